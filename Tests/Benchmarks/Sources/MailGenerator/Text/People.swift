/// A correspondent.
struct Person: Sendable {
    let name: String
    let address: String
}

/// Who writes to whom: names are made up, domains are those of RFC 2606 and 6761.
enum People {
    private static let given =
        "Anna Ben Carla David Elena Felix Greta Hugo Irene Jonas Karin Lars Marta Nils Olga Paul Rosa Stefan Tara Viktor"
        .split(separator: " ").map(String.init)
    private static let family =
        "Adler Brook Cortez Dahl Egger Fontaine Green Holm Ivanova Jensen Keller Lindt Moreau Novak Ortiz Petrov Rossi"
        .split(separator: " ").map(String.init)
    private static let domains =
        "example.org example.com example.net mail.example.org lists.example.net corp.example shop.example uni.example"
        .split(separator: " ").map(String.init)

    static let all: [Person] = given.flatMap { first in
        family.enumerated().map { index, last in
            let domain = domains[(index + first.utf8.count) % domains.count]
            return Person(name: "\(first) \(last)", address: "\(first.lowercased()).\(last.lowercased())@\(domain)")
        }
    }

    static let brands =
        "Northwind Bluebird Lumen Harvest Atlas Meridian Juniper Cobalt Sparrow Orchard".split(separator: " ")
        .map(String.init)
}
