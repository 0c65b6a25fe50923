import Testing

@testable import Printing

@Suite struct PrintTicketTests {
    @Test func `pages keep their size and order unless an option says otherwise`() {
        var ticket = PrintTicket(title: "January", document: "0", media: "na_letter_8.5x11in")
        #expect(ticket["media"] == "na_letter_8.5x11in")
        #expect(ticket["print-scaling"] == "none" && ticket["outputorder"] == "normal")
        ticket.set("print-scaling", "fit")
        #expect(ticket["print-scaling"] == "fit")
        #expect(ticket.options.count { $0.name == "print-scaling" } == 1)
    }

    @Test(arguments: [
        ("January\n2025", "January 2025"), ("", "calprint"),
        (String(repeating: "é", count: 200), String(repeating: "é", count: 127)),
    ])
    func `the title is what IPP takes for a name`(title: String, name: String) {
        #expect(PrintTicket(title: title, document: "0", media: nil).title == name)
    }
}
