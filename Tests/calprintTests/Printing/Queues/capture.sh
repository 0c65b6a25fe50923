#!/bin/sh
# A backend that keeps what would be printed: capture:FOLDER. Called without arguments it lists itself; else with
# job, user, title, copies, options and, maybe, a file.
[ $# -gt 0 ] || { echo 'file capture:/ "Unknown" "Capture"'; exit 0; }
out=${DEVICE_URI#capture:}
printf '%s\n' "$@" >"$out/$1.arguments"
cat ${6:+"$6"} >"$out/.$1" && mv "$out/.$1" "$out/$1.printed"
