import MessageFormat

extension JSONWriter {
    /// Writes addresses as objects of JMAP, with the group's name added where there is one.
    package mutating func addresses(_ addresses: [EmailAddress]) {
        array(addresses) { json, address in
            json.object {
                $0.member("name", address.name)
                $0.member("email", address.email)
                if let group = address.group { $0.member("group", group) }
            }
        }
    }
}

extension Email {
    /// Writes the members of RFC 8621's Email and the further properties of this library, into an object that the
    /// caller has begun.
    ///
    /// - Parameters:
    ///   - json: where an object has been begun.
    ///   - origin: writes the value of the member `origin`; without it there is no such member.
    public func writeMembers(to json: inout JSONWriter, origin: ((inout JSONWriter) -> Void)? = nil) {
        json.member("id", id.hex)
        json.member("size", size)
        if let origin {
            json.key("origin")
            origin(&json)
        }
        writeHeader(to: &json)
        writeBodies(to: &json)
        json.member("text", text)
        json.member("newText", reply.newText)
        json.member("quotedText", reply.quotedText)
        json.member("signature", reply.signature)
        json.member("otherText", otherText)
        json.member("security", security.map(\.rawValue))
        json.key("diagnostics")
        json.array(diagnostics) { json, diagnostic in
            json.object {
                $0.member("code", diagnostic.code.rawValue)
                $0.member("severity", diagnostic.severity.rawValue)
                $0.member("offset", diagnostic.range.start)
                $0.member("length", diagnostic.range.count)
            }
        }
    }

    private func writeHeader(to json: inout JSONWriter) {
        json.member("messageId", messageID)
        json.member("inReplyTo", inReplyTo)
        json.member("references", references)
        for (name, list) in [
            ("sender", sender), ("from", from), ("to", to), ("cc", cc), ("bcc", bcc), ("replyTo", replyTo),
        ] {
            json.key(name)
            json.addresses(list)
        }
        json.member("subject", subject)
        json.member("sentAt", sentAt?.rfc3339)
        json.member("receivedAt", receivedAt?.rfc3339)
        json.member("dateSource", dateSource?.rawValue)
        json.key("headers")
        json.array(headers) { json, header in
            json.object {
                $0.member("name", header.name)
                $0.member("value", header.value)
            }
        }
    }

    private func writeBodies(to json: inout JSONWriter) {
        json.key("bodyStructure")
        bodyStructure.write(to: &json)
        json.key("bodyValues")
        json.object { json in
            for value in bodyValues {
                json.key(value.partID)
                json.object {
                    $0.member("value", value.value)
                    $0.member("charset", value.charset)
                    $0.member("charsetReason", value.charsetReason.rawValue)
                    $0.member("isEncodingProblem", value.isEncodingProblem)
                    $0.member("isTruncated", value.isTruncated)
                }
            }
        }
        json.member("textBody", textBody)
        json.member("htmlBody", htmlBody)
        json.member("attachments", attachments)
        json.member("hasAttachment", hasAttachment)
        json.member("preview", preview)
    }
}

extension EmailBodyPart {
    /// The recursion is bounded by ``Limits/nestingDepth``.
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("partId", partID)
            json.member("type", type)
            json.member("charset", charset)
            json.member("disposition", disposition)
            json.member("name", name)
            json.member("cid", cid)
            if let language { json.member("language", language) } else { json.member("language", nil as String?) }
            json.member("location", location)
            json.member("size", size)
            json.member("blobId", blobID.map { "sha256:" + $0.hex })
            json.key("parameters")
            json.object { json in
                for parameter in parameters { json.member(parameter.name, parameter.value) }
            }
            json.key("subParts")
            if isMultipart || !subParts.isEmpty { json.array(subParts) { $1.write(to: &$0) } } else { json.null() }
            if let message {
                json.key("message")
                json.object { message.email.writeMembers(to: &$0) }
            }
        }
    }
}
