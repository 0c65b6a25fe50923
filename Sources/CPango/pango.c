#include "CPango.h"

#include <CLoader.h>

#define SYMBOL(name) #name,

// libpangoft2 brings libpango, libgobject and libfribidi along, whose functions are looked up through it.
const char *cpango_load(cpango_functions *functions) {
    CLOADER_LOAD("libpangoft2-1.0.so.0", CPANGO_FUNCTIONS, SYMBOL, functions);
}
