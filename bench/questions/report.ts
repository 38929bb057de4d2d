import type { TimedReply } from './ask.ts'
import { languageOf, type Verdict } from './judge.ts'
import type { Item } from './read-items.ts'

/** A question with its replies and their rating. */
export type Result = {
  readonly item: Item
  readonly replies: readonly TimedReply[]
  readonly verdict: Verdict
}

const WRONG: readonly Verdict[] = ['other-article', 'no-fact', 'unsafe', 'timeout']

/** Formats one line for each category and company, then the numbers that have target values. */
export function formatReport(results: readonly Result[]): string {
  const groups = [
    ...groupBy(results, ({ item }) => item.category),
    ...groupBy(results, ({ item }) => `of ${item.tenant}`),
    ['all', results] as const,
  ]
  const rows = [
    ['', 'questions', 'right', 'helped', 'refused', 'wrong', 'false, unheard'],
    ...groups.map(([name, group]) => [
      name,
      String(group.length),
      percent(countOf(group, 'right'), group.length),
      String(countOf(group, 'helped')),
      String(countOf(group, 'refused')),
      String(countOf(group, ...WRONG)),
      String(countOf(group, 'false', 'unheard')),
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const table = rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  )
  return [...table, '', ...figures(results)].join('\n')
}

/** Formats a conversation that was not answered right, for people to read. */
export function formatFailure({ item, replies, verdict }: Result): string {
  const { type, slugs, text } = replies.at(-1)!
  return [
    `${verdict.padEnd(13)} ${item.id}  ${item.said.map(each => `“${each}”`).join(' » ')}`,
    `  got    [${[type, ...slugs].join(' ')}] ${text.replaceAll('\n', ' ⏎ ').slice(0, 300)}`,
    `  wanted ${item.gold.join(', ') || item.kind}${item.must.length > 0 ? `: ${item.must.join(' | ')}` : ''}`,
  ].join('\n')
}

function figures(results: readonly Result[]): string[] {
  const ofKind = (...kinds: Item['kind'][]) => results.filter(({ item }) => kinds.includes(item.kind))
  const asked = ofKind('answer', 'followup')
  const none = ofKind('none')
  const human = ofKind('human')
  const talk = ofKind('smalltalk')
  const last = ({ replies }: Result) => replies.at(-1)!
  const quoted = results.filter(result => last(result).type === 'answer')
  const foreign = results.filter(result => result.item.lang !== 'en' && last(result).text !== '')
  const times = results.flatMap(({ replies }) => replies.map(({ ms }) => ms)).sort((a, b) => a - b)
  const share = (part: number, of: readonly Result[]) => `${percent(part, of.length)} of ${of.length}`
  return [
    `right                    ${share(countOf(asked, 'right'), asked)}`,
    `right or suggested       ${share(countOf(asked, 'right', 'helped'), asked)}`,
    `needless refusals        ${share(countOf(asked, 'refused'), asked)}`,
    `wrong                    ${share(countOf(asked, ...WRONG), asked)}`,
    `false answers            ${share(countOf(none, 'false'), none)}`,
    `human at once            ${share(human.filter(result => last(result).type === 'handoff').length, human)}`,
    `small talk               ${share(countOf(talk, 'right'), talk)}`,
    `in the visitor's language ${share(foreign.filter(result => languageOf(last(result).text) === result.item.lang).length, foreign)}`,
    `spliced quotes           ${share(quoted.filter(result => last(result).text.includes(' … ')).length, quoted)}`,
    `time                     median ${Math.round(times[times.length >> 1] ?? 0)} ms, 95% within ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms`,
  ]
}

function groupBy(
  results: readonly Result[],
  keyOf: (result: Result) => string,
): (readonly [string, readonly Result[]])[] {
  return [...new Set(results.map(keyOf))].map(key => [key, results.filter(result => keyOf(result) === key)])
}

function countOf(results: readonly Result[], ...verdicts: readonly Verdict[]): number {
  return results.filter(({ verdict }) => verdicts.includes(verdict)).length
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)}%`
}
