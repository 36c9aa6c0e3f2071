/// Names of files and folders that mail programs and systems put beside mail, and that never are mail.
enum Housekeeping {
    static func isFile(_ name: ArraySlice<UInt8>) -> Bool {
        if isRemovedMHMessage(name) { return true }
        let name = lowercase(name)
        return names.contains(name) || prefixes.contains { name.starts(with: $0) }
            || suffixes.contains { ends(name, $0) }
    }

    static func isFolder(_ name: ArraySlice<UInt8>) -> Bool { folders.contains(lowercase(name)) }

    /// rmm(1) only puts a comma or a number sign before a message's number.
    private static func isRemovedMHMessage(_ name: ArraySlice<UInt8>) -> Bool {
        (name.first == UInt8(ascii: ",") || name.first == UInt8(ascii: "#"))
            && NumberScanner.number(of: name.dropFirst()) != nil
    }

    private static let names = list(
        """
        .ds_store .mh_sequences .mh_profile .xmhcache .overview .marks .mew-summary .mew-mtime .msgnum .agemtime \
        .htaccess .gitignore .gitattributes .nomedia .subscriptions .customflags .uidvalidity .imap.index .imap.cache \
        subscriptions maildirfolder maildirsize desktop.ini thumbs.db msgfilterrules.dat filterlog.html popstate.dat \
        info.plist table_of_contents mailbox.plist
        """)

    private static let prefixes = list("._ dovecot courier .nfs .dovecot .evolution")

    private static let suffixes = list(
        """
        .lock .msf .idx .index .cmeta .ibex .ibex.index .ibex.index.data .ev-summary .ev-summary-meta .journal .sqlite \
        .sqlite-wal .sqlite-shm .wdseml .swp
        """)

    private static let folders = list(
        ".git .svn .hg .bzr .notmuch .xapian .mu .cache .trash-1000 __macosx .spotlight-v100 .fseventsd .cvs")

    private static func list(_ names: String) -> Set<[UInt8]> {
        Set(names.split(separator: " ").map { Array($0.utf8) })
    }

    private static func lowercase(_ name: ArraySlice<UInt8>) -> [UInt8] {
        name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }

    private static func ends(_ name: [UInt8], _ suffix: [UInt8]) -> Bool {
        name.suffix(suffix.count).elementsEqual(suffix)
    }
}
