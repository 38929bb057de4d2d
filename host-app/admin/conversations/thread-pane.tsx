import { MessageSquareOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { ApiError, errorText } from '../../adapters/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Composer } from './composer.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { MessageList } from './message-list.tsx'
import { stillOutgoing } from './outgoing.ts'
import { ThreadHeader } from './thread-header.tsx'
import styles from './thread-pane.module.css'
import { useAnnouncement } from './use-announcement.ts'
import { useConversation } from './use-conversation.ts'
import type { useConversations } from './use-conversations.ts'
import type { Outbox } from './use-outbox.ts'
import { useSeen } from './use-seen.ts'
import { useThread } from './use-thread.ts'

type ThreadPaneProps = {
  readonly id: string
  readonly list: ReturnType<typeof useConversations>
  readonly member: UserProfile
  readonly outbox: Outbox
}

/** One conversation: its messages, what can be done with it, and who asks. */
export function ThreadPane({ id, list, member, outbox }: ThreadPaneProps) {
  const { conversation, error, refetch } = useConversation(id, list)
  const thread = useThread(id)
  const announcement = useAnnouncement(thread.data)
  const mayReply = member.permissions.includes('conversations.reply')
  useSeen(id, mayReply ? (thread.data?.at(-1)?.sequence ?? 0) : 0)
  const failure = error ?? (thread.data ? null : thread.error)

  if (failure) {
    const missing = failure instanceof ApiError && (failure.status === 404 || failure.status === 400)
    return (
      <section className={styles['thread']} aria-label="Conversation">
        <Notice
          icon={<MessageSquareOff size={20} />}
          title={missing ? 'There is no such conversation' : 'The conversation could not be loaded'}
          text={missing ? 'It may belong to another company.' : errorText(failure)}
          role="alert"
        >
          {!missing && <Button onClick={() => Promise.all([refetch(), thread.refetch()])}>Try again</Button>}
          <Link to="/admin/conversations">All conversations</Link>
        </Notice>
      </section>
    )
  }
  if (!conversation || !thread.data) {
    return (
      <section className={styles['thread']} aria-label="Conversation">
        <ListSkeleton />
      </section>
    )
  }
  return (
    <div className={styles['panes']}>
      <section className={styles['thread']} aria-label={conversation.subject}>
        <ThreadHeader conversation={conversation} memberId={member.id} mayReply={mayReply} />
        <MessageList
          messages={thread.data}
          outgoing={stillOutgoing(outbox.outgoing(id), thread.data)}
          onRetry={entry => outbox.retry(id, entry)}
        />
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {mayReply ? (
          <>
            {conversation.status === 'resolved' && (
              <p className={styles['closed']}>This conversation is resolved. A reply opens it again.</p>
            )}
            <Composer
              draft={outbox.draft(id)}
              onDraft={text => outbox.setDraft(id, text)}
              onSend={text => outbox.send(id, text)}
            />
          </>
        ) : (
          <p className={styles['closed']}>You can read this conversation, but not answer it.</p>
        )}
      </section>
      <CustomerFacts conversation={conversation} />
    </div>
  )
}
