import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import HTMLRenderer
import Testing

/// A web page says what the PDF says, to eyes, ears and programs.
@Suite struct WebPageTests {
    @Test(arguments: GoldenPage.all.filter { GoldenPage.webPages.contains($0.name) })
    func `a web page is as it was found right`(golden: GoldenPage) throws {
        try Golden.check(html: golden.webPage().text, named: golden.name)
    }

    @Test(arguments: GoldenPage.all)
    func `every word is there, in its order, once`(golden: GoldenPage) throws {
        let pages = try golden.drawing().pages
        let found = try WebPage(pages.map(\.page), golden.style).content().words
        let expected = pages.flatMap { ReadWords($0.page).words }
        #expect(expected.count > 30)
        #expect(found == expected, "\(found.difference(from: expected))")
    }

    @Test(arguments: GoldenPage.all)
    func `every link leads to a place, and no place has two names`(golden: GoldenPage) throws {
        let pages = try golden.drawing().pages
        let content = try WebPage(pages.map(\.page), golden.style).content()
        #expect(content.links.count == pages.reduce(0) { $0 + ReadWords($1.page).linkCount })
        let places = content.links.filter { !WebAddress.isValid($0) }
        #expect(places.filter { !$0.hasPrefix("#") || !content.ids.contains(String($0.dropFirst())) } == [])
        #expect(Set(content.ids).count == content.ids.count)
    }

    @Test(arguments: GoldenPage.all)
    func `nothing is loaded, nothing runs, and HTML Tidy has nothing to say`(golden: GoldenPage) throws {
        let page = try golden.webPage()
        #expect(try page.content().requests == [])
        #expect(try page.complaints() == "")
    }

    @Test(arguments: GoldenPage.all)
    func `what is spoken otherwise than written is there to be heard`(golden: GoldenPage) throws {
        let pages = try golden.drawing().pages
        let spoken = try WebPage(pages.map(\.page), golden.style).content().spoken
        for words in pages.flatMap({ $0.page.items.flatMap(\.spoken) }) { #expect(spoken.contains(words)) }
    }

    @Test func `a day shows what goes on from the days before`() throws {
        let golden = try #require(GoldenPage.all.first { $0.name == "month-2026-07-events" })
        let text = try golden.webPage().text
        // The days of the conference are 9 to 14, those of the upgrade 20 to 22, and the parking lot stays closed in
        // August.
        #expect(text.matches(of: /<li class="bar from( on)?" aria-hidden="true">Corvane/).count == 5)
        #expect(text.matches(of: /<li class="bar from( on)?" aria-hidden="true">EMR/).count == 2)
        #expect(text.matches(of: /<li class="bar from on" aria-hidden="true">Parking/).count == 2)
        #expect(text.matches(of: /<li class="bar on">/).count == 3)
    }
}

extension DisplayItem {
    /// The spoken words in place of the drawn ones, without artifacts.
    fileprivate var spoken: [String] {
        switch self {
        case .text, .fill, .rules, .outline, .clip: []
        case .link(_, _, let items): items.flatMap(\.spoken)
        case .group(let structure, let items):
            structure.role == .artifact ? [] : [structure.spoken].compactMap(\.self) + items.flatMap(\.spoken)
        }
    }
}
