#include "CSQLite.h"

#include <CLoader.h>

#define SYMBOL(name) "sqlite3_" #name,

const char *csqlite_load(csqlite_functions *functions) {
    CLOADER_LOAD("libsqlite3.so.0", CSQLITE_FUNCTIONS, SYMBOL, functions);
}
