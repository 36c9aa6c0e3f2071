import Bytes

/// Names of files and folders that mail programs and systems put beside mail, and that never are mail.
enum Housekeeping {
    static func isFile(_ name: ArraySlice<UInt8>) -> Bool {
        if isRemovedMHMessage(name) { return true }
        let name = name.map(\.asciiLowercased)
        return names.contains(name) || prefixes.contains { name.starts(with: $0) }
            || suffixes.contains { name.suffix($0.count).elementsEqual($0) }
    }

    static func isFolder(_ name: ArraySlice<UInt8>) -> Bool { folders.contains(name.map(\.asciiLowercased)) }

    /// rmm(1) does not remove an MH message: it puts a comma or a number sign before the message's number.
    private static func isRemovedMHMessage(_ name: ArraySlice<UInt8>) -> Bool {
        (name.first == UInt8(ascii: ",") || name.first == UInt8(ascii: "#"))
            && NumberScanner.number(of: name.dropFirst()) != nil
    }

    private static let names = list(
        """
        .ds_store .mh_sequences .claws_mark .claws_cache .sylpheed_mark .sylpheed_cache \
        .mh_profile .xmhcache .overview .marks .mew-summary .mew-mtime .msgnum .agemtime \
        .htaccess .gitignore .gitattributes .nomedia .subscriptions .customflags .uidvalidity .imap.index .imap.cache \
        subscriptions maildirfolder maildirsize desktop.ini thumbs.db msgfilterrules.dat filterlog.html popstate.dat \
        info.plist labels.json table_of_contents mailbox.plist \
        components replcomps replgroupcomps forwcomps distcomps rcvdistcomps
        """)

    private static let prefixes = list("._ dovecot courier .nfs .dovecot .evolution")

    private static let suffixes = list(
        """
        .lock .msf .idx .index .cmeta .ibex .ibex.index .ibex.index.data .ev-summary .ev-summary-meta .journal .sqlite \
        .sqlite-wal .sqlite-shm .wdseml .swp .mailsignature metadata.json \
        .emlxpart
        """)

    private static let folders = list(
        ".git .svn .hg .bzr .notmuch .xapian .mu .trash-1000 __macosx .spotlight-v100 .fseventsd .cvs #assoc")

    private static func list(_ names: String) -> Set<[UInt8]> {
        Set(names.split(separator: " ").map { Array($0.utf8) })
    }
}
