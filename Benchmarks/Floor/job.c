#include "job.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

bool job_open(job *job, const char *path) {
    int file = open(path, O_RDONLY);
    struct stat state;
    if (file < 0 || fstat(file, &state) != 0 || state.st_size == 0) return false;
    const char *bytes = mmap(NULL, state.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes == MAP_FAILED) return false;
    job->next = bytes;
    job->end = bytes + state.st_size;
    return true;
}

/* The bytes before the next separator, which is skipped. */
static span take_until(job *job, char separator) {
    const char *end = memchr(job->next, separator, job->end - job->next);
    if (!end) end = job->end;
    span taken = {job->next, end - job->next};
    job->next = end < job->end ? end + 1 : end;
    return taken;
}

static int number(const char *digits, int count) {
    int value = 0;
    for (int i = 0; i < count; i++) value = value * 10 + digits[i] - '0';
    return value;
}

bool job_next(job *job, job_month *month) {
    if (job->next >= job->end) return false;
    span name = take_until(job, '\n');
    month->year = number(name.start, 4);
    month->month = number(name.start + 5, 2);
    month->note = take_until(job, '\n');
    int days = days_in_month(month->year, month->month);
    for (int day = 0; day < days; day++)
        for (int line = 0; line < LINES; line++)
            month->entries[day][line] = take_until(job, line < LINES - 1 ? '\t' : '\n');
    return true;
}

static bool is_leap(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

int days_in_month(int year, int month) {
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap(year));
}

/* Sakamoto's rule. */
int first_weekday(int year, int month) {
    static const int shift[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    if (month < 3) year--;
    return (year + year / 4 - year / 100 + year / 400 + shift[month - 1] + 1) % 7;
}
