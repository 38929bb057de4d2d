import type { ReactNode } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { useOutbox } from '../composer/outbox/use-outbox.ts'
import type { useConversations } from '../list/data/use-conversations.ts'
import { ThreadPane } from './thread-pane.tsx'

type OpenThreadsProps = {
  /** Undefined while none is open: what is written and on its way in the others is kept. */
  readonly id: string | undefined
  readonly list: ReturnType<typeof useConversations>
  readonly member: UserProfile
  /** Shown while none is open. */
  readonly nothing: ReactNode
}

/** The open conversation, and what is written in all that were open since the inbox is there. */
export function OpenThreads({ id, list, member, nothing }: OpenThreadsProps) {
  const outbox = useOutbox()
  if (id === undefined) return nothing
  return <ThreadPane key={id} id={id} list={list} member={member} outbox={outbox} />
}
