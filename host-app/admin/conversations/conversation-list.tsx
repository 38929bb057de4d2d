import { useId, useState } from 'react'
import { errorText } from '../../adapters/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { waitingQueue } from './conversation-state.ts'
import { FILTERS, type Filter, filterConversations } from './filters.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import type { useConversations } from './use-conversations.ts'
import { useNow } from './use-now.ts'

type ConversationListProps = {
  readonly list: ReturnType<typeof useConversations>
  readonly openId: string | undefined
  readonly memberId: string
}

/** The tabs and the conversations below them, as links. */
export function ConversationList({ list, openId, memberId }: ConversationListProps) {
  const [filter, setFilter] = useState<Filter>('open')
  const now = useNow()
  const headingId = useId()
  const all = list.data ?? []
  const queue = waitingQueue(all)

  return (
    <>
      <header className={styles['header']}>
        <div className={styles['heading']}>
          <h1 id={headingId}>Conversations</h1>
          <span role="status">{!list.live && 'Reconnecting…'}</span>
        </div>
        <fieldset className={styles['filters']}>
          <legend className="visually-hidden">Show</legend>
          {FILTERS.map(({ key, label }) => (
            <button key={key} type="button" aria-pressed={filter === key} onClick={() => setFilter(key)}>
              {label}
              {list.data && key !== 'resolved' && (
                <span className={styles['count']}>{filterConversations(all, key, memberId).length}</span>
              )}
            </button>
          ))}
        </fieldset>
      </header>
      <div className={styles['scroll']}>{content()}</div>
    </>
  )

  function content() {
    if (list.isPending) return <ListSkeleton />
    if (!list.data) {
      return (
        <Notice title="The conversations could not be loaded" text={errorText(list.error)} role="alert">
          <Button onClick={() => list.refetch()}>Try again</Button>
        </Notice>
      )
    }
    if (all.length === 0) {
      return (
        <Notice title="No conversations yet…" text="When a visitor writes in the chat, it appears here." />
      )
    }
    const shown = filterConversations(all, filter, memberId)
    if (shown.length === 0) return <Notice title={FILTERS.find(({ key }) => key === filter)!.empty} />
    return (
      <ul className={styles['rows']} aria-labelledby={headingId}>
        {shown.map(conversation => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            place={queue.indexOf(conversation.id) + 1}
            isOpen={conversation.id === openId}
            memberId={memberId}
            now={now}
          />
        ))}
      </ul>
    )
  }
}
