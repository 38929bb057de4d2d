import { fold } from '#core/text/fold.ts'

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
/** How much of a question's meaning a part must have: rare words mean much, and words of most parts nothing. */
const SHARE_MIN = 0.6
/** Occurrences after which another one counts little. */
const SATURATION = 2

/** Returns the words of a text in lower case without accents, each after a space, and a space at the end. */
function folded(text: string): string {
  return ` ${(fold(text).match(WORD) ?? []).join(' ')} `
}

/**
 * Creates the search over the documentation: a part matches if it has the words of the query that mean most, whole or as
 * the beginning of a word, in its text, its heading or its page's name. The best match is first.
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

  /** Returns a word as it stands in folded texts, and its weight: the fewer parts have it, the more it means. */
  function weigh(word: string): WantedWord {
    // A plural finds the singular: words match as beginnings.
    const start = ` ${word.length > 3 ? word.replace(/s$/, '') : word}`
    const having = entries.filter(entry => has(entry, start)).length
    return { word, start, weight: Math.log((entries.length + 1) / Math.max(1, having)) }
  }

  return query => {
    const words = folded(query).trim().split(' ').filter(Boolean)
    if (words.length === 0) return []
    const wanted = words.map(weigh).sort((a, b) => b.weight - a.weight)
    const phrase = words.length > 1 ? ` ${words.join(' ')}` : null
    const clues = [query.trim(), ...wanted.map(({ word }) => word)]
    return entries
      .map(entry => ({ ...entry, score: scoreOf(entry, wanted, phrase) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ part }) => ({ part, excerpt: excerptOf(part.text, clues) }))
  }
}

type Entry = { readonly name: string; readonly heading: string; readonly text: string }
type WantedWord = { readonly word: string; readonly start: string; readonly weight: number }

function has({ name, heading, text }: Entry, start: string): boolean {
  return text.includes(start) || heading.includes(start) || name.includes(start)
}

/** Returns 0 if too much of the query is missing. */
function scoreOf(entry: Entry, wanted: readonly WantedWord[], phrase: string | null): number {
  const { name, heading, text } = entry
  const found = wanted.filter(({ start }) => has(entry, start))
  if (weightOf(found) < SHARE_MIN * weightOf(wanted)) return 0
  let score = 0
  for (const { start, weight } of found) {
    const times = text.split(start).length - 1
    const here =
      times / (times + SATURATION) +
      (heading.includes(start) ? HEADING_WEIGHT : 0) +
      // The page's name counts at its beginning, not at each of its headings.
      (name.includes(start) ? (heading === '  ' ? NAME_WEIGHT : NAME_WEIGHT / 10) : 0)
    score += weight * here
  }
  const isPhrase = phrase !== null && (text.includes(phrase) || heading.includes(phrase))
  return score + (isPhrase ? PHRASE_WEIGHT * weightOf(wanted) : 0)
}

function weightOf(words: readonly WantedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}

/** Returns the piece of a text around the first clue that it has. */
function excerptOf(text: string, clues: readonly string[]): string {
  const pattern = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = clues
    .map(pattern)
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
