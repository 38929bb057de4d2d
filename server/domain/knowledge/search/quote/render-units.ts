import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import type { Unit, Units } from './units.ts'

/**
 * Returns units in order as Markdown: sentences of a line side by side, lines of a list below each other, blocks
 * apart.
 */
export function renderUnits({ all }: Units, places: readonly number[]): string {
  const units = places.map(place => all[place]!)
  let text = ''
  for (const [i, unit] of units.entries()) {
    const before = units[i - 1]
    const isNext = places[i - 1] === places[i]! - 1
    const mark = unit.mark !== '' && isListed(units, i) ? unit.mark : ''
    text += `${before ? separator(before, unit, isNext) : ''}${mark}${unit.text}`
  }
  return text
}

/** Whether units are shown as a list. A single item without its introduction becomes a sentence. */
function isListed(units: readonly Unit[], at: number): boolean {
  const { block, line } = units[at]!
  return units.some(unit =>
    unit.block === block ? unit.line !== line : unit.block === block - 1 && unit.announces,
  )
}

function separator(before: Unit, unit: Unit, isNext: boolean): string {
  if (before.block !== unit.block) return '\n\n'
  if (before.line !== unit.line) return '\n'
  return isNext ? ' ' : '\n\n'
}

const HEADING_MARK = '## '

/**
 * Returns whole units of at most 1,200 characters as Markdown: those from `from` to `to`, then what follows, then
 * what precedes.
 */
export function windowAround(units: Units, from: number, to: number): string {
  const { all } = units
  const size = (at: number) => windowPiece(all[at - 1], all[at]!).length
  let [first, last, length] = [from, Math.min(to, all.length - 1), 0]
  for (let at = first; at <= last; at++) length += size(at)
  while (last > first && length > SNIPPET_MAX_LENGTH) length -= size(last--)
  for (;;) {
    if (last + 1 < all.length && length + size(last + 1) <= SNIPPET_MAX_LENGTH) length += size(++last)
    else if (first > 0 && length + size(first - 1) <= SNIPPET_MAX_LENGTH) length += size(--first)
    else break
  }
  const pieces = all
    .slice(first, last + 1)
    .map((unit, i) => windowPiece(i === 0 ? undefined : all[first + i - 1], unit))
  return pieces.join('').slice(0, SNIPPET_MAX_LENGTH)
}

function windowPiece(before: Unit | undefined, unit: Unit): string {
  const mark = unit.kind === 'heading' ? HEADING_MARK : unit.mark
  return `${before ? separator(before, unit, true) : ''}${mark}${unit.text}`
}
