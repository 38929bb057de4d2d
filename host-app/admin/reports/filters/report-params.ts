import { LOCALES } from '#contract/constants/locales.ts'
import { REPORT_CHANNELS } from '#contract/constants/reports.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { oneOf } from '../../common/one-of.ts'
import { type DayRange, PRESETS, type Preset, presetRange } from './range.ts'

/** The filter as the reports' routes read it. */
export type ReportQuery = RequestOf<'readRatings'>['query']

/** What the pages' address says: a preset or the reader's own days, the comparison, and the filters. */
export type ReportParams = {
  readonly preset: Preset | null
  readonly own: DayRange | null
  readonly compare: 'before' | 'none'
  readonly filters: Filters
}

type Filters = Pick<ReportQuery, 'channel' | 'team_id' | 'agent_id' | 'label' | 'locale' | 'handled_by'>

/** The names of the filters in the address, which are those of the routes. */
export const FILTER_NAMES = ['channel', 'team_id', 'agent_id', 'label', 'locale', 'handled_by'] as const
/** One of `FILTER_NAMES`. */
export type FilterName = (typeof FILTER_NAMES)[number]

const DEFAULT_PRESET: Preset = '4w'
const RESPONDERS = ['ai', 'agent'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/
const UUID = /^[0-9a-f-]{36}$/i

/** Parses the address of a report. What it does not understand is as if it were not there. */
export function parseReportParams(search: URLSearchParams): ReportParams {
  const own = parseOwnDays(search)
  const preset = oneOf(Object.keys(PRESETS) as Preset[], search.get('range'))
  const chosen = {
    channel: oneOf(REPORT_CHANNELS, search.get('channel')),
    team_id: matching(UUID, search.get('team_id')),
    agent_id: matching(UUID, search.get('agent_id')),
    label: search.get('label') || undefined,
    locale: oneOf(LOCALES, search.get('locale')),
    handled_by: oneOf(RESPONDERS, search.get('handled_by')),
  }
  return {
    preset: own ? null : (preset ?? DEFAULT_PRESET),
    own,
    compare: search.get('compare') === 'none' ? 'none' : 'before',
    filters: Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
  }
}

/** Returns the query of the routes. `today` is the company's day. */
export function reportQuery({ preset, own, compare, filters }: ReportParams, today: string): ReportQuery {
  return { ...(own ?? presetRange(preset ?? DEFAULT_PRESET, today)), compare, ...filters }
}

/** Returns the address's parameters with some of them set, or removed where the value is ''. */
export function withParams(
  before: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}

function parseOwnDays(search: URLSearchParams): DayRange | null {
  const [from, to] = [matching(DAY, search.get('from')), matching(DAY, search.get('to'))]
  return from && to && from <= to ? { from, to } : null
}

function matching(pattern: RegExp, text: string | null): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined
}
