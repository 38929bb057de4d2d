import { RotateCw } from 'lucide-react'
import { isAddress } from '#core/text/is-address.ts'
import { previewText } from '#host-app/admin/common/conversation-text.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import type { Outgoing } from '../../composer/outbox/outgoing.ts'
import bubble from './message-bubble.module.css'
import note from './note-bubble.module.css'
import styles from './outgoing-bubble.module.css'

/** A message or note of the member's own that the server has not confirmed yet. */
export function OutgoingBubble({ entry, onRetry }: { entry: Outgoing; onRetry: () => void }) {
  const failed = entry.status === 'failed'
  const isNote = entry.kind === 'note'
  return (
    <article className={`${bubble['message']} ${bubble['agent']} ${failed ? '' : styles['sending']}`}>
      <p className={isNote ? `${note['note']} ${note['text']}` : bubble['bubble']} dir="auto">
        {isAddress(entry.content) ? previewText(entry.content) : entry.content}
      </p>
      {failed ? (
        <p className={styles['failed']} role="alert">
          {isNote ? 'Not saved.' : 'Not sent.'} {entry.reason}
          <Button size="small" onClick={onRetry}>
            <RotateCw size={14} aria-hidden="true" />
            Retry
          </Button>
        </p>
      ) : (
        <p className={bubble['meta']}>{isNote ? 'Saving…' : 'Sending…'}</p>
      )}
    </article>
  )
}
