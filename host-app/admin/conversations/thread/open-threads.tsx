import type { ReactNode } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { useOutbox } from '../composer/outbox/use-outbox.ts'
import type { useConversations } from '../list/data/use-conversations.ts'
import { ThreadPane } from './thread-pane.tsx'

type OpenThreadsProps = {
  /** Undefined while no conversation is open; the drafts and outgoing messages of the others stay. */
  readonly id: string | undefined
  readonly list: ReturnType<typeof useConversations>
  readonly member: UserProfile
  /** Shown while no conversation is open. */
  readonly nothing: ReactNode
}

/**
 * The open conversation. Owns the drafts and outgoing messages of all conversations while the inbox is open.
 */
export function OpenThreads({ id, list, member, nothing }: OpenThreadsProps) {
  const outbox = useOutbox()
  if (id === undefined) return nothing
  return <ThreadPane key={id} id={id} list={list} member={member} outbox={outbox} />
}
