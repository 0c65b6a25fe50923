#include "page.h"

#include <stdio.h>
#include <string.h>

#include "type.h"

/* Of the faces, in em: ascent, descent and the height of capitals. */
static const double ascent = 1900.0 / 2048, descent = 500.0 / 2048, capitals = 1456.0 / 2048;

static const double margin = 36, padding = 3, notes_top = 64, notes_padding = 2.5, leading = 12;
static const double header_height = 18, hairline = 0.5, border = 1;

#define TEXT(literal) ((span){literal, sizeof(literal) - 1})

static const span months[] = {TEXT("January"), TEXT("February"), TEXT("March"),     TEXT("April"),
                              TEXT("May"),     TEXT("June"),     TEXT("July"),      TEXT("August"),
                              TEXT("September"), TEXT("October"), TEXT("November"), TEXT("December")};
static const span weekdays[] = {TEXT("Sunday"),   TEXT("Monday"), TEXT("Tuesday"), TEXT("Wednesday"),
                                TEXT("Thursday"), TEXT("Friday"), TEXT("Saturday")};
static const span labels[LINES] = {TEXT("OS"), TEXT("CL"), TEXT("OFF"), TEXT("CALL")};

/* A page that is being drawn: what, on what, and where its table lies. */
typedef struct {
    cairo_t *cairo;
    const job_month *month;
    bool is_tagged;
    int lead, days, rows;
    double notes_bottom, header_top, grid_top, grid_bottom, column_width, row_height;
} page;

static page lay_out(cairo_t *cairo, const job_month *month, bool is_tagged) {
    page page = {.cairo = cairo, .month = month, .is_tagged = is_tagged};
    page.lead = first_weekday(month->year, month->month);
    page.days = days_in_month(month->year, month->month);
    page.rows = (page.lead + page.days + 6) / 7;
    page.notes_bottom = notes_top + 1.2 * style_size(NOTE) + 2 * notes_padding;
    page.header_top = page.notes_bottom + 5;
    page.grid_top = page.header_top + header_height;
    page.grid_bottom = PAGE_HEIGHT - margin;
    page.column_width = (PAGE_WIDTH - 2 * margin) / 7;
    page.row_height = (page.grid_bottom - page.grid_top) / page.rows;
    return page;
}

/* MARK: Structure */

static void begin(const page *page, const char *tag) {
    if (page->is_tagged) cairo_tag_begin(page->cairo, tag, NULL);
}

static void end(const page *page, const char *tag) {
    if (page->is_tagged) cairo_tag_end(page->cairo, tag);
}

/* Ends an element that has text. */
static void end_text(const page *page, const char *tag) {
    draw_batch(page->cairo);
    end(page, tag);
}

/* MARK: Shades and rules */

static double column_x(const page *page, int column) { return margin + column * page->column_width; }

static double row_y(const page *page, int row) { return page->grid_top + row * page->row_height; }

/* The cells of a row of the grid from one column to before another, as one path. */
static void add_cells(const page *page, int row, int from, int to) {
    for (int column = from; column < to; column++)
        cairo_rectangle(page->cairo, column_x(page, column), row_y(page, row), page->column_width, page->row_height);
}

static void fill_shade(const page *page, double light) {
    cairo_set_source_rgb(page->cairo, light, light, light);
    cairo_fill(page->cairo);
}

static void draw_bands(const page *page) {
    cairo_rectangle(page->cairo, margin, page->header_top, PAGE_WIDTH - 2 * margin, header_height);
    fill_shade(page, 0.86);
    int used = page->lead + page->days;
    if (page->lead == 0 && used == page->rows * 7) return;
    add_cells(page, 0, 0, page->lead);
    add_cells(page, page->rows - 1, used - (page->rows - 1) * 7, 7);
    fill_shade(page, 0.9);
}

static void add_horizontal(const page *page, double y) {
    cairo_move_to(page->cairo, margin, y);
    cairo_line_to(page->cairo, PAGE_WIDTH - margin, y);
}

static void add_vertical(const page *page, double x, double top) {
    cairo_move_to(page->cairo, x, top);
    cairo_line_to(page->cairo, x, page->grid_bottom);
}

