import { Link, useSearchParams } from 'react-router-dom'
import { GAP_DAYS } from '#contract/constants/playground.ts'
import choice from '#host-app/shared/ui/fields/choice.module.css'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { GapList } from './gap-list.tsx'
import styles from './gaps-page.module.css'
import { RatedAnswers } from './rated-answers.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { WordingList } from './wording-list.tsx'

const VIEWS = [
  { view: 'unanswered', label: 'Unanswered', List: GapList },
  { view: 'wording', label: 'Not sure', List: WordingList },
  { view: 'suggestions', label: 'Answered by people', List: SuggestionList },
  { view: 'ratings', label: 'Answer ratings', List: RatedAnswers },
] as const

/** `/admin/kb/gaps`: what to write next. `?view=` and `?days=` choose the view and the period. */
export function GapsPage() {
  useTitle('Gaps')
  const { permissions } = useAdmin()
  const [params, setParams] = useSearchParams()
  const days = params.get('days') ?? '30'
  const { view, List } = VIEWS.find(each => each.view === params.get('view')) ?? VIEWS[0]
  return (
    <>
      <PageHeader title="Gaps" lead="Visitor questions without an answer, and what your team said instead.">
        <label className={styles['days']}>
          Last
          <select value={days} onChange={event => setParams({ view, days: event.currentTarget.value })}>
            {GAP_DAYS.map(each => (
              <option key={each} value={each}>
                {each} days
              </option>
            ))}
          </select>
        </label>
      </PageHeader>
      <nav className={choice['choice']} aria-label="Views">
        {VIEWS.map(each => (
          <Link
            key={each.view}
            to={`?${new URLSearchParams({ view: each.view, days })}`}
            className={choice['option']}
            aria-current={each.view === view ? 'page' : undefined}
          >
            {each.label}
          </Link>
        ))}
      </nav>
      <List days={days} mayEdit={permissions.includes('content.edit')} />
    </>
  )
}
