import { Eye, PenLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PresentPerson } from '#contract/entities/attention.ts'
import { isComposingKey } from '#core/composing-key.ts'
import styles from './collision-notice.module.css'
import { typing } from './typing.ts'
import { usePresent } from './use-present.ts'

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' })

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

/** The notice about others in a conversation. */
type Collision = {
  /** True when somebody is typing, so a reply may arrive any moment. */
  readonly isTyping: boolean
  readonly text: string
}

/** Returns who else has a conversation open, typists before viewers; null if nobody has. */
export function collisionIn(
  people: readonly PresentPerson[],
  conversationId: string,
  ownId: string,
): Collision | null {
  const there = people
    .filter(({ id }) => id !== ownId)
    .flatMap(({ full_name, looks_at }) =>
      looks_at
        .filter(({ conversation_id }) => conversation_id === conversationId)
        .map(({ is_typing }) => ({ name: full_name, is_typing })),
    )
  if (there.length === 0) return null
  const writing = there.filter(({ is_typing }) => is_typing)
  const viewing = there.filter(({ is_typing }) => !is_typing)
  const parts = [
    ...(writing.length > 0 ? [says(writing, 'writing a reply')] : []),
    ...(viewing.length > 0 ? [says(viewing, 'viewing this')] : []),
  ]
  return { isTyping: writing.length > 0, text: parts.join('; ') }
}

function says(people: readonly { readonly name: string }[], doing: string): string {
  return `${NAMES.format(people.map(({ name }) => name))} ${people.length === 1 ? 'is' : 'are'} ${doing}`
}
