import { MessageSquareOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ActivityKind } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { customerLabel } from '../../common/customer-label.ts'
import { useColleagues } from '../../common/use-desk.ts'
import { CollisionNotice } from '../../presence/collision-notice.tsx'
import { VisitorTyping } from '../../presence/visitor-typing.tsx'
import { CallBar } from '../call/call-bar.tsx'
import { Composer } from '../composer/composer.tsx'
import { useOutbox, useOutgoing, useSavedDraft } from '../composer/outbox/use-outbox.tsx'
import { ScheduledList } from '../composer/schedule/scheduled-list.tsx'
import { CustomerPanel } from '../customer/customer-panel.tsx'
import type { useConversations } from '../list/data/use-conversations.ts'
import { turnOf } from '../turn.ts'
import { useConversation } from '../use-conversation.ts'
import { MessageList } from './message-list.tsx'
import { customerName, markedName } from './messages/customer-name.ts'
import { DeleteDialog } from './messages/delete-dialog.tsx'
import { OutgoingBubble } from './messages/outgoing-bubble.tsx'
import { senderName } from './messages/sender-name.ts'
import { dayName } from './messages/times.ts'
import { useRemovals } from './messages/use-removals.ts'
import { ThreadHeader } from './thread-header.tsx'
import { type ThreadItem, threadItems } from './thread-items.ts'
import styles from './thread-pane.module.css'
import { MessagesSkeleton, ThreadSkeleton } from './thread-skeleton.tsx'
import { useSeen } from './use-seen.ts'
import { useThread } from './use-thread.ts'
import { useTimeline } from './use-timeline.ts'

/** What is done to a conversation besides answering it, mostly by rules and macros. */
const SMALL: ReadonlySet<ActivityKind> = new Set(['labels', 'priority', 'team', 'rule-applied'])

type ThreadPaneProps = {
  readonly id: string
  readonly list: ReturnType<typeof useConversations>
  readonly member: UserProfile
}

/** One conversation: its messages, its actions and the customer's pane. */
export function ThreadPane({ id, list, member }: ThreadPaneProps) {
  const outbox = useOutbox()
  const { conversation, error, refetch } = useConversation(id, list)
  const thread = useThread(id)
  const timeline = useTimeline(id)
  const colleagues = useColleagues()
  const label = conversation ? customerLabel(conversation) : ''
  const announcement = useAnnouncement(thread.data, markedName(label))
  const mayReply = member.permissions.includes('conversations.reply')
  const { mayDelete, remove, removeNote } = useRemovals(id, member)
  const [deleting, setDeleting] = useState<Message | null>(null)
  useSavedDraft(id, outbox)
  const outgoing = useOutgoing(outbox, id, [...(thread.data ?? []), ...timeline.notes])
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
        {outgoing.map(entry => (
          <OutgoingBubble key={entry.clientId} entry={entry} outbox={outbox} hasComposer={false} />
        ))}
      </section>
    )
  }
  if (!conversation) return <ThreadSkeleton />
  const customer = customerName(label, colleagues.data ?? [])
  const lastOfVisitor = thread.data?.findLast(({ sender_type }) => sender_type === 'visitor')?.sequence ?? 0
  return (
    <div className={styles['panes']}>
      <section className={styles['thread']} aria-label={conversation.subject}>
        <ThreadHeader conversation={conversation} memberId={member.id} mayReply={mayReply} />
        <CallBar conversation={conversation} memberId={member.id} />
        {timeline.error && (
          <p className={styles['closed']} role="alert">
            Notes and activity could not be loaded.{' '}
            <Button size="small" onClick={timeline.refetch}>
              Try again
            </Button>
          </p>
        )}
        {thread.data ? (
          <MessageList
            items={foldChanges(
              threadItems({ ...timeline, messages: thread.data, hasEarlier: thread.hasEarlier }),
            )}
            customer={customer}
            turn={turnOf(conversation)}
            outgoing={outgoing}
            outbox={outbox}
            hasEarlier={thread.hasEarlier}
            earlier={thread.earlier}
            member={member}
            mayDelete={mayDelete}
            onDelete={setDeleting}
            onRemoveNote={removeNote.mutate}
          />
        ) : (
          <MessagesSkeleton />
        )}
        {deleting && (
          <DeleteDialog
            busy={remove.isPending}
            onDelete={() => remove.mutate(deleting, { onSettled: () => setDeleting(null) })}
            onClose={() => setDeleting(null)}
          />
        )}
        <p className="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        <VisitorTyping conversationId={id} name={customer} lastSequence={lastOfVisitor} />
        <CollisionNotice conversationId={id} memberId={member.id} />
        {mayReply ? (
          <>
            {conversation.status === 'resolved' && (
              <p className={styles['closed']}>This conversation is resolved. A reply reopens it.</p>
            )}
            {thread.data && (
              <ScheduledList
                conversationId={id}
                lastSequence={thread.data.at(-1)?.sequence ?? 0}
                member={member}
                outbox={outbox}
              />
            )}
            <Composer
              conversation={conversation}
              member={member}
              outbox={outbox}
              lastSequence={thread.data ? (thread.data.at(-1)?.sequence ?? 0) : null}
            />
          </>
        ) : (
          <p className={styles['closed']}>You can read this conversation, but not answer it.</p>
        )}
      </section>
      <CustomerPanel conversation={conversation} />
    </div>
  )
}

/**
 * Returns the text for screen readers: others' messages that arrived after the thread was opened, not
 * earlier pages loaded since. `customer` is how the desk names the customer.
 */
function useAnnouncement(messages: readonly Message[] | undefined, customer: string): string {
  const seen = useRef<number | null>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (!messages) return
    const last = messages.at(-1)?.sequence ?? 0
    const before = seen.current ?? last
    seen.current = last
    const added = messages.filter(({ sequence, sender_type }) => sequence > before && sender_type !== 'agent')
    if (added.length > 0)
      setText(added.map(message => `${senderName(message, customer)}: ${message.content}`).join('\n'))
  }, [messages, customer])
  return text
}

/** Returns the items with each run of small changes of one day as a single item. A change alone stays as it is. */
export function foldChanges(items: readonly ThreadItem[]): readonly ThreadItem[] {
  const folded: ThreadItem[] = []
  for (const item of items) {
    const last = folded.at(-1)
    const before = last?.kind === 'changes' ? last.activities : isSmall(last) ? [last.activity] : null
    if (before && last && isSmall(item) && dayName(last.at) === dayName(item.at))
      folded[folded.length - 1] = { kind: 'changes', at: last.at, activities: [...before, item.activity] }
    else folded.push(item)
  }
  return folded
}

function isSmall(item: ThreadItem | undefined): item is Extract<ThreadItem, { kind: 'activity' }> {
  return item?.kind === 'activity' && SMALL.has(item.activity.kind)
}
