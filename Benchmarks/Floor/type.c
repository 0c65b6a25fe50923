#include "type.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words are shaped at 64 pt, where an em is 65536 of Pango's units, and drawn at any size. */
enum { SHAPING_SIZE = 64, EM = SHAPING_SIZE * PANGO_SCALE, BUCKETS = 4096 };

static const struct {
    face face;
    double size;
} styles[STYLES] = {
    [TITLE] = {BOLD, 16},   [WEEKDAY] = {BOLD, 10.5}, [NOTE_LABEL] = {BOLD, 9}, [NOTE] = {REGULAR, 9},
    [DAY] = {BOLD, 11},     [LABEL] = {BOLD, 7.5},    [VALUE] = {REGULAR, 10},
};

/* MARK: Faces */

static PangoContext *contexts[FACES];
static cairo_scaled_font_t *scaled_fonts[STYLES];

static PangoFontMap *font_map(const char *fonts) {
    static const char *const files[FACES] = {"Roboto-Regular.ttf", "Roboto-Bold.ttf"};
    FcConfig *config = FcConfigCreate();
    for (int i = 0; i < FACES; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", fonts, files[i]);
        if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) return NULL;
    }
    /* Before the map is made: else Pango reads the system's configuration in a thread of its own. */
    FcConfigSetCurrent(config);
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    return map;
}

static PangoContext *font_context(PangoFontMap *map, face face, const cairo_font_options_t *options) {
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family_static(description, "Roboto");
    pango_font_description_set_weight(description, face == BOLD ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_size(description, EM);
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_font_description(context, description);
    pango_context_set_language(context, pango_language_from_string("en-us"));
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_cairo_context_set_font_options(context, options);
    pango_font_description_free(description);
    return context;
}

static cairo_scaled_font_t *scaled_font(style style, const cairo_font_options_t *options) {
    PangoContext *context = contexts[styles[style].face];
    PangoFont *font = pango_context_load_font(context, pango_context_get_font_description(context));
    cairo_scaled_font_t *shaping = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    cairo_matrix_t matrix, identity;
    cairo_matrix_init_scale(&matrix, styles[style].size, styles[style].size);
    cairo_matrix_init_identity(&identity);
    return cairo_scaled_font_create(cairo_scaled_font_get_font_face(shaping), &matrix, &identity, options);
}

bool type_open(const char *fonts) {
    PangoFontMap *map = font_map(fonts);
    if (!map) return false;
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    for (int i = 0; i < FACES; i++) contexts[i] = font_context(map, i, options);
    for (int i = 0; i < STYLES; i++) scaled_fonts[i] = scaled_font(i, options);
    cairo_font_options_destroy(options);
    return true;
}

double style_size(style style) { return styles[style].size; }

/* MARK: Words */

typedef struct entry {
    struct entry *next;
    span text;
    word word;
} entry;

static entry *words[FACES][BUCKETS];

static uint32_t hash(span text) {
    uint32_t value = 2166136261u;
    for (size_t i = 0; i < text.length; i++) value = (value ^ (unsigned char)text.start[i]) * 16777619u;
    return value % BUCKETS;
}

/* The glyphs of one item; the job's words have one face, one script and one direction. */
static word shape(face face, span text) {
    GList *items = pango_itemize(contexts[face], text.start, 0, text.length, NULL, NULL);
    PangoItem *item = items->data;
    PangoGlyphString *string = pango_glyph_string_new();
    pango_shape(text.start, text.length, &item->analysis, string);
    word shaped = {string->num_glyphs, 0, malloc(string->num_glyphs * sizeof(cairo_glyph_t))};
    for (int i = 0; i < string->num_glyphs; i++) {
        const PangoGlyphGeometry *place = &string->glyphs[i].geometry;
        double x = shaped.advance + (double)place->x_offset / EM;
        shaped.glyphs[i] = (cairo_glyph_t){string->glyphs[i].glyph, x, (double)place->y_offset / EM};
        shaped.advance += (double)place->width / EM;
    }
    pango_glyph_string_free(string);
    g_list_free_full(items, (GDestroyNotify)pango_item_free);
    return shaped;
}

const word *style_word(style style, span text) {
    face face = styles[style].face;
    entry **bucket = &words[face][hash(text)];
    for (entry *known = *bucket; known; known = known->next)
        if (known->text.length == text.length && !memcmp(known->text.start, text.start, text.length))
            return &known->word;
    entry *new = malloc(sizeof *new);
    char *copy = malloc(text.length);
    memcpy(copy, text.start, text.length);
    *new = (entry){*bucket, {copy, text.length}, shape(face, text)};
    *bucket = new;
    return &new->word;
}

/* MARK: Lines */

static bool is_letter(char byte) { return ((byte & 0xDF) >= 'A' && (byte & 0xDF) <= 'Z') || (byte & 0x80); }

/* Takes a piece that stays on one line off a text: one space, an initial that another follows, or a word. */
static span take_piece(span *text) {
    size_t end = 1;
    if (text->start[0] != ' ')
        while (end < text->length && text->start[end] != ' '
               && !(end > 1 && text->start[end - 1] == '.' && is_letter(text->start[end])))
            end++;
    span piece = {text->start, end};
    *text = (span){text->start + end, text->length - end};
    return piece;
}

double text_width(style style, span text) {
    double width = 0;
    while (text.length) width += style_word(style, take_piece(&text))->advance;
    return width * styles[style].size;
}

/* MARK: Batches */

static struct {
    cairo_glyph_t *glyphs;
    int count, capacity;
} batches[STYLES];

/* Puts a word down; says where the pen is behind it. */
static double add_word(style style, double x, double y, const word *word) {
    int count = batches[style].count;
    if (count + word->count > batches[style].capacity) {
        batches[style].capacity = 2 * (count + word->count);
        batches[style].glyphs = realloc(batches[style].glyphs, batches[style].capacity * sizeof(cairo_glyph_t));
    }
    double size = styles[style].size;
    for (int i = 0; i < word->count; i++) {
        const cairo_glyph_t *glyph = &word->glyphs[i];
        batches[style].glyphs[count + i] =
            (cairo_glyph_t){glyph->index, x + glyph->x * size, y + glyph->y * size};
    }
    batches[style].count = count + word->count;
    return x + word->advance * size;
}

void add_text(style style, double x, double baseline, span text) {
    while (text.length) x = add_word(style, x, baseline, style_word(style, take_piece(&text)));
}

int add_paragraph(style style, double left, double baseline, double width, double leading, span text) {
    double size = styles[style].size, x = left;
    int line = 0;
    const word *gap = NULL;
    while (text.length) {
        span piece = take_piece(&text);
        const word *next = style_word(style, piece);
        if (piece.start[0] == ' ') {
            gap = next;
            continue;
        }
        double needed = (next->advance + (gap ? gap->advance : 0)) * size;
        if (x > left && x + needed > left + width) {
            x = left;
            line++;
        } else if (gap) {
            x = add_word(style, x, baseline + line * leading, gap);
        }
        x = add_word(style, x, baseline + line * leading, next);
        gap = NULL;
    }
    return line + 1;
}

void draw_batch(cairo_t *cairo) {
    for (int style = 0; style < STYLES; style++) {
        if (!batches[style].count) continue;
        cairo_set_scaled_font(cairo, scaled_fonts[style]);
        cairo_show_glyphs(cairo, batches[style].glyphs, batches[style].count);
        batches[style].count = 0;
    }
}
