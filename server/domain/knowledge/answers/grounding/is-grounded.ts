/** Whether a number in an answer appears in its sources or follows from their prices by simple arithmetic. */
import type { Quantity } from './quantities.ts'
import type { Unit } from './units.ts'

type NumberSaid = Extract<Quantity, { kind: 'number' }>

/** The numbers that an answer may contain. */
export type Known = {
  /** Numbers of the cited passages, and those of the visitor's messages that may be repeated. */
  readonly quantities: readonly Quantity[]
  /** The digits of the same texts, with the separators inside phone numbers removed. */
  readonly digits: string
  /** Numbers that earlier sentences of the answer contain, with which it may calculate. */
  readonly said: readonly Quantity[]
  /** Numbers the visitor gave, such as how many people or months. */
  readonly visitor: readonly Quantity[]
}

/** Digits of the shortest phone number without country code. */
const SHORTEST_PHONE = 6
/** Amounts are compared in hundredths, as they are shown. */
const ROUNDING = 0.006
/** Factor from a month's price to a year's. */
const MONTHS_OF_A_YEAR = 12
const MOST_COUNTED = 1_000_000
/** Different counts or shares that are calculated with. No conversation has so many, and all pairs are tried. */
const CALCULATED_MAX = 30

/** Returns a text of digits, such as a phone number, in the form in which digits are compared. */
export function joinDigits(text: string): string {
  return text.replaceAll('(0)', '').replace(/(?<=\d)[\s()./-]+(?=[\d(])/g, '')
}

/** Whether the known numbers contain this one, or it can be calculated from them. */
export function isGrounded(said: Quantity, known: Known): boolean {
  if (said.kind === 'phone') return isKnownPhone(said, known.digits)
  if (said.kind === 'time') return known.quantities.some(other => isSameTime(said.minutes, other))
  if (said.readings.length === 0)
    return known.quantities.some(other => other.kind === 'number' && other.text === said.text)
  const available = [...known.quantities, ...known.said]
  if (available.some(other => isSame(said, other, available))) return true
  return said.unit.kind === 'price' && isCalculated(said, said.unit.currency, known)
}

/** Whether the number is known with or without its country code. */
function isKnownPhone({ text, digits }: Extract<Quantity, { kind: 'phone' }>, known: string): boolean {
  const isInternational = /^[(]?(?:\+|00)/.test(text)
  const codes = isInternational ? [0, 1, 2, 3] : [0]
  return codes.some(
    length => digits.length - length >= SHORTEST_PHONE && known.includes(digits.slice(length)),
  )
}

function isSameTime(minutes: number, other: Quantity): boolean {
  if (other.kind === 'time') return other.minutes === minutes
  // 'From 9 to 5 pm' gives the first hour without am or pm.
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60]
  return (
    other.kind === 'number' &&
    other.unit.kind === 'plain' &&
    rest === 0 &&
    other.readings.some(value => value === hour || value === hour % 12 || (value === 12 && hour === 0))
  )
}

function isSame(said: NumberSaid, other: Quantity, all: readonly Quantity[]): boolean {
  if (other.kind === 'time') return said.unit.kind === 'plain' && isSameTime(other.minutes, said)
  if (other.kind !== 'number') return false
  const isEqual = said.readings.some(value => other.readings.includes(value))
  const [a, b] = [said.unit, other.unit]
  if (a.kind === 'plain') return isEqual
  if (b.kind === 'plain') return isEqual && (b.isBare || (a.kind === 'duration' && !all.some(isDuration)))
  if (a.kind === 'duration' && b.kind === 'duration') return isSameDuration(said, a, other, b)
  return isEqual && isSameUnit(a, b)
}

function isSameUnit(a: Unit, b: Unit): boolean {
  if (a.kind === 'price') return b.kind === 'price' && a.currency === b.currency
  if (a.kind === 'measure') return b.kind === 'measure' && a.unit === b.unit
  return a.kind === b.kind
}

type Duration = Extract<Unit, { kind: 'duration' }>

/** Whether two durations are equal: '2 weeks' are '14 days'. */
function isSameDuration(said: NumberSaid, a: Duration, other: NumberSaid, b: Duration): boolean {
  return (
    a.family === b.family &&
    said.readings.some(one => other.readings.some(two => one * a.worth === two * b.worth))
  )
}

function isDuration(quantity: Quantity): boolean {
  return quantity.kind === 'number' && quantity.unit.kind === 'duration'
}

/**
 * Whether an amount is a price times one or two counts, a percentage of a price, or its sum with or difference from a
 * price that the answer has said.
 * Counts and percentages must be the visitor's or have been said by the answer. With all numbers of an article almost
 * any amount could be calculated.
 */
function isCalculated(said: NumberSaid, currency: string, known: Known): boolean {
  const pricesIn = (quantities: readonly Quantity[]) =>
    numbersIn(quantities, unit => unit.kind === 'price' && unit.currency === currency)
  const spoken = [...known.visitor, ...known.said]
  const prices = pricesIn([...known.quantities, ...known.said])
  const others = pricesIn(known.said)
  const counts = different(
    numbersIn(spoken, ({ kind }) => kind === 'plain' || kind === 'duration').filter(isCount),
  )
  const shares = different(numbersIn(spoken, ({ kind }) => kind === 'percent').filter(share => share < 100))
  const factors = [1, MONTHS_OF_A_YEAR, ...counts]
  const isSaid = (amount: number) => said.readings.some(value => Math.abs(value - amount) < ROUNDING)
  return prices.some(
    price =>
      factors.some(one => factors.some(two => isSaid(price * one * two))) ||
      others.some(other => isSaid(price + other) || (other !== price && isSaid(Math.abs(price - other)))) ||
      shares.some(share => isSaid((price * share) / 100) || isSaid(price * (1 - share / 100))),
  )
}

function numbersIn(quantities: readonly Quantity[], isWanted: (unit: Unit) => boolean): number[] {
  return quantities.flatMap(quantity =>
    quantity.kind === 'number' && isWanted(quantity.unit) ? quantity.readings : [],
  )
}

function different(values: readonly number[]): number[] {
  return [...new Set(values)].slice(0, CALCULATED_MAX)
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 1 && value <= MOST_COUNTED
}
