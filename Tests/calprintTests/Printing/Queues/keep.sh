#!/bin/sh
# What ippeveprinter calls for each job: keeps its document beside this script, numbered.
here=$(dirname "$0")
number=$(($(ls "$here" | grep -c '\.document$') + 1))
printf '%s\n' "$CONTENT_TYPE" >"$here/$number.type"
env | grep '^IPP_' | sort >"$here/$number.attributes"
cp "$1" "$here/$number.part" && mv "$here/$number.part" "$here/$number.document"
