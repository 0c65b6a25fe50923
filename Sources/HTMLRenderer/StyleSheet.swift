import CalendarLayout

/// The look of the page: a grid where there is room, a list of days on a phone, and like the PDF on paper.
struct StyleSheet {
    let sheet: Sheet

    var text: String { StyleSheet.everywhere + StyleSheet.screen + StyleSheet.phone + paper }

    /// Black on white. The meaning of a shade is also given in words, or by the name of a weekday.
    private static let everywhere = """
        *, ::before, ::after { box-sizing: border-box }
        html { font: 100%/1.35 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; color: #000;
          background: #fff; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
        body { margin: 0 }
        h1, h2, p, ul { margin: 0; padding: 0 }
        ul { list-style: none }
        .notes { list-style: square; padding-inline-start: 1.2em }
        li, th, .days td { overflow-wrap: break-word }
        .whole, .columns .label { white-space: nowrap }
        table { border-collapse: collapse; width: 100% }
        .light, .black { print-color-adjust: exact; -webkit-print-color-adjust: exact }
        .light { background: #e6e6e6 }
        .black { background: #000; color: #fff }
        th { text-align: start; vertical-align: bottom; padding: .2em .3em }
        thead th { border-bottom: 2px solid }
        tbody th { vertical-align: top }
        th.weekend { font-weight: normal }
        th.week, .outside { font-weight: normal; border: 0 }
        tbody th.group { padding-top: .6em }
        td { vertical-align: top; padding: .2em .3em; border: 1px solid }
        td:has(> .day) { padding: 0; height: 1px }
        abbr { text-decoration: none }
        .day { display: flex; flex-direction: column; height: 100% }
        .strip { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 .4em;
          padding: 0 .3em; font-weight: bold; print-color-adjust: exact; -webkit-print-color-adjust: exact }
        .weekend .strip { background: #e6e6e6 }
        .closed .strip { background: #000; color: #fff }
        .today time { border: 2px solid #000; border-radius: .3em; padding: 0 .2em; background: #fff; color: #000 }
        .days .entries { flex: 1; display: flex; flex-direction: column; gap: .15em; padding: .1em .3em .25em }
        .label { font-weight: bold; font-size: .74em }
        .key .label { font-size: inherit }
        .checklist li, .heads { border-bottom: 1px solid; padding: .3em 0; display: grid; gap: 0 .6em;
          grid-template-columns: 1em minmax(0, 1fr); break-inside: avoid }
        .checklist .label { font-size: 1.3em; line-height: 1 }
        .checklist .value, .heads { display: grid; gap: 0 .8em;
          grid-template-columns: minmax(0, 3fr) 6.5em 5em minmax(0, 2fr) }
        .heads { grid-template-columns: minmax(0, 3fr) 6.5em 5em minmax(0, 2fr); font-size: .8em;
          padding-inline-start: 1.9em }
        .value .done, .heads .done { grid-column: 2 }
        .value .by, .heads .by { grid-column: 3 }
        .value .notes, .heads span.notes { grid-column: 4; margin: 0; padding: 0; font-size: inherit }
        .value .title, .value .done, .value .by, .value .notes { grid-row: 1 }
        .value .more { grid-column: 1; grid-row: 2; font-size: .85em }
        .comment, .newComment { grid-column: 1 / -1; border-inline-start: 1px solid; padding-inline-start: .5em;
          margin-top: .2em }
        .newComment { border-inline-start-width: 4px }
        h2:has(> .count) { display: flex; justify-content: space-between; gap: 1em; border-bottom: 1px solid;
          border-top: 0 }
        h2 > .count { font-weight: normal; font-size: .85em }
        .key li { break-inside: avoid }
        .days .foot { border-top: 1px solid; padding-top: .1em }
        .days .foot + .foot { border-top: 0 }
        .days .foot:first-child, .days li:not(.foot) + .foot { margin-top: auto }
        .bar { border: 1px solid; padding: 0 .3em; font-weight: bold }
        .bar.on { border-inline-end: 0; margin-inline-end: -.3em }
        .bar.from { border-inline-start: 0; margin-inline-start: -.3em }
        .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap }
        .inserted { display: none }
        a { color: inherit }
        footer { display: flex; justify-content: space-between; gap: 1em }
        footer :only-child { margin-inline-start: auto }

        """

