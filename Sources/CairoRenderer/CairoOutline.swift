import CCairo
import CalendarLayout

/// What Cairo itself writes of a document beside its pages: metadata, outline, page labels.
struct CairoOutline {
    private let surface: OpaquePointer
    private var pageCount = 0
    /// The entry that nested ones stand under.
    private var month: Int32 = CAIRO_PDF_OUTLINE_ROOT

    init(_ surface: OpaquePointer) {
        self.surface = surface
    }

    func describe(_ metadata: DocumentMetadata) {
        set(CAIRO_PDF_METADATA_TITLE, metadata.title)
        if let author = metadata.author { set(CAIRO_PDF_METADATA_AUTHOR, author) }
        set(CAIRO_PDF_METADATA_CREATOR, metadata.creator)
        set(CAIRO_PDF_METADATA_CREATE_DATE, metadata.date)
        set(CAIRO_PDF_METADATA_MOD_DATE, metadata.date)
    }

    private func set(_ key: cairo_pdf_metadata_t, _ value: String) {
        cairo_pdf_surface_set_metadata(surface, key, value)
    }

    /// The label and the outline entry of the page that is drawn next.
    mutating func add(_ page: Page) {
        pageCount += 1
        cairo_pdf_surface_set_page_label(surface, page.label)
        let parent = page.outline.isNested ? month : CAIRO_PDF_OUTLINE_ROOT
        let entry = cairo_pdf_surface_add_outline(
            surface, parent, page.outline.title, "page=\(pageCount)", cairo_pdf_outline_flags_t(0))
        if !page.outline.isNested { month = entry }
    }
}
