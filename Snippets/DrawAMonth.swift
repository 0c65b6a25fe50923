// Draws January 2025 with one holiday and writes the PDF to standard output.

import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation

let month = YearMonth(year: 2025, month: 1)!
let holiday = DayRecord(date: month.firstDay, texts: [LineText(key: "off", text: "New Year's Day")])
let schedule = Schedule(days: [holiday])
let library = try FontLibrary()
let typesetter = Typesetter(PangoMeasurer(library))
var pages = CalendarPages(schedule, months: [month], typesetter: typesetter)
let metadata = DocumentMetadata(title: "January 2025", creator: "Ten lines", date: "2025-01-01T00:00:00Z")
let renderer = try PDFRenderer(metadata, library: library) { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
while let laidOut = try pages.next() { try renderer.draw(laidOut.page) }
try renderer.finish()
