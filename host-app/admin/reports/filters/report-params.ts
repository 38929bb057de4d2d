import { LOCALES } from '#contract/constants/locales.ts'
import { REPORT_CHANNELS, REPORT_DAYS_MAX } from '#contract/constants/reports.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { countDays, type DayRange, isDay } from '#core/reports/days.ts'
import { oneOf } from '../../common/one-of.ts'
import { UUID } from '../../common/uuid.ts'
import { PRESETS, type Preset, presetRange } from './range.ts'

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

/** Parses the address of a report. What it does not understand is as if it were not there. */
export function parseReportParams(search: URLSearchParams): ReportParams {
  const own = parseOwnDays(search)
  const preset = oneOf(Object.keys(PRESETS) as Preset[], search.get('range'))
  const chosen = {
    channel: oneOf(REPORT_CHANNELS, search.get('channel')),
    team_id: idOf(search.get('team_id')),
    agent_id: idOf(search.get('agent_id')),
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

/** What of an address a page drills into: a mark of a chart. The rest counts for every page. */
export const DRILL_NAMES = ['figure', 'part', 'bucket_from', 'bucket_to', 'weekday', 'hour'] as const

/** Returns the address's search without some of its parameters. */
export function without(search: string | URLSearchParams, names: readonly string[]): string {
  const after = new URLSearchParams(search)
  for (const name of names) after.delete(name)
  return after.toString()
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
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (!isDay(from) || !isDay(to) || from > to || countDays({ from, to }) > REPORT_DAYS_MAX) return null
  return { from, to }
}

function idOf(text: string | null): string | undefined {
  return text !== null && UUID.test(text) ? text : undefined
}
