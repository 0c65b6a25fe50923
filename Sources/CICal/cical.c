#include "CICal.h"

#include <CLoader.h>

#define SYMBOL(name) #name,

const char *cical_load(cical_functions *functions) {
    CLOADER_LOAD("libical.so.3", CICAL_FUNCTIONS, SYMBOL, functions);
}
