#define _GNU_SOURCE
#include "CFonts.h"

#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regular[] = {
#embed "../../Fonts/Roboto-Regular.ttf"
};
static const unsigned char bold[] = {
#embed "../../Fonts/Roboto-Bold.ttf"
};
static const unsigned char condensed[] = {
#embed "../../Fonts/RobotoCondensed-Regular.ttf"
};
static const unsigned char condensed_bold[] = {
#embed "../../Fonts/RobotoCondensed-Bold.ttf"
};

static const calprint_font calprint_fonts[] = {
    {"Roboto-Regular.ttf", regular, sizeof regular},
    {"Roboto-Bold.ttf", bold, sizeof bold},
    {"RobotoCondensed-Regular.ttf", condensed, sizeof condensed},
    {"RobotoCondensed-Bold.ttf", condensed_bold, sizeof condensed_bold},
};

const calprint_font *calprint_font_at(size_t index) { return &calprint_fonts[index]; }

int calprint_font_descriptor(size_t index) {
    const calprint_font *font = &calprint_fonts[index];
    int descriptor = memfd_create(font->file_name, MFD_CLOEXEC);
    if (descriptor < 0) return -errno;
    for (size_t done = 0; done < font->count;) {
        ssize_t written = write(descriptor, font->bytes + done, font->count - done);
        if (written < 0) {
            int code = errno;
            close(descriptor);
            return -code;
        }
        done += (size_t)written;
    }
    return descriptor;
}
