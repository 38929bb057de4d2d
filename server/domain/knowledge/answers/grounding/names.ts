/**
 * Finds what a sentence of an answer names: addresses, quoted words, codes, and names recognized by capital letters.
 */
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { fold, plainCase } from '../../search/words/fold.ts'
import { splitWords } from '../../search/words/split-words.ts'
import { STOP_WORDS } from '../../search/words/stop-words.ts'
import { calendarName } from './calendar-names.ts'

/** One thing that is named, as it is written, with its kind. */
export type Named = { readonly kind: 'address' | 'quote' | 'code' | 'name'; readonly text: string }

/** A match can only start where a run of its characters does, so that a long word takes linear time. */
const ADDRESS =
  /(?:https?:\/\/|mailto:|www\.)[^\s<>()[\]]+|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?<![\p{L}\p{N}._-])-*(?:[\p{L}\p{N}][\p{L}\p{N}_-]*\.)+[a-z]{2,24}(?![\p{L}\p{N}])(?:\/[^\s<>()[\]]*)?/gu
const QUOTED = [
  /“([^“”\n]+)”/g,
  /"([^"\n]+)"/g,
  /„([^„“”\n]+)[“”]/g,
  /«([^«»\n]+)»/g,
  /‘([^‘’\n]+)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu,
  /`([^`\n]+)`/g,
]
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’_-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
/** Matches a number with its unit or ending: '30min', '2nd', '14-day', '14-tägig'. */
const COUNTED = /^\d+(?:\p{L}{1,4}|-\p{L}+)$/u
/** Matches text after which a capital letter only marks the beginning of a sentence or of a part of one. */
const OPENS = /(?:^\s*(?:[-*+>•]|\d+[.)]|#+)?|[.!?:…؟。|])\s*["“„«‘'(*_]*$/u
/** Characters before a word that are compared with `OPENS`. */
const BEFORE = 80
const INNER_CAPITAL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{Lu}\p{Ll}+\p{Lu}/u
const ALL_CAPITALS = /^\p{Lu}{2,}$/u
/** Everyday words written in capitals, and units, which are compared with their numbers. */
const NO_NAMES = new Set(
  'ok faq faqs am pm id url i etc tv pc eur usd gbp ils jpy chf kb mb gb tb'.split(' '),
)

/**
 * Returns what a sentence names. `hasPlainCapitals` is whether a capital inside a sentence marks a name, which it
 * does not in German.
 */
export function namesIn(sentence: string, hasPlainCapitals: boolean): Named[] {
  const named: Named[] = []
  let text = sentence.replace(/\*\*|__|~~/g, '')
  for (const [address] of text.matchAll(ADDRESS))
    named.push({ kind: 'address', text: trimEndOf(address.replace(/^-+/, ''), '.,;:!?') })
  for (const pattern of QUOTED)
    for (const [, quote] of text.matchAll(pattern))
      if (/[\p{L}\p{N}]/u.test(quote!)) named.push({ kind: 'quote', text: quote! })
  text = text.replace(ADDRESS, ' ')
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const kind = kindOf(word, text.slice(Math.max(0, index - BEFORE), index), hasPlainCapitals)
    if (kind) named.push({ kind, text: word })
  }
  return named
}

function kindOf(word: string, before: string, hasPlainCapitals: boolean): 'code' | 'name' | null {
  if (/\d/.test(word)) return /\p{L}/u.test(word) && !COUNTED.test(word) ? 'code' : null
  if (word.includes('_')) return 'code'
  if (!/\p{Lu}/u.test(word)) return null
  const plain = fold(plainCase(word.replace(/['’]\p{L}{1,2}$/u, '')))
  if (STOP_WORDS.has(plain) || NO_NAMES.has(plain)) return null
  if (ALL_CAPITALS.test(word) || INNER_CAPITAL.test(word)) return 'name'
  return hasPlainCapitals && word.length > 1 && !OPENS.test(before) ? 'name' : null
}

/** Returns whether the texts contain what is named. */
export type KnownNames = (named: Named) => boolean

/**
 * Returns a check whether these texts contain a name. Compares words without case and accents, and accepts a plural
 * 's' or a shortened weekday.
 */
export function knownNames(texts: readonly string[]): KnownNames {
  const plain = texts.map(plainCase).join('\n')
  const list = splitWords(plain).map(fold)
  const line = ` ${list.join(' ')} `
  const words = new Set(list)
  // 'E-mail' is also written as one word.
  for (const [joined] of plain.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu))
    words.add(fold(joined.replaceAll('-', '')))
  const days = new Set(list.map(calendarName))

  const isWord = (word: string) =>
    words.has(word) ||
    ['s', 'es'].some(
      end => words.has(word + end) || (word.endsWith(end) && words.has(word.slice(0, -end.length))),
    )
  const isName = (word: string) =>
    isWord(word) || (calendarName(word) !== null && days.has(calendarName(word)))

  return ({ kind, text }) => {
    if (kind === 'address') return hasAddress(plain, addressOf(text))
    const parts = splitWords(text).map(fold)
    if (kind === 'name') return parts.every(isName) || isWord(parts.join(''))
    return line.includes(` ${parts.join(' ')} `) || words.has(parts.join(''))
  }
}

/** Returns an address in the form in which texts are compared, without scheme, `www.` and final slash. */
function addressOf(text: string): string {
  return plainCase(text)
    .replace(/^(?:https?:\/\/|mailto:)(?:www\.)?|^www\./, '')
    .replace(/\/$/, '')
}

/** Whether a text has the whole address: 'acme.com' is not in 'myacme.com'. */
function hasAddress(plain: string, address: string): boolean {
  for (let at = plain.indexOf(address); at >= 0; at = plain.indexOf(address, at + 1)) {
    const [before, after] = [plain[at - 1] ?? ' ', plain[at + address.length] ?? ' ']
    if (!/[\p{L}\p{N}_%+-]/u.test(before) && !/[\p{L}\p{N}_@-]/u.test(after)) return true
  }
  return false
}
