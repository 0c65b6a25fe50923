#define _GNU_SOURCE
#include "CCUPS.h"

#include <CLoader.h>
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#define SYMBOL(result, name, parameters) #name,

const char *ccups_load(ccups_functions *functions) {
    CLOADER_LOAD("libcups.so.2", CCUPS_FUNCTIONS, SYMBOL, functions);
}

int ccups_file(const void *bytes, size_t count) {
    int descriptor = memfd_create("document", MFD_CLOEXEC);
    if (descriptor < 0) return -1;
    for (size_t done = 0; done < count;) {
        ssize_t written = pwrite(descriptor, (const char *)bytes + done, count - done, (off_t)done);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) {
            int code = errno;
            close(descriptor);
            errno = code;
            return -1;
        }
        done += (size_t)written;
    }
    return descriptor;
}
