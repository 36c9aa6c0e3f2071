#!/bin/bash

__letterbook_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__letterbook_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__letterbook_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__letterbook_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_letterbook() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    import|conversations|show|search|explain|owner|category|verify|sql|parse|sanitize|classify|ledger|duplicates|export|attachments|diff|relocate|pack|people|newsletters|stats|trackers|codes|templates|corpus|serve|completions|manual|shards|rows|settle|help)
        # Offer subcommand argument completions
        "_letterbook_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'import conversations show search explain owner category verify sql parse sanitize classify ledger duplicates export attachments diff relocate pack people newsletters stats trackers codes templates corpus serve completions manual shards rows settle help' -- "${cur}"))
        ;;
    esac
}

_letterbook_import() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --store-raw --no-store-raw --retry-failed --json --version -h --help)
    repeating_options=(--owner)
    non_repeating_options=(--archive --color --format --jobs --from-parquet --part --from-rows --time-limit --memory)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--format')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''mh'$'\n''eml'$'\n''emlx'$'\n''mmdf'$'\n''mbx'$'\n''becky'$'\n''mdbox'$'\n''sdbox'
        return
        ;;
    '--jobs')
        return
        ;;
    '--from-parquet')
        return
        ;;
    '--part')
        return
        ;;
    '--from-rows')
        return
        ;;
    '--owner')
        return
        ;;
    '--time-limit')
        return
        ;;
    '--memory')
        return
        ;;
    esac
}

_letterbook_conversations() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|threads|links|merge|split|unlink|changes|undo)
        # Offer subcommand argument completions
        "_letterbook_conversations_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list threads links merge split unlink changes undo' -- "${cur}"))
        ;;
    esac
}

_letterbook_conversations_list() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset --sort --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--sort')
        __letterbook_add_completions -W 'date'$'\n''count'$'\n''title'
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion conversations list -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_conversations_threads() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    esac
}

_letterbook_conversations_links() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac
}

_letterbook_conversations_merge() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_conversations_split() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --message --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_conversations_unlink() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_conversations_changes() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac
}

_letterbook_conversations_undo() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_show() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --thread --headers --raw --html --parts --quotes --json --all --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --part -o --output --limit --offset)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--part')
        return
        ;;
    '-o'|'--output')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    esac
}

_letterbook_search() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --count --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset --sort --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--sort')
        __letterbook_add_completions -W 'date'$'\n''rank'
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion search -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_explain() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_owner() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|add|remove|discover)
        # Offer subcommand argument completions
        "_letterbook_owner_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list add remove discover' -- "${cur}"))
        ;;
    esac
}

_letterbook_owner_list() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_owner_add() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_owner_remove() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_owner_discover() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_category() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|set|remove)
        # Offer subcommand argument completions
        "_letterbook_category_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list set remove' -- "${cur}"))
        ;;
    esac
}

_letterbook_category_list() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_category_set() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_category_remove() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_verify() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_sql() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv --schema --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_parse() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --count --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --jobs --range --rule --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''mh'$'\n''eml'$'\n''emlx'$'\n''mmdf'$'\n''mbx'$'\n''becky'$'\n''mdbox'$'\n''sdbox'
        return
        ;;
    '--jobs')
        return
        ;;
    '--range')
        return
        ;;
    '--rule')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_sanitize() {
    repeating_flags=()
    non_repeating_flags=(--json --batch --version -h --help)
    repeating_options=()
    non_repeating_options=(--remote)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--remote')
        __letterbook_add_completions -W 'block'$'\n''allow'
        return
        ;;
    esac
}

_letterbook_classify() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=(--owner)
    non_repeating_options=(--format --jobs --range --rule --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''mh'$'\n''eml'$'\n''emlx'$'\n''mmdf'$'\n''mbx'$'\n''becky'$'\n''mdbox'$'\n''sdbox'
        return
        ;;
    '--jobs')
        return
        ;;
    '--range')
        return
        ;;
    '--rule')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--owner')
        return
        ;;
    esac
}

