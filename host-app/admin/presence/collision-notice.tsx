import { Eye, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './collision-notice.module.css'
import { collisionIn } from './collision-text.ts'
import { typing } from './typing.ts'
import { usePresent } from './use-present.ts'

type CollisionNoticeProps = { readonly conversationId: string; readonly memberId: string }

/**
 * Says who else has the conversation open, and who writes. Stands in the thread's section, and hears in it whether the
 * agent writes as well.
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
    // Enter sends, and the field is empty without an event.
    function sendOnEnter({ key, shiftKey }: KeyboardEvent): void {
      if (key === 'Enter' && !shiftKey) typing.stop()
    }
    // Behind React: told before it, a rendering puts the old text back, and the letter is lost.
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
