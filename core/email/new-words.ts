/**
 * What a person newly wrote in a mail, without the quoted history, the signature and the notices that programs add. Works line
 * by line in one pass over the text, so that a history of megabytes costs no more than reading it.
 */
import {
  CLOSINGS,
  CONFIDENTIAL,
  HEAD_LABELS,
  MAIL_PROGRAMS,
  ORIGINAL,
  SENT_BY,
  THIS_MESSAGE,
  WROTE,
} from './mail-words.ts'

/** A mail's text in its parts. `quoted` and `signature` are empty if there is none. */
export type MailParts = {
  readonly text: string
  readonly quoted: string
  readonly signature: string
}

/** Lines of a longer attribution or head are no attribution: a person wrote them. */
const ATTRIBUTION_MAX = 300
const ATTRIBUTION_LINES = 4
const HEAD_LINES = 12
const SIGNATURE_LINES = 12
const SIGNATURE_LINE_MAX = 80
const SENT_BY_MAX = 90
const NOTICE_MIN = 100
const PHONE_DIGITS = 7
/** Programs add one line or two, and a company's server a notice; each that forwards adds its own. */
const NOTICES_MAX = 4
const CONTACT_MARKS: readonly string[] = ['@', 'www.', 'http://', 'https://', ' | ', ' • ', ' · ']
const FIELDS = new Map(
  Object.entries(HEAD_LABELS).flatMap(([field, labels]) => labels.map(label => [label, field] as const)),
)

/**
 * Splits a mail's text. Lines that begin with `>` are quoted. After a line that says who wrote when, and after the head of
 * another mail, all is quoted, or if quoted lines follow, only those: people also write below and between them.
 * @param senderName the name in From, which a signature repeats
 */
export function newWords(content: string, senderName = ''): MailParts {
  const lines = content.replace(/\r\n?/g, '\n').split('\n').map(tidy)
  const { kept, quoted } = withoutQuotes(lines)
  const { text, signature } = withoutSignature(kept, senderName)
  return { text, signature, quoted: joined(quoted) }
}

/** Returns a line without what cannot be seen, and with plain spaces. */
function tidy(line: string): string {
  return line
    .replace(/[\u200B\u200E\u200F\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .trimEnd()
}

function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Quotes = { readonly kept: readonly string[]; readonly quoted: readonly string[] }

function withoutQuotes(lines: readonly string[]): Quotes {
  const kept: string[] = []
  const quoted: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (isQuote(line)) {
      quoted.push(line)
      continue
    }
    const end = line === '' ? at : endOfIntroduction(lines, at)
    if (end === at) {
      kept.push(line)
      continue
    }
    const next = nextFilled(lines, end)
    // A quote with marks: what stands between and below its lines is new.
    if (next < lines.length && isQuote(lines[next]!) && !isHead(lines, at)) {
      quoted.push(...lines.slice(at, end))
      at = next - 1
      continue
    }
    return { kept, quoted: [...quoted, ...lines.slice(at)] }
  }
  return { kept, quoted }
}

function isQuote(line: string): boolean {
  return line.startsWith('>') || line.startsWith(' >')
}

function nextFilled(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && lines[at]!.trim() === '') at += 1
  return at
}

/** Returns the index after the lines that introduce another mail; `at` if none does. */
function endOfIntroduction(lines: readonly string[], at: number): number {
  if (isMarker(lines[at]!)) return at + 1
  const head = isRule(lines[at]!) ? nextFilled(lines, at + 1) : at
  if (head < lines.length && isHead(lines, head)) return head + 1
  if (isOriginal(lines[at]!)) return at + 1
  if (head > at && head < lines.length && isQuote(lines[head]!)) return at + 1
  return endOfAttribution(lines, at)
}

/** Our own line, above which a reply is written. */
function isMarker(line: string): boolean {
  return line.startsWith('##') && line.includes('reply above this line')
}

function isRule(line: string): boolean {
  const marks = line.trim()
  return marks.length >= 10 && /^(?:_+|-+|=+|\*+|─+|—+)$/.test(marks)
}

/** `-----Original Message-----`, and who wrote it in the same place. */
function isOriginal(line: string): boolean {
  const words = line.trim().toLowerCase()
  if (words.length > 200 || !/^[-_*—]{2}/.test(words)) return false
  return ORIGINAL.some(each => words.includes(each)) || (/[-—]{2}$/.test(words) && hasAny(words, WROTE))
}

/** Whether the head of another mail stands here: three of its fields, by their labels. */
function isHead(lines: readonly string[], at: number): boolean {
  const first = fieldOf(lines[at]!)
  if (first === null) return false
  const fields = new Set([first])
  let words = lines[at]!
  for (let next = at + 1; next < lines.length && next < at + HEAD_LINES; next += 1) {
    const line = lines[next]!
    const field = fieldOf(line)
    if (field !== null) fields.add(field)
    else if (line.trim() === '' || !/^\s/.test(line)) break
    words += line
  }
  return fields.size >= 3 && (fields.has('from') || fields.has('subject')) && /@|\d[:.]\d\d/.test(words)
}

