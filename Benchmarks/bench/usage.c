/* usage FILE COMMAND…: runs a command and writes into FILE what it and its children took: CPU in microseconds of the
 * user and of the system, and the largest peak of memory in KB. Its exit status is the command's.
 *
 * A process inherits, as its peak, the size of the one that it was started from: of this one next to nothing. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

int main(int count, char **arguments) {
    if (count < 3) return 64;
    pid_t child = fork();
    if (child == 0) {
        execvp(arguments[2], arguments + 2);
        _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 71;
    FILE *file = fopen(arguments[1], "w");
    if (!file) return 73;
    fprintf(file, "%ld %ld %ld\n", microseconds(usage.ru_utime), microseconds(usage.ru_stime), usage.ru_maxrss);
    fclose(file);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
