#include "CSubset.h"

#include <CLoader.h>

#define SYMBOL(name) #name,

const char *csubset_load(csubset_functions *functions) {
    CLOADER_LOAD("libharfbuzz-subset.so.0", CSUBSET_FUNCTIONS, SYMBOL, functions);
}
