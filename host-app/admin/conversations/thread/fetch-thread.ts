import type { QueryClient } from '@tanstack/react-query'
import { MESSAGE_PAGE_SIZE } from '#contract/constants/conversation.ts'
import { AFTER_ALL_MESSAGES, THREAD_PAGE_SIZE } from '#contract/constants/thread-tools.ts'
import type { Message } from '#contract/entities/message.ts'
import { mergeMessages } from '#core/conversation/updates/ordered-messages.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'

/**
 * Fetches the newest part of a thread. Without known messages, its newest page; else `known` and everything
 * after it, page by page until one is not full. `isAfresh`: known messages are fetched again, because some
 * of them have changed.
 */
export async function fetchThread(
  call: CallApi,
  id: string,
  known: readonly Message[],
  isAfresh = false,
): Promise<readonly Message[]> {
  const first = known[0]
  if (!first) return fetchPage(call, id, { before: AFTER_ALL_MESSAGES, limit: THREAD_PAGE_SIZE })
  let messages = known
  let after = isAfresh ? first.sequence - 1 : lastWithoutGap(known)
  for (;;) {
    const page = await fetchPage(call, id, { after, limit: MESSAGE_PAGE_SIZE })
    messages = mergeMessages(messages, page)
    const last = page.at(-1)?.sequence ?? after
    if (page.length < MESSAGE_PAGE_SIZE || last <= after) return messages
    after = last
  }
}

/** Fetches the page before the known messages; empty when there is none. */
export async function fetchEarlier(
  call: CallApi,
  id: string,
  known: readonly Message[],
): Promise<readonly Message[]> {
  const first = known[0]
  if (!first || first.sequence === 1) return []
  return fetchPage(call, id, { before: first.sequence, limit: THREAD_PAGE_SIZE })
}

/**
 * Adds messages to a loaded thread, or replaces those that have changed. A thread that isn't loaded stays so: with a
 * reply of one's own in it, it would pass for loaded, and what was written before would be missing.
 */
export function addToThread(queryClient: QueryClient, id: string, messages: readonly Message[]): void {
  queryClient.setQueryData<readonly Message[]>(
    queryKeys.thread(id),
    known => known && mergeMessages(known, messages),
  )
}

async function fetchPage(
  call: CallApi,
  id: string,
  query: { after?: number; before?: number; limit: number },
): Promise<readonly Message[]> {
  return (await call('listMessages', { params: { id }, query })).messages
}

/** Returns the highest sequence up to which no message is missing. The server's sequences have no gaps. */
function lastWithoutGap(messages: readonly Message[]): number {
  let last = messages[0]!.sequence
  for (const { sequence } of messages.slice(1)) {
    if (sequence !== last + 1) break
    last = sequence
  }
  return last
}
