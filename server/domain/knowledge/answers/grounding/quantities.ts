/** Finds the numbers in a text, in any notation, and what each one counts. */
import { plainCase } from '../../search/words/fold.ts'
import { spelledNumbers } from './number-words.ts'
import { type Unit, unitOf, withoutWholeWords } from './units.ts'

/**
 * One number of a text: a number with its unit, a time of day, or a phone number.
 * `readings` are its possible values, since '1.200' is 1200 or 1.2; a version number has none. `minutes` count from
 * midnight. `digits` leave out a marked country code.
 */
export type Quantity =
  /** `readings`: '1.200' is 1200 or 1.2. A text that is no number, such as a version, has none. */
  | {
      readonly kind: 'number'
      readonly text: string
      readonly readings: readonly number[]
      readonly unit: Unit
    }
  | { readonly kind: 'time'; readonly text: string; readonly minutes: number }
  /** Only digits, without a marked country code. */
  | { readonly kind: 'phone'; readonly text: string; readonly digits: string }

/** The zero of each script with digits of its own. The other digits follow it in Unicode. */
const ZEROS = ['٠', '۰', '०', '০', '๐'].map(zero => zero.codePointAt(0)!)
const NATIVE_DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙]/g

const PHONE =
  /(?<![\p{L}\p{N}.,])(?:[+(]|00?)\d[\d\s()./-]{4,}\d|(?<![\p{L}\p{N}.,])\d{2,4}(?:[\s./-]\d{2,5}){2,}/gu
const SHORTEST_PHONE = 7
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/
const CLOCK =
  /(?<![\p{L}\p{N}.,:])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L})|uhr)|(?<![\p{L}\p{N}.,:])(\d{1,2})(?::|\s?h\s?)(\d{2})(?![\p{N}:])/gu
/** Matches a number. Digits at the end of a word are part of a code and do not match. */
const NUMBER =
  /(?<![\p{L}\p{N}_]|\p{L}-)(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*)/gu
/** Characters around a number in which its unit is looked for. */
const AROUND = 32

/** Returns the numbers of a text. Numbers written as words are included if they are above `spelledAbove`. */
export function quantitiesIn(written: string, { spelledAbove = -1 } = {}): Quantity[] {
  let text = withoutWholeWords(plainCase(written)).replace(NATIVE_DIGIT, latinDigit)
  const found: Quantity[] = []

  /** Reads what matches and removes it from the text, so that nothing is read twice. */
  function take(pattern: RegExp, read: (match: RegExpExecArray) => Quantity | null): void {
    for (const match of text.matchAll(pattern)) {
      const quantity = read(match)
      if (!quantity) continue
      found.push(quantity)
      text =
        text.slice(0, match.index) + ' '.repeat(match[0].length) + text.slice(match.index + match[0].length)
    }
  }

  take(PHONE, ([phone]) => {
    const digits = phone.replace(/\D/g, '')
    const isGrouped = /^\d{1,3}(?:[.\s]\d{3})+$/.test(phone)
    return digits.length < SHORTEST_PHONE || DATE.test(phone) || isGrouped
      ? null
      : { kind: 'phone', text: phone, digits: digits.replace(/^0+/, '') }
  })
  take(CLOCK, ([time, hour, minute, half, hour24, minute24]) => {
    const at = minutesOf(Number(hour ?? hour24), Number(minute ?? minute24 ?? 0), half)
    return at === null ? null : { kind: 'time', text: time, minutes: at }
  })
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const end = index + number.length
    const unit = unitOf(text.slice(Math.max(0, index - AROUND), index), text.slice(end, end + AROUND))
    for (const reading of DATE.test(number) ? number.split('.') : [number, ...partsOf(number)])
      found.push({ kind: 'number', text: number, readings: readingsOf(reading), unit })
  }
  for (const { at, end, value } of spelledNumbers(text)) {
    if (value <= spelledAbove) continue
    const unit = unitOf(text.slice(Math.max(0, at - AROUND), at), text.slice(end, end + AROUND))
    // A word is not a cell of a table.
    found.push({
      kind: 'number',
      text: text.slice(at, end),
      readings: [value],
      unit: unit.kind === 'plain' ? { ...unit, isBare: false } : unit,
    })
  }
  return found
}

/** Returns the parts of a number with spaces, since '12 345' may be two numbers. Empty for all others. */
function partsOf(number: string): string[] {
  const parts = number.split(/[ \u00a0\u202f]/)
  return parts.length > 1 ? parts : []
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZEROS.find(first => code >= first && code < first + 10)!
  return String(code - zero)
}

function minutesOf(hour: number, minute: number, half: string | undefined): number | null {
  const isAfternoon = half?.startsWith('p') === true
  const isMorning = half?.startsWith('a') === true
  if (minute > 59 || hour > 24 || ((isAfternoon || isMorning) && hour > 12)) return null
  const hours = isAfternoon ? (hour % 12) + 12 : isMorning ? hour % 12 : hour
  return (hours * 60 + minute) % (24 * 60)
}

/**
 * Returns the possible values of a number. A single separator before three digits may separate thousands or decimals.
 */
function readingsOf(number: string): number[] {
  const separators = number.replace(/\d/g, '')
  if (separators === '') return [Number(number)]
  const last = separators.at(-1)!
  const [head, tail] = [number.slice(0, number.lastIndexOf(last)), number.slice(number.lastIndexOf(last) + 1)]
  const isSame = [...separators].every(separator => separator === last)
  const grouped = Number(number.replace(/\D/g, ''))
  const decimal = Number(`${head.replace(/\D/g, '')}.${tail}`)
  if (separators.length > 1 && isSame) return /^\d{1,3}(?:\D\d{3})+$/.test(number) ? [grouped] : []
  if (separators.length > 1) return [decimal]
  if (!/[.,]/.test(last)) return [grouped]
  return tail.length === 3 ? [grouped, decimal] : [decimal]
}
