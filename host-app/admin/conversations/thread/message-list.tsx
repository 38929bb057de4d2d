import { MailX } from 'lucide-react'
import { memo, useRef } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { EmailProblem } from '#contract/entities/email.ts'
import type { Message } from '#contract/entities/message.ts'
import { firstName } from '#core/text/first-name.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { notDeliveredText } from '../../common/email-problem-text.ts'
import { drawMessage } from '../../common/message-markdown.tsx'
import { Assist } from '../assist/assist.tsx'
import type { Outbox, Outgoing } from '../composer/outbox/outbox.ts'
import type { Turn } from '../turn.ts'
import styles from './message-list.module.css'
import { ActivityLine } from './messages/activity-line.tsx'
import { ChangesLine } from './messages/changes-line.tsx'
import { DeleteButton } from './messages/delete-button.tsx'
import { MergedThread } from './messages/merged-thread.tsx'
import { MessageBubble } from './messages/message-bubble.tsx'
import { NoteBubble } from './messages/note-bubble.tsx'
import { OutgoingBubble } from './messages/outgoing-bubble.tsx'
import { SaidBy, senderFace } from './messages/said-by.tsx'
import { SurveyLine } from './messages/survey-line.tsx'
import { dayName } from './messages/times.ts'
import { emailProblems, itemKey, type ThreadItem } from './thread-items.ts'
import { threadTurns } from './thread-turns.ts'
import { useNewestFirst, useScrollPlace } from './use-scroll.ts'
import type { Thread } from './use-thread.ts'

const EmailDetails = lazyPart(async () => (await import('./messages/email-details.tsx')).EmailDetails)

type MessageListProps = {
  readonly items: readonly ThreadItem[]
  /** How the desk names the customer. */
  readonly customer: string
  /** Who has the conversation now. */
  readonly turn: Turn
  readonly outgoing: readonly Outgoing[]
  readonly outbox: Outbox
  readonly hasEarlier: boolean
  readonly earlier: Thread['earlier']
  readonly member: UserProfile
  readonly mayDelete: (message: Message) => boolean
  readonly onDelete: (message: Message) => void
  readonly onRemoveNote: (noteId: string) => void
}

/**
 * The thread's messages by day, oldest first, beside the turn line. Stays scrolled to the end unless the reader has scrolled up,
 * and loads earlier pages on scrolling up.
 */
export function MessageList(props: MessageListProps) {
  const { items, turn, outgoing, outbox, hasEarlier, earlier } = props
  const scroller = useRef<HTMLElement>(null)
  const keys = items.map(itemKey)
  const days = items.map(({ at }) => dayName(at))
  const turns = threadTurns(items, turn)
  const problems = emailProblems(items)
  const from = useNewestFirst(items.length)
  const mayReadOn = hasEarlier && from === 0
  const onScroll = useScrollPlace(scroller, {
    first: keys[from],
    last: `${keys.at(-1)} ${keys.length}`,
    jump: outgoing.map(({ clientId, status }) => clientId + status).join(),
    onNearStart: () => {
      if (mayReadOn && earlier.isIdle) earlier.mutate(undefined, { onSuccess: () => earlier.reset() })
    },
  })

  return (
    <section
      ref={scroller}
      className={styles['scroll']}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      aria-label="Messages"
    >
      {mayReadOn && (
        <p className={styles['earlier']} role={earlier.error ? 'alert' : undefined}>
          {earlier.error && <>Earlier messages could not be loaded. {errorText(earlier.error)} </>}
          <Button
            size="small"
            look="quiet"
            busy={earlier.isPending}
            onClick={() => earlier.mutate(undefined, { onSuccess: () => earlier.reset() })}
          >
            {earlier.error ? 'Try again' : 'Show earlier messages'}
          </Button>
        </p>
      )}
      <ol className={styles['messages']}>
        {items.slice(from).map((item, place) => {
          const index = from + place
          const day = days[index]
          return (
            <li key={keys[index]} data-kind={item.kind} data-turn={turns[index]}>
              {day !== days[index - 1] && <p className={styles['day']}>{day}</p>}
              <Item
                item={item}
                isHandoff={turns[index] === 'handoff'}
                problem={item.kind === 'message' ? problems.get(item.message.sequence) : undefined}
                {...props}
              />
            </li>
          )
        })}
        {outgoing.map(entry => (
          <li key={entry.clientId} data-turn={turn}>
            <SaidBy face={<Avatar name={firstName(props.member.full_name)} />}>
              <OutgoingBubble entry={entry} outbox={outbox} />
            </SaidBy>
          </li>
        ))}
      </ol>
    </section>
  )
}

type ItemProps = {
  readonly item: ThreadItem
  readonly isHandoff: boolean
  readonly problem: EmailProblem | undefined
} & Pick<MessageListProps, 'customer' | 'member' | 'mayDelete' | 'onDelete' | 'onRemoveNote'>

function Item({ item, isHandoff, problem, customer, member, mayDelete, onDelete, onRemoveNote }: ItemProps) {
  switch (item.kind) {
    case 'activity':
      return <ActivityLine activity={item.activity} isHandoff={isHandoff} />
    case 'changes':
      return <ChangesLine activities={item.activities} />
    case 'merged':
      return <MergedThread conversation={item.conversation} />
    case 'survey':
      return <SurveyLine survey={item.survey} />
    case 'note':
      return (
        <SaidBy face={<Avatar name={item.note.author_name} />}>
          <NoteBubble note={item.note} onRemove={item.note.author_id === member.id ? onRemoveNote : null} />
        </SaidBy>
      )
    case 'message':
      return (
        <Said
          message={item.message}
          customer={customer}
          problem={problem}
          onDelete={mayDelete(item.message) ? onDelete : null}
        />
      )
  }
}

type SaidProps = {
  readonly message: Message
  readonly customer: string
  /** What became of the email that carried it. */
  readonly problem: EmailProblem | undefined
  /** Null for members who may not delete. */
  readonly onDelete: ((message: Message) => void) | null
}

/** Memoized, because a long thread is rendered in several steps. */
const Said = memo(function Said({ message, customer, problem, onDelete }: SaidProps) {
  const actions = (
    <>
      {message.sender_type === 'agent' && <Assist show="mark" message={message} />}
      {onDelete && <DeleteButton label="Delete the message" onDelete={() => onDelete(message)} />}
    </>
  )
  return (
    <SaidBy face={senderFace(message, customer)}>
      <MessageBubble message={message} customer={customer} drawMarkdown={drawMessage} actions={actions} />
      {problem && <NotDelivered problem={problem} />}
      {/* The first message of a mail has the mail's id. */}
      {message.meta.email_id === message.client_id && <EmailDetails message={message} />}
    </SaidBy>
  )
})

/** Says below a message that its email did not arrive. */
function NotDelivered({ problem }: { readonly problem: EmailProblem }) {
  const text = notDeliveredText(problem)
  return (
    text && (
      <p className={styles['not-delivered']} dir="auto">
        <MailX size={13} aria-hidden="true" />
        <span>{text}</span>
      </p>
    )
  )
}
