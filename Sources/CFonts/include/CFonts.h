// The bundled faces as bytes; see Fonts/README.md.
#pragma once
#include <stddef.h>

typedef struct {
    const char *file_name;
    const unsigned char *bytes;
    size_t count;
} calprint_font;

// Face `index`: regular, bold, condensed, condensed bold.
const calprint_font *calprint_font_at(size_t index);

// A descriptor of an anonymous file with the bytes of face `index`, for libraries that open fonts by name
// (/proc/self/fd/N); a negative error number where the system gives none. Keep it open as long as the face is in use.
int calprint_font_descriptor(size_t index);
