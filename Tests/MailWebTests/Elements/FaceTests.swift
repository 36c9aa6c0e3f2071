import Testing

@testable import MailWeb

@Suite("faces")
struct FaceTests {
    @Test(
        "initials of the first and the last word, in any script",
        arguments: [
            ("Marta Nowak", "MN"), ("Ada", "A"), ("Сергей Орлов", "СО"), ("金沢甘味堂オンライン", "金"),
            ("ada@mail.example", "AE"),
            ("42", "4"), ("", "·"), ("\"><img", "·"), ("Ångström, Élise", "ÅÉ"), ("محمد علي", "مع"),
        ])
    func initials(name: String, expected: String) { #expect(Face.initials(of: name) == expected) }

    @Test("the colour stays the same, and is a class")
    func colour() {
        let face = String(decoding: Face.html("A", key: "a@b.example").bytes, as: UTF8.self)
        #expect(
            face
                == String(decoding: Face.html("B A", key: "a@b.example").bytes, as: UTF8.self).replacing(
                    "BA", with: "A"))
        #expect(face.contains(/class="face hue-\d+"/) && !face.contains("style="))
    }
}
