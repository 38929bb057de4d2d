import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../adapters/call-api.ts'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { AnswerChangeItem } from './answer-change-item.tsx'
import styles from './answer-diff-panel.module.css'
import { diffSummary } from './diff-summary.ts'

type AnswerDiffPanelProps = {
  readonly contentId: string
  /** Of the draft that was read last; null for the draft as it is. */
  readonly revision: number | null
  /** What is about to be done; to publish the draft unless it says otherwise. */
  readonly action?: 'publish' | 'archive'
}

/** What publishing a draft, or archiving an article, does to the AI's answers. */
export function AnswerDiffPanel({ contentId, revision, action = 'publish' }: AnswerDiffPanelProps) {
  const diff = useQuery({
    queryKey: ['answer-diff', contentId, revision, action],
    queryFn: () =>
      callApi('diffAnswers', {
        params: { id: contentId },
        body: { action, ...(revision !== null && { revision }) },
      }),
    // What visitors ask goes on meanwhile.
    gcTime: 0,
  })
  return (
    <section className={styles['panel']} aria-label="What changes for visitors">
      <h2>What changes for visitors</h2>
      <QueryState query={diff} label="Asking the last questions again" skeleton={<SkeletonRows />}>
        {found => (
          <>
            <p role="status">{diffSummary(found)}</p>
            {found.changes.length > 0 && (
              <ul className={styles['changes']} aria-label="Answers that change">
                {found.changes.map(change => (
                  <AnswerChangeItem key={`${change.test?.id ?? ''} ${change.question}`} change={change} />
                ))}
              </ul>
            )}
            <p className={styles['how']}>
              Asked with search and the built-in answerer: no language model is paid for it, and one may word
              answers otherwise.
            </p>
          </>
        )}
      </QueryState>
    </section>
  )
}
