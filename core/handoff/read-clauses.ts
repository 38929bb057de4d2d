const TOKEN = /[\p{Script=Han}]+|[\p{L}\p{N}]+(?:'\p{L}+)*|\||[.!?;:…。！？；：؟\n]+|[,،、，()"«»“”–—]/gu
const LETTER = /[\p{L}\p{N}]/u
/**
 * Replaces a dot or colon within a word, which may be a name such as `help.example.com` or a missing space.
 */
const JOINT = '|'
const WITHIN = /^[,،、，()"«»“”–—]$/u
/** In French and Italian, the part before an apostrophe is a separate word. */
const ELIDED = /^(?:[ldjnmsct]|qu|un|dell|all)$/
/** In English, the part after an apostrophe is not a separate word. */
const ENGLISH_ENDING = /^(?:t|s|m|d|ll|re|ve)$/
/** Maximum length of a word. Longer tokens, such as keys, are ignored. */
const LONGEST_WORD = 48

/** The token that separates thoughts within a clause. */
export const COMMA = ','

/**
 * Splits a text into clauses of folded words: lower case, no marks (accents, Hebrew points, Arabic hamza), three
 * or more of the same letter as one, no apostrophes. A comma, bracket or dash becomes {@link COMMA}. Other signs
 * and emoji are dropped.
 */
export function readClauses(text: string): string[][] {
  const clauses: string[][] = [[]]
  for (const token of fold(text).match(TOKEN) ?? []) {
    if (token === JOINT) clauses.at(-1)!.push('')
    else if (WITHIN.test(token)) clauses.at(-1)!.push(COMMA)
    else if (!LETTER.test(token)) clauses.push([])
    else if (token.length <= LONGEST_WORD) clauses.at(-1)!.push(...apart(token))
    else clauses.at(-1)!.push('')
  }
  return clauses.filter(clause => clause.length > 0)
}

/** Returns a word in its folded form, without apostrophes. */
export function foldWord(word: string): string {
  return fold(word).replaceAll("'", '')
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200B-\u200F]/gu, '')
    .toLowerCase()
    .replace(/[’‘`´׳״]/g, "'")
    .replace(/(?<=[\p{L}\p{N}])[.:](?=[\p{L}\p{N}])/gu, JOINT)
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/(\p{L})\1{2,}/gu, '$1')
}

function apart(token: string): string[] {
  const [first, ...rest] = token.split("'")
  if (rest.length === 0) return [token]
  if (rest.length === 1 && ELIDED.test(first!) && !ENGLISH_ENDING.test(rest[0]!)) return [first!, rest[0]!]
  return [[first, ...rest].join('')]
}
