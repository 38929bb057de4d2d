import type { UsageMonth } from '#contract/entities/usage.ts'
import type { Cell } from '../charts/table-csv.ts'
import { formatCount, NOTHING } from '../figures/format-figure.ts'

/** The columns of `usageCells`. */
export const USAGE_COLUMNS = [
  'Chats',
  'Tickets',
  'Voice',
  'AI answers by a model',
  'Without a model',
  'Not recorded',
  'Calls',
  'Minutes',
  'Surveys asked',
  'Answered',
  'Emails',
] as const

/** Returns the numbers of a month as cells. */
export function usageCells({
  conversations,
  answers,
  calls,
  call_minutes,
  surveys,
  emails,
}: UsageMonth): Cell[] {
  const counts = [
    conversations.chat,
    conversations.ticket,
    conversations.voice,
    answers.model,
    answers.local,
    answers.unrecorded,
    calls,
    call_minutes,
    surveys.asked,
    surveys.answered,
    emails,
  ]
  return counts.map(value => ({ value, text: value === null ? NOTHING : formatCount(value) }))
}
