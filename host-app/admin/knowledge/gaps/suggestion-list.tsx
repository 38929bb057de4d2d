import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { ButtonLink } from '#host-app/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QueryState } from '../../common/query-state.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'
import { SuggestionRow } from './suggestion-row.tsx'

/** Agents' replies to questions that the AI could not answer. */
export function SuggestionList({ days, mayEdit }: ListProps) {
  const found = useQuery({
    queryKey: queryKeys.suggestions(days),
    queryFn: () => callApi('listSuggestions', { query: { days } }),
  })
  return (
    <QueryState query={found} label="Loading suggestions" skeleton={<SkeletonRows />}>
      {({ suggestions }) =>
        suggestions.length === 0 ? (
          <Notice
            icon={<MessagesSquare size={20} aria-hidden="true" />}
            text="When somebody resolves a conversation that the AI could not answer, their answer appears here."
          >
            <ButtonLink to="/admin/conversations" look="secondary">
              Open the inbox
            </ButtonLink>
          </Notice>
        ) : (
          <ul className={styles['list']} aria-label="Suggestions">
            {suggestions.map(suggestion => (
              <SuggestionRow key={suggestion.conversation_id} suggestion={suggestion} mayEdit={mayEdit} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}
