/* floor [--tagged] JOB FONTS OUT.pdf: the least that C, Pango and Cairo take to draw the job's months as calprint does.
 *
 * Each distinct word is shaped once; the glyphs of a cell are drawn together; the data need no parsing. It does without
 * what makes a program of use: other data, other sizes, and an answer where something is wrong. */
#include <cairo-pdf.h>
#include <stdio.h>
#include <string.h>

#include "page.h"
#include "type.h"

static const char date[] = "2025-01-01T00:00:00Z";

static void describe(cairo_surface_t *pdf) {
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_TITLE, "Calendar");
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_CREATE_DATE, date);
    cairo_pdf_surface_set_metadata(pdf, CAIRO_PDF_METADATA_MOD_DATE, date);
}

/* The page's label and its line in the outline. */
static void name_page(cairo_surface_t *pdf, const job_month *month, int page) {
    char label[16], place[48];
    snprintf(label, sizeof label, "%04d-%02d", month->year, month->month);
    snprintf(place, sizeof place, "page=%d pos=[0 0]", page);
    cairo_pdf_surface_set_page_label(pdf, label);
    cairo_pdf_surface_add_outline(pdf, CAIRO_PDF_OUTLINE_ROOT, month_title(month).start, place, 0);
}

static void draw_job(job *job, cairo_surface_t *pdf, cairo_t *cairo, bool is_tagged) {
    static job_month month;
    if (is_tagged) cairo_tag_begin(cairo, "Document", NULL);
    for (int page = 1; job_next(job, &month); page++) {
        name_page(pdf, &month, page);
        draw_month(cairo, &month, is_tagged);
        cairo_show_page(cairo);
    }
    if (is_tagged) cairo_tag_end(cairo, "Document");
}

int main(int count, char **arguments) {
    bool is_tagged = count == 5 && !strcmp(arguments[1], "--tagged");
    if (count != 4 + is_tagged) return fprintf(stderr, "usage: floor [--tagged] JOB FONTS OUT.pdf\n"), 64;
    char **paths = arguments + 1 + is_tagged;
    job job;
    if (!job_open(&job, paths[0]) || !type_open(paths[1])) return fprintf(stderr, "floor: no job or no fonts\n"), 66;
    cairo_surface_t *pdf = cairo_pdf_surface_create(paths[2], PAGE_WIDTH, PAGE_HEIGHT);
    describe(pdf);
    cairo_t *cairo = cairo_create(pdf);
    draw_job(&job, pdf, cairo, is_tagged);
    cairo_status_t drawn = cairo_status(cairo);
    cairo_destroy(cairo);
    cairo_surface_finish(pdf);
    if (drawn || cairo_surface_status(pdf)) return fprintf(stderr, "floor: the PDF could not be written\n"), 74;
    return 0;
}
