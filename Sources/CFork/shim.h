/// fork(2), which Swift does not import.
#ifndef CFORK_H
#define CFORK_H

#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

/// Forks a process that has one thread. The child is killed when its parent ends, whatever ends that (Linux).
static inline pid_t cfork_attached(void) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child != 0) return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(128 + SIGKILL);
    return 0;
}

#endif