function fieldOf(line: string): string | null {
  const colon = line.search(/[:：]/)
  if (colon < 1 || colon > 30) return null
  return FIELDS.get(line.slice(0, colon).replaceAll('*', '').trim().toLowerCase()) ?? null
}

/** A line that says who wrote when, which programs wrap: `On …, … wrote:`. */
function endOfAttribution(lines: readonly string[], at: number): number {
  let words = ''
  for (let end = at; end < lines.length && end < at + ATTRIBUTION_LINES; end += 1) {
    const line = lines[end]!.trim().toLowerCase()
    if (line === '' || isQuote(line)) return at
    words = `${words} ${line}`
    if (words.length > ATTRIBUTION_MAX) return at
    if (!/[:：](?:\s*-+)?$|-{3}$/.test(line) || !hasAny(words, WROTE) || !hasTimeOrAddress(words)) continue
    // What a person wrote may stand right above it.
    const later = lines.slice(at + 1, end + 1).map((_, index) => at + 1 + index)
    const isAbove = !hasTimeOrAddress(lines[at]!) && later.some(from => endOfAttribution(lines, from) > from)
    return isAbove ? at : end + 1
  }
  return at
}

function hasTimeOrAddress(words: string): boolean {
  return /\d[:.]\d\d|\d{1,4}[./年-]\s?\d|<[^<>@\s]+@[^<>\s]+>/.test(words) || /\b(?:19|20)\d\d\b/.test(words)
}

function hasAny(words: string, of: readonly string[]): boolean {
  return of.some(each => words.includes(each))
}

function withoutSignature(given: readonly string[], senderName: string): { text: string; signature: string } {
  const lines = joined(given).split('\n')
  let end = lines.length
  const marked = lines.findIndex(line => /^(?:--|__|—)\s*$/.test(line))
  if (marked >= 0) end = marked
  for (let round = 0; round < NOTICES_MAX; round += 1) end = withoutSentBy(lines, withoutNotice(lines, end))
  end = withoutCard(lines, end, senderName.toLowerCase())
  return { text: joined(lines.slice(0, end)), signature: joined(lines.slice(end)) }
}

function trimmedEnd(lines: readonly string[], end: number): number {
  let at = end
  while (at > 0 && lines[at - 1]!.trim() === '') at -= 1
  return at
}

/** `Sent from my phone`, as the last line. */
function withoutSentBy(lines: readonly string[], end: number): number {
  const last = trimmedEnd(lines, end) - 1
  if (last < 0) return end
  const words = lines[last]!.trim()
    .toLowerCase()
    .replace(/^[-—*\s]+/, '')
  if (words.length > SENT_BY_MAX || !hasAny(words, MAIL_PROGRAMS)) return end
  const isSentBy =
    SENT_BY.some(each => words.startsWith(each)) || words.endsWith('から送信') || words.endsWith('에서 보냄')
  return isSentBy ? last : end
}

/** A notice of confidentiality, as the last paragraph. */
function withoutNotice(lines: readonly string[], end: number): number {
  const last = trimmedEnd(lines, end)
  let first = last
  while (first > 0 && lines[first - 1]!.trim() !== '') first -= 1
  const words = lines.slice(first, last).join(' ').trim().toLowerCase()
  if (first === 0 || words.length < NOTICE_MIN) return end
  const beginning = words.replace(/^[*_\s]+/, '')
  const isNotice = THIS_MESSAGE.some(each => beginning.startsWith(each)) && hasAny(words, CONFIDENTIAL)
  return isNotice ? first : end
}

/** A card of the sender below a closing: their name, and lines such as their phone. A name alone is theirs. */
function withoutCard(lines: readonly string[], end: number, name: string): number {
  const last = trimmedEnd(lines, end)
  const closing = lastIndexWithin(lines, last, SIGNATURE_LINES, line => isClosing(line))
  if (closing < 0) return end
  const card = nextFilled(lines, closing + 1)
  const below = lines.slice(card, last).filter(line => line.trim() !== '')
  const isCard =
    below.length >= 2 &&
    below.every(line => line.length <= SIGNATURE_LINE_MAX) &&
    (below.some(isContact) || (name !== '' && below[0]!.toLowerCase().includes(name)))
  return isCard ? card : end
}

function lastIndexWithin(
  lines: readonly string[],
  end: number,
  count: number,
  fits: (line: string) => boolean,
): number {
  for (let at = end - 1; at >= Math.max(0, end - count); at -= 1) if (fits(lines[at]!)) return at
  return -1
}

function isClosing(line: string): boolean {
  const words = line.trim().toLowerCase()
  return words.length > 1 && words.length <= 45 && hasAny(words, CLOSINGS)
}

/** A phone number, an address of the web or of a person, or parts between bars. */
function isContact(line: string): boolean {
  return hasAny(line.toLowerCase(), CONTACT_MARKS) || line.replace(/\D/g, '').length >= PHONE_DIGITS
}
