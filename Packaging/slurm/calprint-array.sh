#!/bin/bash
#SBATCH --job-name=calprint --array=1-8 --ntasks=1 --cpus-per-task=1 --requeue
# sbatch calprint-array.sh MANIFEST.jsonl FOLDER: one shard of the manifest for each task of the array, numbered from 1
# (--array=1-N). A task that runs again draws what is missing.
set -eu
exec calprint batch "$1" --out "$2" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"
