// Reads a schedule, prints what is to be said about it, and writes one of its months as a PDF:
// ReadAndDraw clinic.json 2025-01 >january.pdf

import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import ScheduleIO

func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

let arguments = CommandLine.arguments
guard arguments.count == 3, let month = YearMonth(iso8601: arguments[2]) else {
    say("usage: ReadAndDraw FILE YYYY-MM")
    exit(64)
}

// A file in any format that calprint reads. Calendars are expanded on these days.
let options = ReadingOptions(days: month.firstDay...month.lastDay)
let result = ScheduleReader.read(try SourceFile.read(arguments[1]), file: arguments[1], options: options)
for finding in result.findings { say(finding.description) }
guard let schedule = result.schedule else { exit(65) }

// German, on A4; weeks begin on Monday, as the locale says.
let style = PageStyle(sheet: Sheet(Media(name: "a4")!), locale: CalendarLocale(named: "de") ?? .english)
let library = try FontLibrary()
let typesetter = Typesetter(PangoMeasurer(library))
var pages = CalendarPages(schedule, months: [month], style: style, typesetter: typesetter)

let metadata = DocumentMetadata(title: style.title(of: month), creator: "ReadAndDraw", date: "2025-01-01T00:00:00Z")
let renderer = try PDFRenderer(metadata, library: library) { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
while let page = try pages.next() {
    try renderer.draw(page.page)
    let cut = page.placements.filter { $0.outcome == .shortened }.count
    if cut > 0 { say("page \(page.number): \(cut) texts are in full on the next page") }
}
try renderer.finish()