static void draw_hairlines(const page *page) {
    for (int column = 1; column < 7; column++) add_vertical(page, column_x(page, column), page->grid_top);
    for (int row = 1; row < page->rows; row++) add_horizontal(page, row_y(page, row));
    add_horizontal(page, notes_top + hairline / 2);
    add_horizontal(page, page->notes_bottom - hairline / 2);
    cairo_set_line_width(page->cairo, hairline);
    cairo_stroke(page->cairo);
}

static void draw_border(const page *page) {
    add_horizontal(page, page->header_top + border / 2);
    add_horizontal(page, page->grid_top - border / 2);
    add_horizontal(page, page->grid_bottom - border / 2);
    add_vertical(page, margin + border / 2, page->header_top);
    add_vertical(page, PAGE_WIDTH - margin - border / 2, page->header_top);
    cairo_set_line_width(page->cairo, border);
    cairo_stroke(page->cairo);
}

/* MARK: Text */

/* How far below a band's top a baseline lies that centres capitals in it. */
static double centred_baseline(style style, double height) { return (height + capitals * style_size(style)) / 2; }

/* How far below a line's top its baseline lies. */
static double line_baseline(style style, double leading) {
    double size = style_size(style);
    return (leading - (ascent + descent) * size) / 2 + ascent * size;
}

static void add_centred(style style, double middle, double baseline, span text) {
    add_text(style, middle - text_width(style, text) / 2, baseline, text);
}

span month_title(const job_month *month) {
    static char title[32];
    span name = months[month->month - 1];
    int length = snprintf(title, sizeof title, "%.*s %d", (int)name.length, name.start, month->year);
    return (span){title, length};
}

static void draw_title(const page *page) {
    begin(page, "H1");
    add_centred(TITLE, PAGE_WIDTH / 2.0, margin + centred_baseline(TITLE, 20), month_title(page->month));
    end_text(page, "H1");
}

static void draw_note(const page *page) {
    double baseline = notes_top + notes_padding + line_baseline(NOTE, 1.2 * style_size(NOTE));
    span label = TEXT("Notes:");
    begin(page, "P");
    add_text(NOTE_LABEL, margin, baseline, label);
    add_text(NOTE, margin + text_width(NOTE_LABEL, label) + 4, baseline, page->month->note);
    end_text(page, "P");
}

static void draw_header(const page *page) {
    double baseline = page->header_top + centred_baseline(WEEKDAY, header_height);
    begin(page, "TR");
    for (int column = 0; column < 7; column++) {
        begin(page, "TH");
        add_centred(WEEKDAY, column_x(page, column) + page->column_width / 2, baseline, weekdays[column]);
        end_text(page, "TH");
    }
    end(page, "TR");
}

/* Labels in a column as wide as the widest, values beside them on as many lines as they need. */
static void add_entries(const page *page, double x, double y, const span *entries) {
    double value_x = x + padding + text_width(LABEL, labels[LINES - 1]) + padding;
    double width = x + page->column_width - padding - value_x;
    double baseline = y + 15 + line_baseline(VALUE, leading);
    for (int line = 0; line < LINES; line++) {
        if (!entries[line].length) continue;
        add_text(LABEL, x + padding, baseline, labels[line]);
        baseline += leading * add_paragraph(VALUE, value_x, baseline, width, leading, entries[line]);
    }
}

static void draw_day(const page *page, int row, int column, int day) {
    double x = column_x(page, column), y = row_y(page, row);
    char number[2] = {'0' + (day + 1) / 10, '0' + (day + 1) % 10};
    bool has_tens = day + 1 >= 10;
    add_text(DAY, x + padding, y + 12.5, (span){number + !has_tens, 1 + has_tens});
    add_entries(page, x, y, page->month->entries[day]);
}

static void draw_week(const page *page, int row) {
    begin(page, "TR");
    for (int column = 0; column < 7; column++) {
        int day = row * 7 + column - page->lead;
        begin(page, "TD");
        if (day >= 0 && day < page->days) draw_day(page, row, column, day);
        end_text(page, "TD");
    }
    end(page, "TR");
}

void draw_month(cairo_t *cairo, const job_month *month, bool is_tagged) {
    page page = lay_out(cairo, month, is_tagged);
    draw_bands(&page);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    draw_hairlines(&page);
    draw_border(&page);
    begin(&page, "Sect");
    draw_title(&page);
    draw_note(&page);
    begin(&page, "Table");
    draw_header(&page);
    for (int row = 0; row < page.rows; row++) draw_week(&page, row);
    end(&page, "Table");
    end(&page, "Sect");
}
