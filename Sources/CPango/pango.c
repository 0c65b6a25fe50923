#include "CPango.h"

#include <dlfcn.h>
#include <stddef.h>

const struct cpango_functions *cpango_load(void) {
    static struct cpango_functions functions;
    // It brings along what else is looked up.
    void *library = dlopen("libpangocairo-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return NULL;
#define LOAD(name) \
    functions.name = (__typeof__(functions.name))dlsym(library, #name); \
    if (functions.name == NULL) return NULL;
    CPANGO_FUNCTIONS(LOAD)
#undef LOAD
    return &functions;
}
