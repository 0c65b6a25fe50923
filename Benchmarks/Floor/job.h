/* The job's months, read from the leanest file there is: see Benchmarks/Job/README.md. */
#ifndef JOB_H
#define JOB_H

#include <stdbool.h>
#include <stddef.h>

enum { DAYS = 31, LINES = 4 };

/* Bytes of the file, without an end of their own. */
typedef struct {
    const char *start;
    size_t length;
} span;

typedef struct {
    int year, month;
    span note;
    span entries[DAYS][LINES];
} job_month;

typedef struct {
    const char *next, *end;
} job;

/* False where the file cannot be read. It stays mapped. */
bool job_open(job *job, const char *path);

/* False behind the last month. */
bool job_next(job *job, job_month *month);

int days_in_month(int year, int month);

/* Of the month's first day; 0 is Sunday. */
int first_weekday(int year, int month);

#endif
