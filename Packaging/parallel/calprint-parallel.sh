#!/bin/sh
# calprint-parallel.sh MANIFEST.jsonl FOLDER N [parallel's options]: draws N shards with GNU parallel, also on other
# machines (--sshloginfile FILE, with shared folders). Its exit status is the number of shards that failed.
set -eu
manifest=$1 out=$2 count=$3
shift 3
exec parallel "$@" calprint batch "$manifest" --out "$out" --jobs 1 --shard "{}/$count" ::: $(seq "$count")
