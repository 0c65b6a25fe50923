/* The month page of calprint, at its sizes and places. */
#ifndef PAGE_H
#define PAGE_H

#include <cairo.h>
#include <stdbool.h>

#include "job.h"

enum { PAGE_WIDTH = 612, PAGE_HEIGHT = 792 };

/* Draws a month on the surface's page; `is_tagged` says what each part is. */
void draw_month(cairo_t *cairo, const job_month *month, bool is_tagged);

/* "January 2025"; valid until the next call. */
span month_title(const job_month *month);

#endif
