#!/bin/sh
# A backend whose printer is still printing when everybody has gone home.
[ $# -gt 0 ] || { echo 'file slow:/ "Unknown" "Slow"'; exit 0; }
exec sleep 600
