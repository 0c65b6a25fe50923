#include "CFonts.h"

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

const calprint_font calprint_fonts[] = {
    {"Roboto-Regular.ttf", regular, sizeof regular},
    {"Roboto-Bold.ttf", bold, sizeof bold},
    {"RobotoCondensed-Regular.ttf", condensed, sizeof condensed},
    {"RobotoCondensed-Bold.ttf", condensed_bold, sizeof condensed_bold},
};
const size_t calprint_font_count = sizeof calprint_fonts / sizeof *calprint_fonts;
