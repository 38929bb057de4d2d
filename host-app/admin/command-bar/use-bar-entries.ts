import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { SEARCH_MAX_LENGTH } from '#contract/constants/lists.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { systemClock } from '../../adapters/browser/system-clock.ts'
import { commandDetails } from '../../features/commands/command-table.ts'
import { commands } from '../../features/commands/commands.ts'
import { findCommands } from '../../features/commands/find-commands.ts'
import { subjectText } from '../common/conversation-text.ts'
import { customerLabel } from '../conversations/thread/messages/sender-name.ts'
import type { BarEntry } from './bar-entry.ts'

const SHOWN = 8
const PAUSE_MS = 150

/** Returns the command bar's entries for the typed text: commands first, then conversations. */
export function useBarEntries(query: string) {
  const navigate = useNavigate()
  const location = useLocation()
  // Opening a conversation from the inbox keeps the list's filters.
  const search = useMatch('/admin/conversations/:id?') ? location.search : ''
  const available = useSyncExternalStore(commands.subscribe, commands.all)
  const { found, error, isSearching } = useFoundConversations(query)

  const acts = findCommands(available, query).map((command): BarEntry => {
    const { group, title, keys } = commandDetails(command)
    const section = query.trim() === '' ? group : 'Commands'
    return { id: command.id, section, title, ...(keys !== undefined && { keys }), run: command.run }
  })
  const conversations = found.map((conversation): BarEntry => {
    const { id, subject } = conversation
    const detail = customerLabel(conversation)
    const run = () => void navigate({ pathname: `/admin/conversations/${id}`, search })
    return { id: `conversation:${id}`, section: 'Conversations', title: subjectText(subject), detail, run }
  })
  return { entries: [...acts, ...conversations], error, isSearching }
}

/** The newest conversations that match the search; queried once the user pauses typing. */
function useFoundConversations(query: string) {
  const q = useDebouncedValue(query.trim().slice(0, SEARCH_MAX_LENGTH), PAUSE_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeys.conversationSearch(q),
    queryFn: async () => (await callApi('listConversations', { query: { q, limit: SHOWN } })).conversations,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const hasQuery = query.trim() !== ''
  return {
    found: hasQuery ? (data ?? []) : [],
    error: hasQuery ? error : null,
    isSearching: hasQuery && (isFetching || q !== query.trim()),
  }
}

/** Returns the value after it has stayed the same for `forMs` milliseconds; until then, the previous one. */
function useDebouncedValue<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = systemClock.setTimeout(() => setSettled(value), forMs)
    return () => systemClock.clearTimeout(timer)
  }, [value, forMs])
  return settled
}
