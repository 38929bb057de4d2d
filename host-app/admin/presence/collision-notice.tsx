import { Eye, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import styles from './collision-notice.module.css'
import { collisionIn } from './collision-text.ts'
import { typing } from './typing.ts'
import { usePresent } from './use-present.ts'

type CollisionNoticeProps = { readonly conversationId: string; readonly memberId: string }

/**
 * Says who else has the conversation open, and who is typing. Also tracks whether the agent is
 * typing in the thread's section.
 */
export function CollisionNotice({ conversationId, memberId }: CollisionNoticeProps) {
  const { data: people = [] } = usePresent()
  const place = useRef<HTMLDivElement>(null)
  const collision = collisionIn(people, conversationId, memberId)

  useEffect(() => {
    const thread = place.current!.closest('section')!
    function write({ target }: Event): void {
      if (!(target instanceof HTMLTextAreaElement) || !thread.contains(target)) return
      if (target.value.trim() === '') typing.stop()
      else typing.note(conversationId)
    }
    // Enter sends the message and clears the field without an `input` event.
    function sendOnEnter(event: KeyboardEvent): void {
      if (event.key === 'Enter' && !event.shiftKey && !isComposingKey(event)) typing.stop()
    }
    // Listens on the document, so that React handles the event first. Otherwise a render would restore the
    // old text and lose the letter.
    document.addEventListener('input', write)
    thread.addEventListener('keydown', sendOnEnter)
    thread.addEventListener('submit', typing.stop)
    return () => {
      document.removeEventListener('input', write)
      thread.removeEventListener('keydown', sendOnEnter)
      thread.removeEventListener('submit', typing.stop)
      typing.stop()
    }
  }, [conversationId])

  return (
    <div ref={place} className={styles['place']} role="status">
      {collision && (
        <p className={styles['notice']} data-typing={collision.isTyping}>
          {collision.isTyping ? (
            <PenLine size={14} aria-hidden="true" />
          ) : (
            <Eye size={14} aria-hidden="true" />
          )}
          {collision.text}
        </p>
      )}
    </div>
  )
}
