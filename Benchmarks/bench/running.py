"""Runs tools and says what they took."""

from contextlib import ExitStack
from dataclasses import dataclass
import os
from pathlib import Path
import re
import signal
import subprocess
import tempfile
import time
from typing import IO

import scratch
from tools import Tool


class ToolError(Exception):
    """A tool that failed, or took too long."""


@dataclass(frozen=True)
class Usage:
    """CPU seconds of all processes of a run, user and system; the largest peak of one, in bytes."""

    cpu: float
    memory: int


def measured(tool: Tool, months: int, limit: float) -> Usage:
    """Runs a tool once. Throws ToolError where it fails or takes more than `limit` seconds."""
    with tempfile.TemporaryDirectory(dir=scratch.SCRATCH) as folder:
        stages = tool.command(months)
        files = [Path(folder) / str(index) for index in range(len(stages))]
        run(tool, months, [[str(scratch.USAGE), str(file), *stage] for file, stage in zip(files, stages)], limit)
        usages = [[int(number) for number in file.read_text().split()] for file in files]
    return Usage(sum(user + system for user, system, _ in usages) / 1e6, max(peak for *_, peak in usages) * 1024)


def instructions(tool: Tool, months: int, limit: float) -> int:
    """By callgrind, of all processes of a run. Throws ToolError as `measured` does."""
    with tempfile.TemporaryDirectory(dir=scratch.SCRATCH) as folder:
        valgrind = ["valgrind", "--tool=callgrind", "--trace-children=yes", f"--log-file={folder}/log.%p",
                    "--callgrind-out-file=/dev/null"]
        run(tool, months, [[*valgrind, *stage] for stage in tool.command(months)], limit)
        logs = [path.read_text() for path in Path(folder).glob("log.*")]
    return sum(int(count) for log in logs for count in re.findall(r"Collected : (\d+)", log))


def run(tool: Tool, months: int, stages: list[list[str]], limit: float) -> None:
    """Runs stages with pipes between them; the last one's standard output is the tool's file."""
    environment = scratch.ENVIRONMENT | tool.environment()
    output = tool.output(months)
    with ExitStack() as stack:
        errors = stack.enter_context(tempfile.TemporaryFile())
        partial = stack.enter_context(open(output.with_suffix(".stdout"), "wb"))
        processes = start(stages, environment, partial, errors)
        wait(processes, limit)
        if any(process.returncode for process in processes):
            errors.seek(0)
            raise ToolError(last_line(errors.read().decode(errors="replace")))
    keep_output(output)


def start(stages: list[list[str]], environment: dict[str, str], output: IO[bytes],
          errors: IO[bytes]) -> list[subprocess.Popen[bytes]]:
    """Each stage reads what the one before it writes."""
    processes: list[subprocess.Popen[bytes]] = []
    source: IO[bytes] | int = subprocess.DEVNULL
    for stage in stages:
        sink: IO[bytes] | int = output if stage is stages[-1] else subprocess.PIPE
        process = subprocess.Popen(stage, stdin=source, stdout=sink, stderr=errors, env=environment,
                                   start_new_session=True)
        if not isinstance(source, int):
            source.close()
        source = process.stdout or subprocess.DEVNULL
        processes.append(process)
    return processes


def wait(processes: list[subprocess.Popen[bytes]], limit: float) -> None:
    deadline = time.monotonic() + limit
    try:
        for process in processes:
            process.wait(max(0, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        for process in processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        raise ToolError(f"over {limit:.0f} s") from None


def keep_output(output: Path) -> None:
    """What came on standard output is the file, where there was any."""
    partial = output.with_suffix(".stdout")
    if partial.stat().st_size:
        partial.replace(output)
    else:
        partial.unlink()


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:80] if lines else "failed"