_letterbook_ledger() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --state --columns)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--state')
        __letterbook_add_completions -W 'imported'$'\n''duplicate'$'\n''quarantined'$'\n''separator'$'\n''gap'$'\n''gone'
        return
        ;;
    '--columns')
        return
        ;;
    esac
}

_letterbook_duplicates() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=(--keep --release)
    non_repeating_options=(--archive --color --columns --limit --offset --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--keep')
        return
        ;;
    '--release')
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion duplicates -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_export() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --to -o --output --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--to')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''eml'$'\n''ndjson'$'\n''csv'$'\n''html'
        return
        ;;
    '-o'|'--output')
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion export -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_attachments() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset -o --output --sort --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '-o'|'--output')
        return
        ;;
    '--sort')
        __letterbook_add_completions -W 'date'$'\n''size'$'\n''name'
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion attachments -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_diff() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --jobs --color)
    __letterbook_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--format')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''mh'$'\n''eml'$'\n''emlx'$'\n''mmdf'$'\n''mbx'$'\n''becky'$'\n''mdbox'$'\n''sdbox'
        return
        ;;
    '--jobs')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_relocate() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_pack() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --renew --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_people() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|link|unlink)
        # Offer subcommand argument completions
        "_letterbook_people_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list link unlink' -- "${cur}"))
        ;;
    esac
}

_letterbook_people_list() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset --sort --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--sort')
        __letterbook_add_completions -W 'count'$'\n''date'$'\n''name'
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion people list -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_people_link() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_people_unlink() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_newsletters() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset --sort --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--sort')
        __letterbook_add_completions -W 'count'$'\n''size'$'\n''date'$'\n''unread'$'\n''stopped'$'\n''name'
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion newsletters -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_stats() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv --ascii --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --by --limit --svg --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--by')
        __letterbook_add_completions -W 'year'$'\n''month'$'\n''weekday'$'\n''hour'$'\n''category'$'\n''sender'$'\n''domain'$'\n''list'$'\n''mailbox'$'\n''label'$'\n''language'$'\n''charset'$'\n''client'$'\n''type'$'\n''size'$'\n''answered'$'\n''tracker'$'\n''diagnostic'
        return
        ;;
    '--limit')
        return
        ;;
    '--svg')
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion stats -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_trackers() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --columns --limit --offset --by --sort --since)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--by')
        __letterbook_add_completions -W 'vendor'$'\n''sender'
        return
        ;;
    '--sort')
        __letterbook_add_completions -W 'count'$'\n''date'$'\n''name'
        return
        ;;
    '--since')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion trackers -- positional@0 "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_letterbook_codes() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --csv -0 --null --reverse --watch --version -h --help)
    repeating_options=(--templates)
    non_repeating_options=(--archive --color --columns --limit --offset --format --jobs --range --rule --query --since --copy-command)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    '--limit')
        return
        ;;
    '--offset')
        return
        ;;
    '--format')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''mh'$'\n''eml'$'\n''emlx'$'\n''mmdf'$'\n''mbx'$'\n''becky'$'\n''mdbox'$'\n''sdbox'
        return
        ;;
    '--jobs')
        return
        ;;
    '--range')
        return
        ;;
    '--rule')
        return
        ;;
    '--templates')
        return
        ;;
    '--query')
        __letterbook_add_completions -W "$(__letterbook_custom_complete ---completion codes -- --query "${COMP_CWORD}" "$(__letterbook_cursor_index_in_current_word)")"
        return
        ;;
    '--since')
        return
        ;;
    '--copy-command')
        return
        ;;
    esac
}

_letterbook_templates() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    test|list|explain|new|drift|format)
        # Offer subcommand argument completions
        "_letterbook_templates_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'test list explain new drift format' -- "${cur}"))
        ;;
    esac
}

_letterbook_templates_test() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --tap --github --watch --update --no-gates --version -h --help)
    repeating_options=(--templates --only)
    non_repeating_options=(--color --junit --html --fail-under)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--templates')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--junit')
        return
        ;;
    '--html')
        return
        ;;
    '--fail-under')
        return
        ;;
    '--only')
        return
        ;;
    esac
}

_letterbook_templates_list() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=(--templates)
    non_repeating_options=(--color --cases)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--templates')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--cases')
        return
        ;;
    esac
}

