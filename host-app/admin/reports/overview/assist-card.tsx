import type { AssistTask } from '#contract/constants/assist.ts'
import type { ReportedAssists } from '#contract/entities/report.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { formatCount } from '../figures/format-figure.ts'

const NAMES: Readonly<Record<AssistTask, string>> = {
  draft: 'Drafts from the articles',
  summary: 'Summaries',
  rewrite: 'Shorter or friendlier',
  translate: 'Translations',
}

/** What the AI wrote for agents, and what became of it. Nothing shows if it wrote nothing. */
export function AssistCard({ assists }: { readonly assists: readonly ReportedAssists[] }) {
  const sum = (field: 'offered' | 'inserted' | 'sent' | 'unchanged') =>
    assists.reduce((total, row) => total + row[field], 0)
  const offered = sum('offered')
  if (offered === 0) return null
  const count = (value: number) => ({ value, text: formatCount(value) })
  return (
    <ChartCard
      title="AI beside the agent"
      lead={`The AI wrote ${counted(offered)} for agents. They inserted ${formatCount(sum('inserted'))}, and sent ${formatCount(sum('unchanged'))} as written and ${formatCount(sum('sent') - sum('unchanged'))} edited.`}
      fileName="ai-beside-the-agent"
      twin={{
        columns: ['Task', 'Offered', 'Inserted', 'Sent as written', 'Sent edited', 'Dismissed'],
        rows: assists
          .filter(row => row.offered > 0)
          .map(row => [
            { value: NAMES[row.task], text: NAMES[row.task] },
            count(row.offered),
            count(row.inserted),
            count(row.unchanged),
            count(row.sent - row.unchanged),
            count(row.dismissed),
          ]),
      }}
    />
  )
}

function counted(texts: number): string {
  return texts === 1 ? '1 text' : `${formatCount(texts)} texts`
}
