#!/bin/sh
# A backend that keeps what would be printed: capture:FOLDER. Called without arguments it lists itself; else with
# job, user, title, copies, options and, maybe, a file. Waits as long as there is a file FOLDER/busy.
[ $# -gt 0 ] || { echo 'file capture:/ "Unknown" "Capture"'; exit 0; }
out=${DEVICE_URI#capture:}
while [ -e "$out/busy" ]; do sleep 0.05; done
printf '%s\n' "$@" >"$out/$1.arguments"
cat ${6:+"$6"} >"$out/.$1" && echo "$3" >>"$out/titles" && mv "$out/.$1" "$out/$1.printed"
