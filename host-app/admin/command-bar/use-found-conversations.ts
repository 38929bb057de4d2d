import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SEARCH_MAX_LENGTH } from '#contract/constants/lists.ts'
import { callApi } from '../../adapters/call-api.ts'
import { LIST_KEY } from '../conversations/list/use-conversations.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

const SHOWN = 8
const PAUSE_MS = 150

/** The newest conversations that a search finds, asked for when the writing pauses. */
export function useFoundConversations(query: string) {
  const q = useDebouncedValue(query.trim().slice(0, SEARCH_MAX_LENGTH), PAUSE_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: [...LIST_KEY, 'command-bar', q],
    queryFn: async () => (await callApi('listConversations', { query: { q, limit: SHOWN } })).conversations,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const isAsked = query.trim() !== ''
  return {
    found: isAsked ? (data ?? []) : [],
    error: isAsked ? error : null,
    isSearching: isAsked && (isFetching || q !== query.trim()),
  }
}
