/* The list of what calprint drew, which Benchmarks/Drawn writes: lines of a letter, numbers and a text. */
#ifndef LIST_H
#define LIST_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    char *next, *end;
} list;

/* Bytes of the list with a zero behind them. */
typedef struct {
    const char *start;
    size_t length;
} span;

/* Returns false if the file cannot be read. Its bytes stay in memory. */
bool list_open(list *list, const char *path);

/* The letter of the next line; 0 behind the last line. */
char list_letter(list *list);

/* The line's next number, or its next word; both pass over the blank behind it. */
int list_number(list *list);
span list_word(list *list);

/* The next number in points. */
double list_length(list *list);

/* The rest of the line. Each line is read to its end, by this or by the last number. */
span list_text(list *list);

#endif
