import { CircleCheck } from 'lucide-react'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { GapRow } from './gap-row.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'

/** Unanswered questions, grouped by meaning. */
export function GapList({ days, mayEdit }: ListProps) {
  const gaps = useApi('listGaps', { query: { days } })
  return (
    <QueryState query={gaps} label="Loading the gaps" skeleton={<SkeletonRows />}>
      {({ gaps }) =>
        gaps.length === 0 ? (
          <Notice
            icon={<CircleCheck size={20} aria-hidden="true" />}
            text={`Every question of the last ${days} days was answered or dismissed.`}
          >
            <ButtonLink to="/admin/kb/playground" look="secondary">
              Try a question
            </ButtonLink>
          </Notice>
        ) : (
          <ul className={styles['list']} aria-label="Unanswered questions">
            {gaps.map(gap => (
              <GapRow key={gap.question} gap={gap} mayEdit={mayEdit} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
