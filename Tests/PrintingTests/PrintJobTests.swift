import Testing

@testable import Printing

@Suite struct PrintJobTests {
    @Test(arguments: [
        (["calprint-document": "a", "job-originating-user-name": "belacqua"], true),
        (["calprint-document": "b", "job-originating-user-name": "belacqua"], false),
        // Another program's.
        (["job-originating-user-name": "belacqua"], false),
        // The server hides whose it is.
        ([:], true),
    ])
    func `a job has another document if its attributes say so`(attributes: [String: String], mayBe: Bool) throws {
        var group = IPPMessage.Group(tag: IPPTag.job, attributes: ["job-id": [.integer(1)]])
        for (name, value) in attributes { group.attributes[name] = [.text(value)] }
        let job = try #require(PrintJob(group))
        #expect(job.mayBe(of: "a") == mayBe)
    }
}
