import Bytes

/// Parameters of links that tell who followed which link of which mail, and that the page itself does not need.
enum TrackingParameters {
    /// Parameters that name campaigns and clicks, besides those that begin with "utm_".
    private static let campaign = NameTable(
        """
        fbclid fb_action_ids fb_action_types fb_ref fb_source action_object_map action_type_map action_ref_map
        gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid _ga _gl _gac
        msclkid yclid ysclid _openstat ymclid twclid ttclid li_fat_id igsh igshid rdt_cid sccid epik irclickid
        cjevent rb_clickid wickedid s_cid
        pk_campaign pk_kwd pk_keyword pk_source pk_medium pk_content pk_cid
        piwik_campaign piwik_kwd piwik_keyword mtm_campaign mtm_keyword mtm_kwd mtm_source mtm_medium mtm_content
        mtm_cid mtm_group mtm_placement matomo_campaign matomo_keyword matomo_source matomo_medium matomo_content
        cm_mmc cm_mmca1 cm_mmca2 cm_mmca3 xtor at_medium at_campaign wt_mc wt_zmc wtrid wt.mc_id
        hmb_campaign hmb_medium hmb_source itm_campaign itm_medium itm_source otm_campaign otm_medium otm_source
        ns_campaign ns_source ns_mchannel ns_linkname ns_fee
        guce_referrer guce_referrer_sig guccounter __twitter_impression
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Parameters that name the recipient. Pages for unsubscribing need them.
    private static let recipient = NameTable(
        """
        mc_cid mc_eid mc_tc _hsenc _hsmi __hssc __hstc __hsfp hsctatracking mkt_tok vero_id vero_conv
        oly_enc_id oly_anon_id ml_subscriber ml_subscriber_hash _ke _kx dm_i dm_t ck_subscriber_id
        trk_contact trk_msg trk_module trk_sid trk_link
        bsft_eid bsft_uid bsft_clkid bsft_mid bsft_mime_type bsft_ek bsft_aaid bsft_lx bsft_tv bsft_lnk bsft_et bsft_pp
        spmailingid spuserid spjobid spreportid sp_mid sp_rid
        elqtrackid elqtrack elq elqaid elqat elqcampaignid elqah elqak elqem
        sfmc_id sfmc_sub sfmc_activityid sfmc_journey_id sfmc_journey_name sfmc_activity_id sfmc_activity_name et_rid et_cid
        ss_email_id ss_campaign_id ss_campaign_name ss_campaign_sent_date ss_source
        _bta_tid _bta_c vgo_ee nr_email_referer omnisendcontactid omnisendattributionid omnisend-sid
        cio_id emci emdi ceid iterablecampaignid iterablemessageid iterabletemplateid iterableemailcampaignid
        os_ehash
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Parameters that sign the whole query: without any part of it the address would not work.
    private static let signatures = NameTable([
        "signature", "sig", "hmac", "x-amz-signature", "x-goog-signature", "hdnts",
    ])

    /// Removes known parameters; all others, their order and their encoding stay.
    /// - Parameter removed: called with each name that is removed, as written.
    /// - Returns: the address without them; nil where there is nothing to remove.
    static func strip(_ address: AddressParts, removed: (ArraySlice<UInt8>) -> Void) -> [UInt8]? {
        let url = address.url
        guard !address.query.isEmpty else { return nil }
        var kept: [UInt8] = []
        var names: [Range<Int>] = []
        lazy var leavesRecipient = isUnsubscribePage(url)
        for pair in url[address.query].split(separator: 0x26, omittingEmptySubsequences: false) {
            let name = bareName(pair)
            if signatures.contains(name) { return nil }
            let isKnown = name.startsIgnoringCase("utm_") || campaign.contains(name)
            if isKnown || recipient.contains(name) && !leavesRecipient {
                names.append(name.startIndex..<name.endIndex)
            } else {
                if !kept.isEmpty { kept.append(0x26) }
                kept.append(contentsOf: pair)
            }
        }
        guard !names.isEmpty else { return nil }
        for name in names { removed(url[name]) }
        let isEmpty = kept.isEmpty
        return url[..<(address.query.lowerBound - (isEmpty ? 1 : 0))] + kept + url[address.query.upperBound...]
    }

    /// The name without "amp;", which is left before it where an ampersand was escaped twice.
    private static func bareName(_ pair: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let name = pair.prefix { $0 != 0x3d }
        return name.startsIgnoringCase("amp;") ? name.dropFirst(4) : name
    }

    private static func isUnsubscribePage(_ url: [UInt8]) -> Bool {
        url.map(\.asciiLowercased).withByteView { url in unsubscribeWords.contains { url.firstRange(of: $0) != nil } }
    }

    private static let unsubscribeWords: [StaticString] = [
        "unsub", "optout", "opt-out", "opt_out", "preference", "subscription", "abmeld", "desinscri", "baja",
    ]
}
