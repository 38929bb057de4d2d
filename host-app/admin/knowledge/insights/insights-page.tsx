import { Choice } from '#host-app/ui/fields/choice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ArticleFeedback } from './article-feedback.tsx'
import { Searches } from './searches.tsx'
import { CHOICES, useInsightParams } from './use-insight-params.ts'

/** `/admin/kb/insights`: visitors' searches and readers' feedback. */
export function KnowledgeInsightsPage() {
  useTitle('Insights')
  const { chosen, choose } = useInsightParams()
  return (
    <>
      <PageHeader title="Insights" lead="What your visitors searched for, and what to write next.">
        <Choice
          label="Time"
          options={CHOICES.days}
          value={chosen.days}
          onChange={value => choose('days', value)}
        />
      </PageHeader>
      <Searches />
      <ArticleFeedback />
    </>
  )
}
