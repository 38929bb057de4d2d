import { fold } from '#core/text/fold.ts'

/**
 * Other words for what the documentation calls something else, by the word that readers type. Keys and values are in
 * lower case without punctuation; a value may have several words.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  csp: ['content security policy'],
  jwt: ['token', 'verify your users'],
  sso: ['verify your users', 'token'],
  hmac: ['verify your users', 'token'],
  destroy: ['shutdown'],
  unmount: ['shutdown'],
  uninstall: ['shutdown'],
  init: ['boot'],
  initialize: ['boot'],
  callback: ['event'],
  listener: ['event'],
  iframe: ['frame'],
  cookie: ['what the browser stores'],
  gdpr: ['consent', 'personal data'],
  localstorage: ['what the browser stores'],
  safari: ['browsers and versions'],
  chrome: ['browsers and versions'],
  firefox: ['browsers and versions'],
  compatibility: ['browsers and versions'],
  nextjs: ['next'],
  nuxt: ['vue'],
  typescript: ['types'],
  sri: ['subresource integrity', 'integrity'],
  cdn: ['self host', 'loader'],
  theme: ['style'],
  dark: ['theme'],
  css: ['style'],
  i18n: ['language', 'locale'],
  translation: ['language', 'locale'],
  kb: ['help center'],
  llm: ['language model'],
  openai: ['hosted model', 'language model'],
  gpt: ['language model'],
  postgres: ['postgresql'],
  outage: ['server is down'],
  offline: ['server is down'],
  timeout: ['deadline', 'slow'],
}

/** What is below a heading of a page. `id` and `heading` are empty before the page's first heading. */
export type DocsPart = {
  readonly file: string
  readonly id: string
  readonly heading: string
  /** Without its tables. */
  readonly text: string
  /** The text of its tables. */
  readonly cells: string
}

/** A part that was found, with the piece of its text around the match. */
export type DocsMatch = { readonly part: DocsPart; readonly excerpt: string }

const WORD = /[\p{L}\p{N}]+/gu
const EXCERPT_CHARACTERS = 150
const BEFORE_MATCH_CHARACTERS = 50
/** How much a word counts in the page's name and in a heading, compared to a text full of it. */
const NAME_WEIGHT = 3
const HEADING_WEIGHT = 4
/** How much a word counts in a table, compared to prose: comparisons name everything. */
const TABLE_SHARE = 0.4
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
    cells: folded(part.cells),
  }))

  /** Returns a word as folded texts have it, and its weight: the fewer parts have it, the more it means. */
  function weigh(word: string): WantedWord {
    const names = [word, ...(SYNONYMS[word] ?? SYNONYMS[word.replace(/s$/, '')] ?? [])]
    // A plural finds the singular: words match as beginnings.
    const starts = names.map(name => ` ${name.length > 3 ? name.replace(/s$/, '') : name}`)
    const having = entries.filter(entry => has(entry, starts)).length
    return { names, starts, weight: Math.log((entries.length + 1) / Math.max(1, having)) }
  }

  return query => {
    const words = folded(query).trim().split(' ').filter(Boolean)
    if (words.length === 0) return []
    const wanted = words.map(weigh).sort((a, b) => b.weight - a.weight)
    const phrase = words.length > 1 ? ` ${words.join(' ')}` : null
    const clues = [query.trim(), ...wanted.flatMap(({ names }) => names)]
    return entries
      .map(entry => ({ ...entry, score: scoreOf(entry, wanted, phrase) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ part }) => ({ part, excerpt: excerptOf(part, clues) }))
  }
}

type Entry = {
  readonly name: string
  readonly heading: string
  readonly text: string
  readonly cells: string
}
/** A word of the query with its synonyms, each as it is written and as it begins in a folded text. */
type WantedWord = {
  readonly names: readonly string[]
  readonly starts: readonly string[]
  readonly weight: number
}

function has({ name, heading, text, cells }: Entry, starts: readonly string[]): boolean {
  return [text, heading, name, cells].some(each => includesAny(each, starts))
}

function includesAny(text: string, starts: readonly string[]): boolean {
  return starts.some(start => text.includes(start))
}

/** Returns 0 if too much of the query is missing. */
function scoreOf(entry: Entry, wanted: readonly WantedWord[], phrase: string | null): number {
  const { name, heading, text, cells } = entry
  const found = wanted.filter(({ starts }) => has(entry, starts))
  if (weightOf(found) < SHARE_MIN * weightOf(wanted)) return 0
  let score = 0
  for (const { starts, weight } of found) {
    const here =
      frequency(text, starts) +
      TABLE_SHARE * frequency(cells, starts) +
      (includesAny(heading, starts) ? HEADING_WEIGHT : 0) +
      // The page's name counts at its beginning, not at each of its headings.
      (includesAny(name, starts) ? (heading === '  ' ? NAME_WEIGHT : NAME_WEIGHT / 10) : 0)
    score += weight * here
  }
  if (phrase === null) return score
  const phraseShare =
    text.includes(phrase) || heading.includes(phrase) ? 1 : cells.includes(phrase) ? TABLE_SHARE / 2 : 0
  return score + phraseShare * PHRASE_WEIGHT * weightOf(wanted)
}

/** Returns how often a text has a word, from 0 to 1: each occurrence counts less than the one before. */
function frequency(text: string, starts: readonly string[]): number {
  const times = starts.reduce((sum, start) => sum + text.split(start).length - 1, 0)
  return times / (times + SATURATION)
}

function weightOf(words: readonly WantedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}

/** Returns the piece around the first clue that a part has, in its prose or else in its tables. */
function excerptOf({ text, cells }: DocsPart, clues: readonly string[]): string {
  for (const clue of clues) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${clue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu')
    for (const each of [text, cells]) {
      const index = pattern.exec(each)?.index
      if (index !== undefined) return pieceOf(each, index)
    }
  }
  return pieceOf(text || cells, 0)
}

function pieceOf(text: string, found: number): string {
  const from = wordStart(text, Math.max(0, found - BEFORE_MATCH_CHARACTERS))
  const end = wordStart(text, from + EXCERPT_CHARACTERS)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end).trim()}${end < text.length ? ' …' : ''}`
}

/** Returns where the next word starts, from an index on. */
function wordStart(text: string, index: number): number {
  if (index === 0) return 0
  const space = text.indexOf(' ', index)
  return space === -1 ? text.length : space + 1
}
