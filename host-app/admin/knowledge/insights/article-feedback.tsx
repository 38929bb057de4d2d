import { keepPreviousData } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ContentFeedback } from '#contract/entities/content.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiPages } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import styles from './insights.module.css'
import { CHOICES, useInsightParams } from './use-insight-params.ts'

/** Readers' feedback on articles, newest first, a page at a time. */
export function ArticleFeedback() {
  const { chosen, choose } = useInsightParams()
  const { helpful } = chosen
  const feedback = useApiPages('listContentFeedback', helpful === 'any' ? {} : { helpful }, {
    placeholderData: keepPreviousData,
  })
  return (
    <Section title="Feedback on articles" lead="Readers’ answers to “Was this helpful?”, newest first.">
      <Choice
        label="Which feedback"
        options={CHOICES.helpful}
        value={helpful}
        onChange={value => choose('helpful', value)}
      />
      <QueryState query={feedback} label="Loading the feedback" skeleton={<SkeletonRows />}>
        {({ pages }) => (
          <>
            <FeedbackTable feedback={pages.flatMap(page => page.feedback)} />
            <FormError text={feedback.isError ? errorText(feedback.error) : null} />
            {feedback.hasNextPage && (
              <Button busy={feedback.isFetchingNextPage} onClick={() => feedback.fetchNextPage()}>
                Show older
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Section>
  )
}

function FeedbackTable({ feedback }: { readonly feedback: readonly ContentFeedback[] }) {
  if (feedback.length === 0) return <p className={styles['empty']}>No feedback yet.</p>
  return (
    <DataTable caption="Feedback on articles" columns={['Article', 'Helped', 'Comment', 'When']}>
      {feedback.map(({ id, content_id, title, helpful, comment, updated_at }) => (
        <tr key={id}>
          <td dir="auto">
            <Link to={`/admin/kb/edit/${content_id}`}>{title}</Link>
          </td>
          <td data-label="Helped">{helpful ? <Yes /> : <No />}</td>
          <td data-label="Comment" dir="auto">
            {comment === '' ? <span className={styles['empty']}>None</span> : comment}
          </td>
          <td data-label="When">
            <When at={updated_at} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Yes() {
  return (
    <Badge tone="good">
      <ThumbsUp size={13} aria-hidden="true" />
      &nbsp;Yes
    </Badge>
  )
}

function No() {
  return (
    <Badge tone="danger">
      <ThumbsDown size={13} aria-hidden="true" />
      &nbsp;No
    </Badge>
  )
}
