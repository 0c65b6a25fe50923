#define _GNU_SOURCE
#include "CLoader.h"

#include <dlfcn.h>
#include <string.h>

const char *cloader_load(const char *soname, const char *const *names, size_t count, void *table) {
    void *library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
    if (!library) return dlerror();
    for (size_t index = 0; index < count; index++) {
        void *function = dlsym(library, names[index]);
        if (!function) return dlerror();
        memcpy((char *)table + index * sizeof function, &function, sizeof function);
    }
    return NULL;
}
