# The workbooks of Excel 97 to 2003, by xlrd. Follows sheets.py.
def read(file):
    import xlrd

    data = file.read()
    if "EncryptedPackage".encode("utf-16-le") in data:
        sys.exit(LOCKED)
    try:
        book = xlrd.open_workbook(file_contents=data, formatting_info=True, ragged_rows=True, logfile=sys.stderr)
    except xlrd.XLRDError as error:
        sys.exit(LOCKED if "encrypted" in str(error).lower() else str(error))
    epoch = 1904 if book.datemode else 1900
    styles = [xls_style(book, form) for form in book.xf_list]
    for source in book.sheets():
        sheet = Sheet(source.name, source.visibility != 0, epoch)
        sheet.hidden_rows = {row for row, fact in source.rowinfo_map.items() if fact.hidden}
        sheet.hidden_columns = [(column, column) for column, fact in source.colinfo_map.items() if fact.hidden]
        sheet.merged = [(top, left, bottom - 1, right - 1) for top, bottom, left, right in source.merged_cells]
        sheet.marks["comments"] += source.cell_note_map
        for row in range(source.nrows):
            for column, cell in enumerate(source.row(row)):
                sheet.add(row, column, xls_text(cell, styles[cell.xf_index], epoch), styles[cell.xf_index])
        for place, runs in source.rich_text_runlist_map.items():
            if any(book.font_list[font].struck_out for _, font in runs):
                sheet.marks["struck"].append(place)
        yield sheet


def xls_style(book, form):
    fill = form.background
    colour = book.colour_map.get(fill.pattern_colour_index)
    is_filled = fill.fill_pattern != 0 and (fill.fill_pattern != 1 or colour not in (None, (255, 255, 255)))
    return Style(book.format_map[form.format_key].format_str, book.font_list[form.font_index].struck_out, is_filled)


def xls_text(cell, style, epoch):
    import xlrd

    if cell.ctype in (xlrd.XL_CELL_NUMBER, xlrd.XL_CELL_DATE):
        return style.text(cell.value, epoch)
    if cell.ctype == xlrd.XL_CELL_BOOLEAN:
        return "TRUE" if cell.value else "FALSE"
    if cell.ctype == xlrd.XL_CELL_ERROR:
        return xlrd.error_text_from_code.get(cell.value, "#ERROR!")
    # XML has no control characters, but these texts can have those that mark sheets and facts.
    return re.sub("[\x06\x07]", " ", cell.value) if cell.ctype == xlrd.XL_CELL_TEXT else ""
