import type { Usage, UsageMonth } from '#contract/entities/usage.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { formatBytes } from '../../common/format.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import type { Cell } from '../charts/table-csv.ts'
import { formatCount, NOTHING } from '../figures/format-figure.ts'
import styles from '../insights/insights-page.module.css'
import { PageSkeleton } from '../page-skeleton.tsx'

/** The columns of `usageCells`. */
const USAGE_COLUMNS = [
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

const MONTH = new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** `/admin/usage-insights`: what the company uses, by month and now, beside the limits it has set (ADMIN-02). */
export function UsagePage() {
  useTitle('Usage')
  const { member } = useAdmin()
  const usage = useApi('readUsage')
  return (
    <>
      <PageHeader title="Usage" lead="What the company uses, by month and now." />
      <QueryState query={usage} label="Loading the usage" skeleton={<PageSkeleton />}>
        {shown => (
          <div className={styles['insights']}>
            <Stock usage={shown} />
            <Months usage={shown} />
            {member.role === 'staff' && <CompanyUsageTable />}
          </div>
        )}
      </QueryState>
    </>
  )
}

function Stock({ usage: { stock, answers_today, calls_today } }: { readonly usage: Usage }) {
  const row = (name: string, value: number, limit: number | null, text = formatCount(value)): Cell[] => [
    { value: name, text: name },
    { value, text, ...(limit !== null && limit > 0 && value > 0 && { bar: Math.min(1, value / limit) }) },
    { value: limit, text: limit === null ? 'No limit' : formatCount(limit) },
  ]
  return (
    <ChartCard
      title="Now"
      lead="Limits set by your company. Daily limits reset at midnight UTC."
      fileName="usage-now"
      table={{
        columns: ['What', 'Used', 'Limit'],
        rows: [
          row('AI answers today', answers_today.used, answers_today.limit),
          ...(calls_today ? [row('Voice calls today', calls_today.used, calls_today.limit)] : []),
          row('People', stock.people, null),
          row('Articles', stock.articles, null),
          row('Published articles', stock.published_articles, null),
          row('Files', stock.files, null),
          row('Storage of files', stock.file_bytes, null, formatBytes(stock.file_bytes)),
        ],
      }}
    />
  )
}

function Months({ usage: { months } }: { readonly usage: Usage }) {
  return (
    <ChartCard
      title="By month"
      lead="The newest first. Emails are kept for 30 days, so earlier months have none. Tokens are not stored."
      fileName="usage-by-month"
      table={{ columns: ['Month', ...USAGE_COLUMNS], rows: sinceFirstUse(months).reverse().map(monthCells) }}
    />
  )
}

/** Returns the months from the first one with any use on; the newest one in any case. */
function sinceFirstUse(months: readonly UsageMonth[]): UsageMonth[] {
  const first = months.findIndex(month => usageCells(month).some(({ value }) => Boolean(value)))
  return months.slice(first < 0 ? -1 : first)
}

function monthCells(month: UsageMonth): Cell[] {
  return [{ value: month.month, text: MONTH.format(new Date(month.month)) }, ...usageCells(month)]
}

/** The current month of every company, for platform staff. */
function CompanyUsageTable() {
  const companies = useApi('listCompanyUsage', {}, { select: ({ companies }) => companies })
  return (
    <QueryState query={companies} label="Loading the companies">
      {shown => (
        <ChartCard
          title="By company"
          lead="This month (UTC), and what is there now. Only platform staff see this."
          fileName="usage-by-company"
          table={{
            columns: ['Company', ...USAGE_COLUMNS, 'People', 'Articles', 'Files'],
            rows: shown.map(({ id, name, month, stock }) => [
              { value: name, text: name, href: `/admin/tenants/${id}` },
              ...usageCells(month),
              { value: stock.people, text: formatCount(stock.people) },
              { value: stock.articles, text: formatCount(stock.articles) },
              { value: stock.file_bytes, text: formatBytes(stock.file_bytes) },
            ]),
          }}
        />
      )}
    </QueryState>
  )
}

/** Returns the numbers of a month as cells. */
function usageCells({ conversations, answers, calls, call_minutes, surveys, emails }: UsageMonth): Cell[] {
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
