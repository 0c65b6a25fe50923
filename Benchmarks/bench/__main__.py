"""python3 Benchmarks/bench [check]: measures calprint and its peers against the floor and writes Benchmarks/RESULTS.md;
with `check` only holds calprint against the contract. `make bench` and `make bench-check` build what is needed."""

import subprocess
import sys

from running import ToolError


def main(arguments: list[str]) -> int:
    if arguments == ["check"]:
        from check import check
        return check()
    if arguments:
        print(__doc__, file=sys.stderr)
        return 64
    from table import bench
    return bench()


try:
    sys.exit(main(sys.argv[1:]))
except (FileNotFoundError, subprocess.CalledProcessError, ToolError) as error:
    print(f"bench: error: {error}", file=sys.stderr)
    sys.exit(69)
