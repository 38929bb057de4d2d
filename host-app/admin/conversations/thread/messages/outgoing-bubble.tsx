import { Clock, PenLine, RotateCw, Trash2 } from 'lucide-react'
import { isAddress } from '#core/text/is-address.ts'
import { previewText } from '#host-app/admin/common/conversation-text.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { isStuck, type Outbox, type Outgoing } from '../../composer/outbox/outbox.ts'
import bubble from './message-bubble.module.css'
import note from './note-bubble.module.css'
import styles from './outgoing-bubble.module.css'

type OutgoingBubbleProps = {
  readonly entry: Outgoing
  readonly outbox: Outbox
  /** Whether there is a composer to which the text can return. */
  readonly hasComposer?: boolean
}

/** A message or note of the member's own that the server has not confirmed yet. */
export function OutgoingBubble({ entry, outbox, hasComposer = true }: OutgoingBubbleProps) {
  const isNote = entry.kind === 'note'
  const isFile = isAddress(entry.content) || entry.fileKey !== null
  return (
    <article
      className={`${bubble['message']} ${bubble['agent']} ${entry.status === 'sending' ? styles['sending'] : ''}`}
    >
      <p className={isNote ? `${note['note']} ${note['text']}` : bubble['bubble']} dir="auto">
        {isAddress(entry.content) ? previewText(entry.content) : entry.content}
      </p>
      {isStuck(entry) ? (
        <p className={styles['failed']} role="alert">
          {entry.status === 'held' ? entry.reason : `${isNote ? 'Not saved.' : 'Not sent.'} ${entry.reason}`}
          <Button size="small" onClick={() => outbox.sendAgain(entry)}>
            <RotateCw size={14} aria-hidden="true" />
            {entry.status === 'held' ? 'Send anyway' : 'Retry'}
          </Button>
          {!isFile && hasComposer && (
            <Button size="small" onClick={() => outbox.takeBack(entry)}>
              <PenLine size={14} aria-hidden="true" />
              Edit
            </Button>
          )}
          <Button size="small" onClick={() => outbox.discard(entry)}>
            <Trash2 size={14} aria-hidden="true" />
            Discard
          </Button>
        </p>
      ) : (
        <p className={entry.status === 'waiting' ? styles['waiting'] : bubble['meta']}>
          {entry.status === 'waiting' && <Clock size={13} aria-hidden="true" />}
          {entry.status === 'waiting'
            ? 'Not sent yet. It goes out by itself.'
            : isNote
              ? 'Saving…'
              : 'Sending…'}
        </p>
      )}
    </article>
  )
}
