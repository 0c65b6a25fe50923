#define _GNU_SOURCE
#include "CICal.h"

#include <dlfcn.h>

const char *cical_load(cical_functions *functions) {
    void *library = dlopen("libical.so.3", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return dlerror();
#define CICAL_FIND(name) \
    functions->name = (__typeof__(name) *)dlsym(library, #name); \
    if (!functions->name) return dlerror();
    CICAL_FUNCTIONS(CICAL_FIND)
#undef CICAL_FIND
    return 0;
}
