/* floor [--tagged] LIST FONTS OUT.pdf: the least that C, Pango and Cairo take to draw the pages that calprint drew.
 *
 * LIST says what is where: see Benchmarks/Drawn. Each distinct word is shaped once; the glyphs of an element are drawn
 * together, also without tags, so that texts can be read in their order. It checks nothing. */
#include <cairo-pdf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "list.h"
#include "type.h"

enum { PAGE_WIDTH = 612, PAGE_HEIGHT = 792 };

static const char date[] = "2025-01-01T00:00:00Z";

typedef struct {
    list list;
    const char *fonts;
    cairo_surface_t *pdf;
    cairo_t *cairo;
    bool is_tagged;
    int page;
} drawing;

static void describe(drawing *drawing) {
    cairo_pdf_surface_set_metadata(drawing->pdf, CAIRO_PDF_METADATA_TITLE, list_text(&drawing->list).start);
    cairo_pdf_surface_set_metadata(drawing->pdf, CAIRO_PDF_METADATA_CREATE_DATE, date);
    cairo_pdf_surface_set_metadata(drawing->pdf, CAIRO_PDF_METADATA_MOD_DATE, date);
}

static void add_face(drawing *drawing) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", drawing->fonts, list_word(&drawing->list).start);
    if (type_add_face(path, list_text(&drawing->list).start)) return;
    fprintf(stderr, "floor: no face %s\n", path);
    exit(66);
}

static void add_style(drawing *drawing) {
    int face = list_number(&drawing->list);
    type_add_style(face, list_length(&drawing->list));
}

/* The page's label and its line in the outline. */
static void begin_page(drawing *drawing) {
    char place[48];
    snprintf(place, sizeof place, "page=%d pos=[0 0]", ++drawing->page);
    cairo_pdf_surface_set_page_label(drawing->pdf, list_word(&drawing->list).start);
    cairo_pdf_surface_add_outline(drawing->pdf, CAIRO_PDF_OUTLINE_ROOT, list_text(&drawing->list).start, place, 0);
}

static void end_page(drawing *drawing) {
    type_draw(drawing->cairo);
    cairo_show_page(drawing->cairo);
}

static void begin_element(drawing *drawing) {
    const char *type = list_text(&drawing->list).start;
    if (drawing->is_tagged) cairo_tag_begin(drawing->cairo, type, NULL);
}

static void end_element(drawing *drawing) {
    const char *type = list_text(&drawing->list).start;
    type_draw(drawing->cairo);
    if (drawing->is_tagged) cairo_tag_end(drawing->cairo, type);
}

static void set_grey(drawing *drawing) {
    double grey = list_number(&drawing->list) / 1000.0;
    cairo_set_source_rgb(drawing->cairo, grey, grey, grey);
}

static void add_rectangle(drawing *drawing) {
    double x = list_length(&drawing->list), y = list_length(&drawing->list), width = list_length(&drawing->list);
    cairo_rectangle(drawing->cairo, x, y, width, list_length(&drawing->list));
}

static void add_rule(drawing *drawing) {
    double x = list_length(&drawing->list);
    cairo_move_to(drawing->cairo, x, list_length(&drawing->list));
    x = list_length(&drawing->list);
    cairo_line_to(drawing->cairo, x, list_length(&drawing->list));
}

static void draw_rules(drawing *drawing) {
    cairo_set_line_width(drawing->cairo, list_length(&drawing->list));
    cairo_stroke(drawing->cairo);
}

static void add_text(drawing *drawing) {
    int style = list_number(&drawing->list);
    double x = list_length(&drawing->list), baseline = list_length(&drawing->list);
    type_add_text(style, x, baseline, list_text(&drawing->list));
}

static void draw_line(drawing *drawing, char letter) {
    switch (letter) {
    case 'D': return describe(drawing);
    case 'A': return add_face(drawing);
    case 'Y': return add_style(drawing);
    case 'P': return begin_page(drawing);
    case 'N': return end_page(drawing);
    case 'B': return begin_element(drawing);
    case 'E': return end_element(drawing);
    case 'G': return set_grey(drawing);
    case 'R': return add_rectangle(drawing);
    case 'F': return cairo_fill(drawing->cairo);
    case 'L': return add_rule(drawing);
    case 'S': return draw_rules(drawing);
    case 'T': return add_text(drawing);
    }
}

int main(int count, char **arguments) {
    bool is_tagged = count == 5 && !strcmp(arguments[1], "--tagged");
    if (count != 4 + is_tagged) return fprintf(stderr, "usage: floor [--tagged] LIST FONTS OUT.pdf\n"), 64;
    char **paths = arguments + 1 + is_tagged;
    drawing drawing = {.fonts = paths[1], .is_tagged = is_tagged};
    if (!list_open(&drawing.list, paths[0])) return fprintf(stderr, "floor: no list\n"), 66;
    drawing.pdf = cairo_pdf_surface_create(paths[2], PAGE_WIDTH, PAGE_HEIGHT);
    drawing.cairo = cairo_create(drawing.pdf);
    for (char letter; (letter = list_letter(&drawing.list));) draw_line(&drawing, letter);
    cairo_status_t drawn = cairo_status(drawing.cairo);
    cairo_destroy(drawing.cairo);
    cairo_surface_finish(drawing.pdf);
    if (drawn || cairo_surface_status(drawing.pdf)) return fprintf(stderr, "floor: the PDF was not written\n"), 74;
    return 0;
}
