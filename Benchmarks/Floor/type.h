/* Faces and styles, words that are shaped once each, and glyphs that wait to be drawn together. */
#ifndef TYPE_H
#define TYPE_H

#include <cairo.h>
#include <stdbool.h>

#include "list.h"

enum { FACES = 8, STYLES = 256 };

/* Adds a face: its file, and what Pango calls it. Returns false if it cannot be read. All faces come before styles. */
bool type_add_face(const char *file, const char *description);

/* Adds a style: a face at a size. */
void type_add_style(int face, double size);

/* Puts a text down. */
void type_add_text(int style, double x, double baseline, span text);

/* Draws what was put down: one call of Cairo for each style. */
void type_draw(cairo_t *cairo);

#endif
