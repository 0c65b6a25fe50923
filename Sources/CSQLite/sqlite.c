#include "CSQLite.h"

#include <dlfcn.h>
#include <stddef.h>

#define LOAD(name) ((functions.name = (__typeof__(functions.name))dlsym(library, "sqlite3_" #name)) != NULL)

const struct csqlite_functions *csqlite_load(void) {
    static struct csqlite_functions functions;
    void *library = dlopen("libsqlite3.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) return NULL;
    int isWhole = LOAD(open_v2) && LOAD(close_v2) && LOAD(extended_errcode) && LOAD(errmsg) && LOAD(system_errno)
        && LOAD(busy_timeout) && LOAD(file_control) && LOAD(exec) && LOAD(prepare_v3) && LOAD(finalize) && LOAD(reset)
        && LOAD(step) && LOAD(bind_null) && LOAD(bind_int64) && LOAD(bind_text) && LOAD(column_type)
        && LOAD(column_int64) && LOAD(column_text) && LOAD(column_bytes) && LOAD(last_insert_rowid);
    return isWhole ? &functions : NULL;
}