    private static let screen = """
        @media screen {
          body { max-width: 80rem; margin: auto; padding: 1rem }
          section { margin-bottom: 3rem }
          h1 { font-size: 1.5rem }
          h2 { font-size: 1.1rem; border-top: 1px solid; margin-top: .6rem; break-after: avoid }
          .notes, h1 + p { font-size: .9rem; margin: .3rem 0 1rem }
          .table { overflow-x: auto }
          tbody th { position: sticky; inset-inline-start: 0; background: #fff }
          .columns { columns: 18rem; column-gap: 2rem; margin-top: 1rem }
          .key { columns: 10rem }
          .columns ul, .columns .table { break-inside: avoid }
          .days { table-layout: fixed; font-size: .875rem }
          .days .day { min-height: 6rem }
          .strip time { font-size: 1.35em }
          footer { font-size: .8rem; margin-top: .5rem }
          :target { outline: 3px solid; outline-offset: -3px }
          .blank { display: none }
        }

        """

    /// The days one below the other; those without entries are small.
    private static let phone = """
        @media screen and (max-width: 40em) {
          .days, .days tbody, .days tr, .days td, .days th { display: block; width: auto; height: auto }
          .days { font-size: 1rem }
          .days thead, .days .outside { display: none }
          .days td { border: 0; border-top: 1px solid; padding: 0 0 .5rem }
          .days .day { display: block; min-height: 0 }
          .days .strip { justify-content: flex-start; padding: .1em .3em }
          .days .strip.inserted { display: flex }
          .days .weekday { display: inline; font-weight: normal }
          .days .empty { padding: 0; font-size: .85em }
          .days .empty .strip time { font-size: 1em }
          .days .entries { display: block }
          .days .foot:first-child { border-top: 0 }
          .days li { padding: .15em 0 }
          .heads { display: none }
          .checklist .value { display: block }
          .value .title, .value .more, .value .notes, .comment, .newComment { display: block }
          .value .done + .by::before { content: "· " }
          .value .done, .value .by, .value .notes, .value .more { font-size: .9em }
          .days .bar { margin: .15em 0; border: 1px solid; padding: .15em .4em }
          .bar > .drawn, .bar .drawn { display: none }
          .bar .said { position: static; width: auto; height: auto; clip-path: none; white-space: normal }
        }

        """

    /// The sheet and its margins; type is as large as in the PDF, or smaller if its face is wider.
    private var paper: String {
        let (size, margins) = (sheet.mediaBox, sheet.margins)
        let inside = sheet.content.size
        let sides = (left: points(margins.left), right: points(margins.right))
        let mirrored = "@page :left { margin-left: \(sides.right); margin-right: \(sides.left) }\n"
        return """
            @page { size: \(points(size.width)) \(points(size.height));
              margin: \(points(margins.top)) \(sides.right) \(points(margins.bottom)) \(sides.left) }
            @page turned { size: \(points(size.height)) \(points(size.width)) }
            \(sheet.isMirrored ? mirrored : "")@media print {
              section { --down: \(points(inside.height)) }
              .turned { --down: \(points(size.width - size.height + inside.height)) }
            \(StyleSheet.onPaper)
            }

            """
    }

    private static let onPaper = """
          section { position: relative; height: calc(var(--down) - 1px); display: flex; flex-direction: column;
            break-after: page;
            font-size: var(--body, 9pt); line-height: 1.12; font-size-adjust: ch-width .561 }
          section:last-of-type { break-after: auto }
          .turned { page: turned }
          .condensed { font-family: "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", system-ui, sans-serif;
            font-stretch: condensed; font-size-adjust: ch-width .491 }
          h1 { font-size: var(--title, 16pt) }
          h2 { font-size: 1.3em; border-top: .5pt solid; break-after: avoid }
          .notes { font-size: var(--notes, 8.5pt) }
          .table { flex: 1; display: flex }
          table { table-layout: fixed }
          .days, .dates { height: 100% }
          tbody:has(> :nth-child(4):last-child) > tr { height: 25% }
          tbody:has(> :nth-child(5):last-child) > tr { height: 20% }
          tbody:has(> :nth-child(6):last-child) > tr { height: 16.6% }
          th { font-size: var(--head, 10pt) }
          .days .entries { gap: .1em; padding: 0 .3em .1em }
          .days .foot { padding-top: 0 }
          del { font-size: .74em }
          .strip { align-items: center }
          .strip time { font-size: var(--number, 18pt) }
          .columns { columns: 150pt; column-gap: 12pt; margin-top: 4pt }
          .columns .table { margin-bottom: 6pt }
          .corner { position: absolute; left: var(--x); top: var(--y); width: calc(var(--width) * 1.25);
            font-size: 6.5pt }
          .corner h2 { font-size: 7pt; border: 0 }
          .corner h2:not(:first-child), .columns:not(:has(ul, table)) { display: none }
          .key { columns: 6em; column-gap: 1em }
          .columns ul, .columns .table { break-inside: avoid }
          .said { display: none }
          a { text-decoration: none }
          footer { font-size: 7.5pt; padding-top: 4pt; margin-top: auto }
        """

    private func points(_ length: Length) -> String { length.shortDecimal + "pt" }
}
