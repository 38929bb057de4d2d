import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { ButtonLink } from '#host-app/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryState } from '../../common/query-state.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'
import { WordingRow } from './wording-row.tsx'

/** Questions for which the AI suggested articles, because it was not sure that one of them answers. */
export function WordingList({ days, mayEdit }: ListProps) {
  const found = useQuery({
    queryKey: queryKeys.wordingGaps(days),
    queryFn: () => callApi('listWordingGaps', { query: { days } }),
  })
  return (
    <QueryState query={found} label="Loading questions" skeleton={<SkeletonRows />}>
      {({ gaps }) =>
        gaps.length === 0 ? (
          <Notice
            icon={<CircleCheck size={20} aria-hidden="true" />}
            text={`In the last ${days} days no question left the AI unsure, or you handled it.`}
          >
            <ButtonLink to="/admin/kb/playground" look="secondary">
              Try a question
            </ButtonLink>
          </Notice>
        ) : (
          <ul className={styles['list']} aria-label="Questions with suggested articles">
            {gaps.map(gap => (
              <WordingRow key={gap.question} gap={gap} mayEdit={mayEdit} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
