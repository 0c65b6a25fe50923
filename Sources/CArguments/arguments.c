#include "CArguments.h"

#include <sys/auxv.h>

static int count;
static char **words;

// glibc passes main's arguments to the functions that run before it.
__attribute__((constructor)) static void keep(int argc, char **argv) {
    count = argc;
    words = argv;
}

int carguments_count(void) { return count; }

const char *carguments_word(int index) { return index >= 0 && index < count ? words[index] : 0; }

const char *carguments_executed_path(void) { return (const char *)getauxval(AT_EXECFN); }
