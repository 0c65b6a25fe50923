#include "list.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { UNITS = 1024 };

bool list_open(list *list, const char *path) {
    int file = open(path, O_RDONLY);
    struct stat state;
    if (file < 0 || fstat(file, &state) != 0) return false;
    list->next = malloc(state.st_size + 1);
    list->end = list->next + state.st_size;
    bool is_read = read(file, list->next, state.st_size) == state.st_size;
    close(file);
    return is_read;
}

char list_letter(list *list) {
    if (list->next >= list->end) return 0;
    char letter = *list->next;
    list->next += 2;
    return letter;
}

int list_number(list *list) {
    int number = 0;
    while (*list->next > ' ') number = number * 10 + *list->next++ - '0';
    list->next++;
    return number;
}

double list_length(list *list) { return (double)list_number(list) / UNITS; }

static span take_until(list *list, char separator) {
    char *end = memchr(list->next, separator, list->end - list->next);
    *end = 0;
    span taken = {list->next, end - list->next};
    list->next = end + 1;
    return taken;
}

span list_word(list *list) { return take_until(list, ' '); }

span list_text(list *list) { return take_until(list, '\n'); }
