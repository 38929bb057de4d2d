/** The weekly summary as an email to a member. In English, like the pages it links to. */
import { BRAND } from '#contract/brand.ts'
import { REPORT_UNITS, type ReportFigure } from '#contract/constants/reports.ts'
import { STOP_SUMMARY_PATH } from '#contract/constants/site.ts'
import type { Figure } from '#contract/entities/report.ts'
import type { DayRange } from '#core/reports/days.ts'
import { durationText } from '#core/reports/duration-text.ts'
import type { Mail } from '#server/ports/mail.ts'
import { oneLine } from '../emails/one-line.ts'
import { renderEmail } from '../emails/render-email.ts'

/** The figures of the summary with their names, in order. */
export const SUMMARY_FIGURES = {
  conversations: 'Conversations',
  resolved: 'Resolved',
  ai_confirmed: 'Resolved by the AI, confirmed by the visitor',
  ai_assumed: 'Resolved by the AI, assumed from silence',
  ai_given_up: 'Given up with the AI',
  handoffs: 'Asked for a person',
  first_reply: 'First reply',
  resolution_time: 'Time to resolution',
  satisfaction: 'Satisfied',
  calls: 'Calls',
} as const satisfies Partial<Record<ReportFigure, string>>

/** The summary of a company's week. */
export type WeekSummary = {
  readonly companyName: string
  readonly week: DayRange
  readonly figures: Readonly<Record<ReportFigure, Figure>>
}

const DAY = new Intl.DateTimeFormat('en', { timeZone: 'UTC', month: 'long', day: 'numeric' })

/** Returns the email. `origin` is that of the company's pages; `stopKey` opens the link that ends the summaries. */
export function summaryEmail(
  { companyName, week, figures }: WeekSummary,
  { to, origin, stopKey }: { readonly to: string; readonly origin: string; readonly stopKey: string },
): Mail {
  const company = oneLine(companyName)
  // Intl puts thin spaces around the dash, which some email programs show as boxes.
  const days = DAY.formatRange(new Date(week.from), new Date(week.to)).replace(/\s/gu, ' ')
  const names = Object.keys(SUMMARY_FIGURES) as (keyof typeof SUMMARY_FIGURES)[]
  const shown = names.filter(name => name !== 'calls' || (figures.calls.value ?? 0) > 0)
  return renderEmail({
    to,
    subject: `${company}: your week of support, ${days}`,
    locale: 'en',
    sender: BRAND.name,
    parts: [
      ...shown.map(name => ({
        kind: 'message' as const,
        heading: SUMMARY_FIGURES[name],
        text: figureText(name, figures[name]),
      })),
      {
        kind: 'button',
        label: 'Open the reports',
        link: `${origin}/admin/dashboard?from=${week.from}&to=${week.to}`,
      },
      { kind: 'button', label: 'Stop these emails', link: `${origin}${STOP_SUMMARY_PATH}#${stopKey}` },
    ],
    reason: `You received this email because you turned on the weekly summary of ${company} at ${BRAND.name}. The last link above ends it.`,
  })
}

/** Returns a figure with its value of the week before, such as `41 (35 the week before)`. */
export function figureText(name: ReportFigure, { value, before }: Figure): string {
  const text = valueText(name, value)
  return before === null ? text : `${text} (${valueText(name, before)} the week before)`
}

function valueText(name: ReportFigure, value: number | null): string {
  if (value === null) return 'none'
  switch (REPORT_UNITS[name]) {
    case 'share':
      return value.toLocaleString('en', { style: 'percent', maximumFractionDigits: 0 })
    case 'seconds':
      return durationText(value)
    default:
      return value.toLocaleString('en')
  }
}
