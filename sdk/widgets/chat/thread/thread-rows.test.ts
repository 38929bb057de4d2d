import { expect, test, vi } from 'vitest'
import type { ThreadEntry } from '#core/conversation/view/view.ts'
import { threadDates } from './thread-dates.ts'
import { threadRows } from './thread-rows.ts'

const DAY_MS = 86_400_000
const NOW = new Date(2026, 10, 20, 12).getTime()

const said = (at: number): ThreadEntry =>
  ({ key: `${at}`, author: 'visitor', authorName: null, at }) as ThreadEntry
/** Three messages on each of `days` days that end today. */
const thread = (days: number) =>
  Array.from({ length: 3 * days }, (_, i) =>
    said(NOW - (days - 1 - Math.floor(i / 3)) * DAY_MS + (i % 3) * 1_000),
  )

test('each day stands once above its messages, by name or by date', () => {
  const rows = threadRows(thread(3), threadDates('en', NOW))
  expect(rows.flatMap(row => (row.kind === 'day' ? row.label : []))).toEqual([
    'Wednesday, November 18',
    'Yesterday',
    'Today',
  ])
  expect(rows).toHaveLength(12)
})

test('a day is put into words once, however many messages it has', () => {
  const made: string[] = []
  const counting = <Format extends object>(format: Format, name: string) =>
    new Proxy(format, {
      construct(target, given) {
        made.push(name)
        return Reflect.construct(target as never, given)
      },
    })
  vi.stubGlobal('Intl', {
    DateTimeFormat: counting(Intl.DateTimeFormat, 'date'),
    RelativeTimeFormat: counting(Intl.RelativeTimeFormat, 'days'),
  })
  threadRows(thread(3), threadDates('de', NOW))
  vi.unstubAllGlobals()
  expect(made).toEqual(['date', 'date', 'days', 'days'])
})

test('before dates are written, their lines are there already', () => {
  const dated = threadRows(thread(2), threadDates('en', NOW))
  const undated = threadRows(thread(2), null)
  const blank = /^\u00A0$/
  expect(undated).toEqual(
    dated.map(row =>
      row.kind === 'day'
        ? { ...row, label: expect.stringMatching(blank) }
        : { ...row, time: row.time && expect.stringMatching(blank) },
    ),
  )
})

test('[CHAT-12] the first message of an agent since the AI spoke says who joins, and a later one does not', () => {
  const by = (at: number, author: 'ai' | 'agent' | 'visitor', authorName: string | null = null) =>
    ({ ...said(NOW + at), author, authorName }) as ThreadEntry
  const joining = (...entries: ThreadEntry[]) =>
    threadRows(entries, null).flatMap(row => (row.kind === 'message' ? [row.joining] : []))
  expect(
    joining(
      by(1, 'visitor'),
      by(2, 'ai'),
      by(3, 'agent', 'Mira'),
      by(4, 'visitor'),
      by(5, 'agent', 'Mira'),
      by(6, 'agent', 'Noah'),
      by(7, 'agent', 'Mira'),
      by(8, 'ai'),
      by(9, 'agent', 'Mira'),
    ),
  ).toEqual([null, null, 'Mira', null, null, 'Noah', null, null, 'Mira'])
  expect(joining(by(1, 'visitor'), by(2, 'agent', 'Mira'))).toEqual([null, 'Mira'])
  expect(joining(by(1, 'agent', 'Mira'), by(2, 'visitor'))).toEqual([null, null])
})
