/* The faces, words shaped once each, and glyphs that wait to be drawn together. */
#ifndef TYPE_H
#define TYPE_H

#include <cairo.h>
#include <stdbool.h>

#include "job.h"

typedef enum { REGULAR, BOLD, FACES } face;

/* What is set in one face at one size. */
typedef enum { TITLE, WEEKDAY, NOTE_LABEL, NOTE, DAY, LABEL, VALUE, STYLES } style;

/* A word's glyphs and how far it moves the pen, in em. */
typedef struct word {
    int count;
    double advance;
    cairo_glyph_t *glyphs;
} word;

/* False where a face of the folder cannot be read. */
bool type_open(const char *fonts);

double style_size(style style);

/* A word in the face of a style, shaped when it is first asked for. */
const word *style_word(style style, span text);

/* How far a text on one line moves the pen, in points. */
double text_width(style style, span text);

/* Puts a text on one line. */
void add_text(style style, double x, double baseline, span text);

/* Puts a text on lines of at most `width`, as many words on each as fit, `leading` apart; says how many lines. */
int add_paragraph(style style, double x, double baseline, double width, double leading, span text);

/* Draws what was put down: one call of Cairo for each style. */
void draw_batch(cairo_t *cairo);

#endif
