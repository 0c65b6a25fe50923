#!/bin/sh
# A backend whose printer fails.
[ $# -gt 0 ] || { echo 'file broken:/ "Unknown" "Broken"'; exit 0; }
echo 'ERROR: the drum is cracked' >&2
exit 1
