/** What of the text around it a piece must know to be written so that it is read as the same words. */
type Place = {
  /** Whether a line begins with it: then it could be taken for a heading, a list, a quote or a rule. */
  readonly isLineStart: boolean
  readonly isInTable: boolean
  readonly isInLink: boolean
  /** Whether more than a space follows, in another piece. */
  readonly isFollowed: boolean
}

const ADDRESS_LIKE = /(?:https?|ftp):\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.\S+/gi
/** Where a backslash keeps an address from becoming a link. */
const ADDRESS_SIGN = /(https?|ftp|www|)([:.@](?<=(?:https?|ftp):|www\.|@))/gi
const LINE_STARTS: readonly [RegExp, string][] = [
  [/^(#{1,6})(?=\s|$)/, '\\$1'],
  [/^([-+*])(?=\s|$)/, '\\$1'],
  [/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'],
  [/^(>)/, '\\$1'],
  // Beneath another line: a heading's underline, a rule, or the head of a table.
  [/^([=:|-])(?=[-=:| ]*$)/, '\\$1'],
]

/** Words as Markdown that is read as these words and nothing else. They hold no line break. */
export function escapeText(text: string, place: Place): string {
  const escaped = withoutAccidentalLinks(text, place)
  if (!place.isLineStart) return escaped
  const found = LINE_STARTS.find(([pattern]) => pattern.test(escaped))
  return found ? escaped.replace(...found) : escaped
}

/** Addresses become links by themselves; one that has to be escaped, or that would take in more, could not be read back. */
function withoutAccidentalLinks(text: string, place: Place): string {
  let written = ''
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS_LIKE)) {
    const escaped = escapeSigns(address, place)
    written += escapeSigns(text.slice(end, index), place)
    end = index + address.length
    const isReadable = escaped === address && !(place.isFollowed && end === text.length)
    written += place.isInLink || isReadable ? escaped : escaped.replace(ADDRESS_SIGN, '$1\\$2')
  }
  return written + escapeSigns(text.slice(end), place)
}

function escapeSigns(text: string, { isInTable, isInLink }: Place): string {
  return (
    text
      .replace(/[\\`[\]~]/g, '\\$&')
      .replace(/\*/g, '\\*')
      // The brackets of a link's words lose their backslashes before they are read.
      .replace(/(?<=\])\(/g, isInLink ? '\\(' : '(')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/<(?=[a-z/!?]|$)/gi, '\\<')
      .replace(/&(?=#?\w{1,31};)/g, '\\&')
      .replace(/\|/g, isInTable ? '\\|' : '|')
  )
}
