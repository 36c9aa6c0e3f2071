extension GenericScorer {
    /// Everything that speaks for or against a candidate.
    func traits(of candidate: Candidate, _ relation: CueRelation.Result) -> [Trait] {
        [noun(relation)] + near(candidate, relation) + [shape(of: candidate, relation)]
            + standing(candidate, relation) + message(candidate, relation)
    }

    // MARK: What is said of it

    private func noun(_ relation: CueRelation.Result) -> Trait {
        switch relation.code {
        case 0: facts.names > 0 ? .nameElsewhere : facts.hasNouns ? .wordElsewhere : .noNoun
        case 1: .noun1
        case 2: .noun2
        case 3: .noun3
        case 4: .noun4
        case 5: .noun5
        default: .noun6
        }
    }

    private func near(_ candidate: Candidate, _ relation: CueRelation.Result) -> [Trait] {
        var traits: [Trait] = []
        if let other = other(candidate, relation) { traits.append(other) }
        switch relation.instruction {
        case .directly?: traits.append(.enterDirectly)
        case .beside?: traits.append(.enterBeside)
        case .above?: traits.append(.enterAbove)
        case nil: break
        }
        if relation.instruction != nil, candidate.make == .drawn { traits.append(.enterDrawn) }
        if relation.instruction != nil, candidate.isNumber, relation.code >= 5, relation.codeCue?.kind == .name {
            traits.append(.enterNamed)
        }
        if relation.isListed { traits.append(.listed) }
        if relation.isEnteredIntoPlace, relation.code < 5, candidate.isCodeLike { traits.append(.enterPlace) }
        if relation.isIntentBeside { traits.append(.intentBeside) }
        if relation.isIntentAround { traits.append(.intentAround) }
        if relation.isNounNext, relation.code < 3 { traits.append(.nounNext) }
        if relation.isBesideOther { traits.append(.besideOther) }
        if relation.isLabelled, relation.code < 5 { traits.append(.labelled) }
        if relation.isQuoted { traits.append(.quoted) }
        return traits
    }

    private func other(_ candidate: Candidate, _ relation: CueRelation.Result) -> Trait? {
        guard relation.other > 0 else { return nil }
        if relation.isNamedOtherwise { return .otherCloser }
        if relation.other > relation.code { return .otherLoosely }
        guard relation.other == relation.code, relation.other >= 3 else {
            return relation.code < 5 ? .otherFarther : nil
        }
        // The nearer of the two nouns names the candidate.
        guard let code = relation.codeCue, let other = relation.otherCue else { return .otherLoosely }
        return distance(other, candidate) < distance(code, candidate) ? .otherNearer : .otherAsClose
    }

    private func distance(_ cue: Cue, _ candidate: Candidate) -> Int {
        cue.start < candidate.range.lowerBound
            ? candidate.range.lowerBound - cue.end : cue.start - candidate.range.upperBound
    }

    // MARK: How it is made

    private func shape(of candidate: Candidate, _ relation: CueRelation.Result) -> Trait {
        // Letters are words, names and numbers of products far more often than codes, unless something holds them.
        let isHeld = candidate.isAlone || relation.code >= 3 || relation.instruction != nil
        switch candidate.shape {
        case .digits:
            switch candidate.length {
            case 3: return .digits3
            case 4: return isYear(candidate) && !isNamed(relation) ? .year : .digits4
            case 5: return .digits5
            case 6: return .digits6
            case 7: return .digits7
            case 8: return .digits8
            default: return .digitsMore
            }
        case .groupedDigits: return candidate.length == 6 ? .grouped6 : .grouped
        case .prefixed: return candidate.isPrefixedByOne ? .prefixedByOne : .prefixed
        case .groupedMixed:
            if candidate.make == .word { return isHeld ? .wordWithNumber : .wordWithNumberLoose }
            return isHeld ? .groups : .groupsLoose
        case .mixed:
            switch candidate.make {
            case .hash?: return isNamed(relation) ? .drawn : isHeld ? .hash : .hashLoose
            case .numbered?: return isHeld ? .numbered : .numberedLoose
            case .word?: return isHeld ? .wordWithNumber : .wordWithNumberLoose
            case .drawn?, nil: return .drawn
            }
        case .letters:
            let isFirmlyHeld =
                Self.isSetApart(candidate, in: text) || relation.code >= 4 || relation.instruction == .beside
                || relation.instruction == .directly
            if candidate.make == .drawn { return isFirmlyHeld ? .drawnLetters : .drawnLettersLoose }
            if candidate.hasLowerCase {
                return Self.isSetApart(candidate, in: text) && relation.code >= 3 ? .smallLetters : .wordLoose
            }
            return isFirmlyHeld ? .capitals : .capitalsLoose
        case .words:
            let isHeld = relation.code >= 3 || relation.instruction != nil
            return Self.isSetApart(candidate, in: text) && isHeld ? .words : .wordsLoose
        case .password:
            return relation.code >= 5 && relation.codeCue?.kind == .name ? .drawn : .wordLoose
        }
    }

    /// Then "Your sign-in code: 2019" is no year, and "Activation code: 9e41b7c0" no checksum.
    private func isNamed(_ relation: CueRelation.Result) -> Bool {
        relation.code == 6 && relation.codeCue?.kind == .name && facts.intents > 0
    }

    // MARK: Where it stands

    private func standing(_ candidate: Candidate, _ relation: CueRelation.Result) -> [Trait] {
        var traits: [Trait] = []
        let line = text.lines[candidate.line]
        if candidate.isAlone, line.place != .subject, relation.code >= 3 || !isBracketed(candidate) {
            traits.append(candidate.isEmphasised ? .box : line.startsParagraph ? .paragraph : .ownLine)
        } else if candidate.isEmphasised {
            traits.append(.emphasised)
        }
        if line.place == .subject {
            traits.append(relation.code >= 4 ? .subjectNoun : .inSubject)
            if candidate.range.lowerBound <= line.start + 1 { traits.append(.subjectFirst) }
            if cues.pointToSubject { traits.append(.subjectPointed) }
        }
        if line.place != .subject, facts.isOpening(candidate) { traits.append(.opening) }
        return traits
    }

    /// Letters and digits in square brackets: references that help desks put below a mail.
    private func isBracketed(_ candidate: Candidate) -> Bool {
        let start = candidate.range.lowerBound
        return candidate.make != nil && start > 0 && text.folded.plain[start - 1] == UInt8(ascii: "[")
    }

    // MARK: The message

    private func message(_ candidate: Candidate, _ relation: CueRelation.Result) -> [Trait] {
        // A name that belongs to it says what it is for, as far as a subject can.
        let isNamed = relation.codeCue?.kind == .name && relation.code >= 4
        // What else the message is about matters little then: banks name the amount beside the code.
        let isClearlyNamed = isNamed && relation.code >= 5 && facts.intents > 0
        var traits: [Trait] = [[.intent0, .intent1, .intent2, .intent3][min(3, facts.intents)]]
        // Bookings have confirmation codes of letters, too.
        if isNamed, facts.intents == 0, candidate.isNumber || text.lines[candidate.line].place == .subject {
            traits = [.intent0Named]
        }
        // Invoices have checksums of several groups, which a label names loosely, and help desks put references into brackets.
        let isReference =
            candidate.shape == .groupedMixed && !candidate.isAlone && relation.code < 6 && relation.instruction == nil
            || isBracketed(candidate)
        if candidate.make == .drawn, facts.isSoleDrawn, !isReference { traits.append(.soleDrawn) }
        if relation.isSoleNumber, relation.instruction != nil || candidate.isAlone, !facts.hasOtherTopics,
            facts.hasSubjectIntent || facts.intents >= 2
        {
            traits.append(.soleNumber)
        }
        if facts.isBrief(around: candidate) { traits.append(facts.hasSubject ? .brief : .briefText) }
        if facts.subjectNouns.names > 0 { traits.append(.subjectNames) }
        if facts.subjectNouns.others > 0, relation.code < 5, !isBesideSubject(candidate, relation) {
            traits.append(.subjectOther)
        }
        if facts.hasSubjectIntent { traits.append(.subjectIntent) }
        if facts.context.isListPost { traits.append(.listPost) }
        if facts.context.isReply || facts.context.isReport { traits.append(.reply) }
        if facts.hasMinutes { traits.append(.minutes) }
        let isCertain = isClearlyNamed || isAsked(candidate, relation)
        if facts.hasPrices, !isCertain, !isBoxed(candidate, relation) { traits.append(.price) }
        if let offer = offer(candidate, relation, isClearlyNamed: isClearlyNamed) { traits.append(offer) }
        if facts.hasOtherTopics, !isCertain { traits.append(.otherTopics) }
        return traits
    }

    /// Whether the subject tells the number of another kind itself, and the reader is told to enter this one: the mail is
    /// about "contract no. 8841", the code is for signing it.
    private func isBesideSubject(_ candidate: Candidate, _ relation: CueRelation.Result) -> Bool {
        facts.isOtherToldInSubject && facts.isSubjectCode && relation.instruction == .directly
            && text.lines[candidate.line].place != .subject
    }

    /// Whether the reader is told to enter the number into a place.
    private func isAsked(_ candidate: Candidate, _ relation: CueRelation.Result) -> Bool {
        candidate.isNumber && relation.instruction == .directly && relation.isEnteredIntoPlace && facts.intents > 0
    }

    /// Whether it is named or asked for and has a box to itself: prices stand in the bill below it then.
    private func isBoxed(_ candidate: Candidate, _ relation: CueRelation.Result) -> Bool {
        candidate.isAlone && candidate.isEmphasised && (relation.code >= 5 || relation.instruction == .directly)
    }

    /// Numbers are rarely vouchers, whatever a shop says beside its code for signing in.
    private func offer(_ candidate: Candidate, _ relation: CueRelation.Result, isClearlyNamed: Bool) -> Trait? {
        if candidate.isNumber, relation.isEnteredIntoPlace { return nil }
        let offers = facts.offers(near: candidate)
        let phrases = candidate.isNumber ? max(0, offers.signs - 2) : offers.signs
        let signs = phrases + (offers.hasPercent ? 1 : 0)
        // A shop may praise its goods beside its own code.
        let isAdvert = isClearlyNamed ? signs >= 3 && !candidate.isNumber : signs >= 2
        return isAdvert ? .offer : signs >= 1 ? .offerNear : facts.hasPercent ? .percent : nil
    }
}