_letterbook_templates_explain() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=(--templates)
    non_repeating_options=(--color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--templates')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_templates_new() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --version -h --help)
    repeating_options=(--owner --name)
    non_repeating_options=(--code --id --into --color --output -o)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--code')
        return
        ;;
    '--id')
        return
        ;;
    '--into')
        return
        ;;
    '--owner')
        return
        ;;
    '--name')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--output'|'-o')
        return
        ;;
    esac
}

_letterbook_templates_drift() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=(--templates)
    non_repeating_options=(--archive --color)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--templates')
        return
        ;;
    esac
}

_letterbook_templates_format() {
    repeating_flags=()
    non_repeating_flags=(--expectation --version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0
}

_letterbook_corpus() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    add)
        # Offer subcommand argument completions
        "_letterbook_corpus_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'add' -- "${cur}"))
        ;;
    esac
}

_letterbook_corpus_add() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=(--templates --code --owner --name)
    non_repeating_options=(--archive --color --output -o)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--templates')
        return
        ;;
    '--code')
        return
        ;;
    '--owner')
        return
        ;;
    '--name')
        return
        ;;
    '--output'|'-o')
        return
        ;;
    esac
}

_letterbook_serve() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --open --read-only --version -h --help)
    repeating_options=()
    non_repeating_options=(--archive --color --port --watch)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--archive')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--port')
        return
        ;;
    '--watch')
        return
        ;;
    esac
}

_letterbook_completions() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options 1

    # Offer positional completions
    case "${positional_number}" in
    1)
        __letterbook_add_completions -W 'bash'$'\n''zsh'$'\n''fish'
        return
        ;;
    esac
}

_letterbook_manual() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-o --output)
    __letterbook_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-o'|'--output')
        return
        ;;
    esac
}

_letterbook_shards() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--size --format --color)
    __letterbook_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--size')
        return
        ;;
    '--format')
        __letterbook_add_completions -W 'mbox'$'\n''maildir'$'\n''mh'$'\n''eml'$'\n''emlx'$'\n''mmdf'$'\n''mbx'$'\n''becky'$'\n''mdbox'$'\n''sdbox'
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_rows() {
    repeating_flags=()
    non_repeating_flags=(--raw --no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--jobs --journal --time-limit --color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--jobs')
        return
        ;;
    '--journal')
        return
        ;;
    '--time-limit')
        return
        ;;
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_letterbook_settle() {
    repeating_flags=()
    non_repeating_flags=(--no-pager --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--color)
    __letterbook_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __letterbook_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __letterbook_add_completions -W 'messages'$'\n''alike'$'\n''lists'$'\n''copies'$'\n''threads'$'\n''replies'$'\n''owner'
        return
        ;;
    esac
}

_letterbook_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __letterbook_offer_flags_options -1
}

complete -o filenames -F _letterbook letterbook
_letterbook_in_queries() {
    _letterbook "${@}"
    # Conversations and people take a query without a subcommand, too, of which their own completion knows nothing.
    case " ${COMP_WORDS[1]} " in
    " conversations " | " people ")
        if ((COMP_CWORD > 2)) || [[ "${COMP_WORDS[2]}" != "" ]] && ((${#COMPREPLY[@]} == 0)); then
            case " ${COMP_WORDS[2]} " in
            " changes " | " link " | " links " | " list " | " merge " | " split " | " threads " | " undo " | " unlink ") ;;
            *)
                local command="${COMP_WORDS[1]}"
                COMP_WORDS[1]=search
                _letterbook letterbook "${2}" "${3}"
                COMP_WORDS[1]="${command}"
                ;;
            esac
        fi
        ;;
    esac
    case "${COMPREPLY[0]} ${COMP_WORDS[COMP_CWORD]} ${COMP_WORDS[COMP_CWORD - 1]} " in
    *:' '*) compopt +o filenames 2>/dev/null ;;
    esac
    case "${COMPREPLY[0]}" in
    *:) compopt -o nospace 2>/dev/null ;;
    esac
}
complete -o filenames -F _letterbook_in_queries letterbook
