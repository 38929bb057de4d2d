/** The context of a piece of text, on which its escaping depends. */
type Place = {
  /** Whether a line begins with the piece, where it could start a heading, a list, a quote or a rule. */
  readonly isLineStart: boolean
  readonly isInTable: boolean
  readonly isInLink: boolean
  /** Whether something other than a space follows in another piece. */
  readonly isFollowed: boolean
}

const ADDRESS_LIKE = /(?:https?|ftp):\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\S+/gi
/** Positions in an address where a backslash keeps it from becoming a link. */
const ADDRESS_SIGN = /(https?|ftp|www|)([:.@](?<=(?:https?|ftp):|www\.|@))/gi
const LINE_STARTS: readonly [RegExp, string][] = [
  [/^(#{1,6})(?=\s|$)/, '\\$1'],
  [/^([-+*])(?=\s|$)/, '\\$1'],
  [/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'],
  [/^(>)/, '\\$1'],
  // Below another line, these could be a heading's underline, a rule, or the head of a table.
  [/^([=:|-])(?=[-=:| ]*$)/, '\\$1'],
]

/** Escapes text so that Markdown reads it as the same text. It contains no line break. */
export function escapeText(text: string, place: Place): string {
  const escaped = withoutAccidentalLinks(text, place)
  if (!place.isLineStart) return escaped
  const found = LINE_STARTS.find(([pattern]) => pattern.test(escaped))
  return found ? escaped.replace(...found) : escaped
}

/**
 * Escapes text that would become a link automatically. A link that contains escapes, or would extend too
 * far, could not be read back.
 */
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
      // The lexer unescapes a link's brackets before it reads its text.
      .replace(/(?<=\])\(/g, isInLink ? '\\(' : '(')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replace(/<(?=[a-z/!?]|$)/gi, '\\<')
      .replace(/&(?=#?\w{1,31};)/g, '\\&')
      .replace(/\|/g, isInTable ? '\\|' : '|')
  )
}
