#include "type.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Words are shaped at 64 pt, where an em is 65536 of Pango's units, and drawn at any size. */
enum { SHAPING_SIZE = 64, EM = SHAPING_SIZE * PANGO_SCALE, BUCKETS = 4096 };

/* MARK: Faces */

static FcConfig *config;
static int face_count;
static PangoFontDescription *descriptions[FACES];
static PangoContext *contexts[FACES];

bool type_add_face(const char *file, const char *description) {
    if (!config) config = FcConfigCreate();
    PangoFontDescription *new = pango_font_description_from_string(description);
    pango_font_description_set_size(new, EM);
    descriptions[face_count++] = new;
    return FcConfigAppFontAddFile(config, (const FcChar8 *)file);
}

static PangoFontMap *new_font_map(void) {
    /* Before the map is made: else Pango reads the system's configuration in a thread of its own. */
    FcConfigSetCurrent(config);
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    return map;
}

static cairo_font_options_t *new_options(void) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    return options;
}

static PangoContext *new_context(PangoFontMap *map, int face, const cairo_font_options_t *options) {
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_font_description(context, descriptions[face]);
    pango_context_set_language(context, pango_language_from_string("en-us"));
    pango_context_set_round_glyph_positions(context, FALSE);
    pango_cairo_context_set_font_options(context, options);
    return context;
}

/* MARK: Styles */

/* A face at a size, and the glyphs in it that wait to be drawn. */
static struct {
    int face;
    double size;
    cairo_scaled_font_t *font;
    cairo_glyph_t *glyphs;
    int count, capacity;
} styles[STYLES];
static int style_count;

/* The styles that have such glyphs. */
static int waiting[STYLES], waiting_count;

static cairo_scaled_font_t *new_font(PangoContext *context, double size, const cairo_font_options_t *options) {
    PangoFont *font = pango_context_load_font(context, pango_context_get_font_description(context));
    cairo_scaled_font_t *shaping = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    cairo_matrix_t matrix, identity;
    cairo_matrix_init_scale(&matrix, size, size);
    cairo_matrix_init_identity(&identity);
    return cairo_scaled_font_create(cairo_scaled_font_get_font_face(shaping), &matrix, &identity, options);
}

void type_add_style(int face, double size) {
    static PangoFontMap *map;
    static cairo_font_options_t *options;
    if (!map) {
        map = new_font_map();
        options = new_options();
    }
    if (!contexts[face]) contexts[face] = new_context(map, face, options);
    styles[style_count].face = face;
    styles[style_count].size = size;
    styles[style_count++].font = new_font(contexts[face], size, options);
}

/* MARK: Words */

/* A word's glyphs and how far it moves the pen, in em. */
typedef struct {
    int count;
    double advance;
    cairo_glyph_t *glyphs;
} word;

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
static word shape(int face, span text) {
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

/* A word in a face, shaped when it first comes up. */
static const word *word_in(int face, span text) {
    entry **bucket = &words[face][hash(text)];
    for (entry *known = *bucket; known; known = known->next)
        if (known->text.length == text.length && !memcmp(known->text.start, text.start, text.length))
            return &known->word;
    entry *new = malloc(sizeof *new);
    *new = (entry){*bucket, text, shape(face, text)};
    *bucket = new;
    return &new->word;
}

/* Takes a word off a text: all up to a blank or a full stop, and that; letters behind them are set as at a start. */
static span take_word(span *text) {
    size_t end = 0;
    while (end < text->length && text->start[end] != ' ' && text->start[end] != '.') end++;
    if (end < text->length) end++;
    span word = {text->start, end};
    *text = (span){text->start + end, text->length - end};
    return word;
}

/* MARK: Texts */

/* Puts a word down; returns where the pen is behind it. */
static double add_word(int style, double x, double y, const word *word) {
    int count = styles[style].count;
    if (count + word->count > styles[style].capacity) {
        styles[style].capacity = 2 * (count + word->count);
        styles[style].glyphs = realloc(styles[style].glyphs, styles[style].capacity * sizeof(cairo_glyph_t));
    }
    double size = styles[style].size;
    for (int i = 0; i < word->count; i++) {
        const cairo_glyph_t *glyph = &word->glyphs[i];
        styles[style].glyphs[count + i] =
            (cairo_glyph_t){glyph->index, x + glyph->x * size, y + glyph->y * size};
    }
    styles[style].count = count + word->count;
    return x + word->advance * size;
}

void type_add_text(int style, double x, double baseline, span text) {
    if (!styles[style].count) waiting[waiting_count++] = style;
    while (text.length) x = add_word(style, x, baseline, word_in(styles[style].face, take_word(&text)));
}

void type_draw(cairo_t *cairo) {
    for (int i = 0; i < waiting_count; i++) {
        int style = waiting[i];
        cairo_set_scaled_font(cairo, styles[style].font);
        cairo_show_glyphs(cairo, styles[style].glyphs, styles[style].count);
        styles[style].count = 0;
    }
    waiting_count = 0;
}
