/** Numbers in the migrations equal those in contract/. A new interval in SQL must be listed here. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  HUMAN_FALLBACK_AFTER_MS,
  MESSAGE_MAX_LENGTH,
  UPLOAD_MAX_BYTES,
} from '#contract/constants/conversation.ts'
import { IMPERSONATION_LIFETIME_MS, IMPERSONATION_TOKEN_LIFETIME_MS } from '#contract/constants/identity.ts'

const FOLDER = 'supabase/migrations'
const lines = readdirSync(FOLDER).flatMap(file => readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n'))
/** Unit conversions, and intervals that only the database uses. */
const OF_SQL_ALONE = [
  "known.finding <> 'configured'",
  "r.after_minutes * interval '1 minute'",
  "old.updated_at + interval '1 microsecond'",
  "(w.monday + interval '8 hours') at time zone zone",
  // The partitions of the event log.
  "interval '1 month'",
  // The hour that clocks go back, at most.
  "(day::timestamp at time zone zone) - interval '1 hour'",
]

it.each([
  ['an_hour_at_most', `${IMPERSONATION_LIFETIME_MS / 60_000} minutes`],
  ['token_is_short_lived', `${IMPERSONATION_TOKEN_LIFETIME_MS / 1_000} seconds`],
  ['new.human_requested_at +', `${HUMAN_FALLBACK_AFTER_MS / 1_000} seconds`],
])('the interval of %s is %s', (place, interval) => {
  const [line, ...others] = lines.filter(text => text.includes(place) && text.includes('interval'))
  expect(line).toContain(`interval '${interval}'`)
  expect(others).toEqual([])
})

it('every other interval is of SQL alone', () => {
  const known = ['an_hour_at_most', 'token_is_short_lived', 'new.human_requested_at +', ...OF_SQL_ALONE]
  const intervals = lines.filter(line => line.includes("interval '"))
  expect(intervals.filter(line => !known.some(text => line.includes(text)))).toEqual([])
})

it('a bucket takes files as large as the contract says', () => {
  const buckets = lines.filter(line => /^values \('[\w-]+', '[\w-]+', true, \d+\)/.test(line))
  expect(buckets).toHaveLength(3)
  for (const bucket of buckets) expect(bucket).toContain(`true, ${UPLOAD_MAX_BYTES})`)
})

it('a text that people write is as long as the contract says', () => {
  const contents = lines.filter(line => line.includes('length(content) between'))
  expect(contents.length).toBeGreaterThan(0)
  for (const content of contents) expect(content).toContain(`between 1 and ${MESSAGE_MAX_LENGTH})`)
})
