// The bundled faces as bytes; see Fonts/README.md.
#pragma once
#include <stddef.h>

typedef struct {
    const char *file_name;
    const unsigned char *bytes;
    size_t count;
} calprint_font;

extern const calprint_font calprint_fonts[];
extern const size_t calprint_font_count;
