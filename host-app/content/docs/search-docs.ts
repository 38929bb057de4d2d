/** The text below a heading of a page. `id` and `heading` are empty before the page's first heading. */
export type DocsPart = {
  readonly file: string
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** A part that was found, with the piece of its text around the match. */
export type DocsMatch = { readonly part: DocsPart; readonly excerpt: string }

const WORD = /[\p{L}\p{N}]+/gu
const EXCERPT_CHARACTERS = 150
const BEFORE_MATCH_CHARACTERS = 50
/** How much a word counts in the page's name and in a heading, compared to a text full of it. */
const NAME_WEIGHT = 3
const HEADING_WEIGHT = 4
/** How much the words in the order of the query count. */
const PHRASE_WEIGHT = 6
/** Occurrences after which another one counts little. */
const SATURATION = 2

/** Returns the words of a text in lower case without accents, each after a space, and a space at the end. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${(plain.match(WORD) ?? []).join(' ')} `
}

/**
 * Creates the search over the documentation: a part matches if it has all words of the query, whole or as the beginning
 * of a word, in its text, its heading or its page's name. The best match is first.
 */
export function createDocsSearch(
  parts: readonly DocsPart[],
  nameOf: (file: string) => string,
): (query: string) => readonly DocsMatch[] {
  const entries = parts.map(part => ({
    part,
    name: folded(nameOf(part.file)),
    heading: folded(part.heading),
    text: folded(part.text),
  }))
  return query => {
    const words = folded(query).trim().split(' ').filter(Boolean)
    if (words.length === 0) return []
    // A plural finds the singular: words match as beginnings.
    const wanted = words.map(word => ` ${word.length > 3 ? word.replace(/s$/, '') : word}`)
    const phrase = ` ${words.join(' ')}`
    return entries
      .map(entry => ({ ...entry, score: scoreOf(entry, wanted, words.length > 1 ? phrase : null) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ part }) => ({ part, excerpt: excerptOf(part.text, query) }))
  }
}

type Entry = { readonly name: string; readonly heading: string; readonly text: string }

/** Returns 0 if a word is missing. */
function scoreOf({ name, heading, text }: Entry, wanted: readonly string[], phrase: string | null): number {
  let score = 0
  for (const word of wanted) {
    const times = text.split(word).length - 1
    const here =
      times / (times + SATURATION) +
      (heading.includes(word) ? HEADING_WEIGHT : 0) +
      // The page's name counts at its beginning, not at each of its headings.
      (name.includes(word) ? (heading === '  ' ? NAME_WEIGHT : NAME_WEIGHT / 10) : 0)
    if (here === 0) return 0
    score += here
  }
  const isPhrase = phrase !== null && (text.includes(phrase) || heading.includes(phrase))
  return score + (isPhrase ? PHRASE_WEIGHT : 0)
}

/** Returns the piece of a text around the first match of the whole query, or else of one of its words. */
function excerptOf(text: string, query: string): string {
  const pattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const choices = [query.trim(), ...(query.match(WORD) ?? [])].map(pattern)
  const found = choices
    .map(choice => new RegExp(`(?<![\\p{L}\\p{N}])${choice}`, 'iu').exec(text)?.index)
    .find(index => index !== undefined)
  const from = wordStart(text, Math.max(0, (found ?? 0) - BEFORE_MATCH_CHARACTERS))
  const end = wordStart(text, from + EXCERPT_CHARACTERS)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}

/** Returns where the next word starts, from an index on. */
function wordStart(text: string, index: number): number {
  if (index === 0) return 0
  const space = text.indexOf(' ', index)
  return space === -1 ? text.length : space + 1
}
