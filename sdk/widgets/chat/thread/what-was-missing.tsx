import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { FEEDBACK_COMMENT_MAX } from '#contract/constants/knowledge.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { lastWordOfAi } from '#core/conversation/conditions.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'
import { useLatePart } from './use-late-part.ts'
import css from './what-was-missing.css?inline'

/** Comments that were begun, by the answer's id, for as long as the session lasts: closing the panel must not lose them. */
const begun = new WeakMap<ChatSession, Map<string, string>>()

type Props = { readonly messageId: string; readonly session: ChatSession }

/**
 * Below an answer that did not help, while it is the last word: the visitor says what was missing, or asks for a person.
 */
export function WhatWasMissing({ messageId, session }: Props) {
  return (
    lastWordOfAi(useStore(session.$state), 'answer') === messageId && <Ways {...{ messageId, session }} />
  )
}

function Ways({ messageId, session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const [isWriting, setWriting] = useState(begunComments(session).has(messageId))
  const place = useRef<HTMLFieldSetElement>(null)
  useStyleSheet(place, css)
  useLatePart(place)

  function askForPerson({ currentTarget }: MouseEvent<HTMLElement>): void {
    focusNearby(currentTarget, '.box')
    session.send(t.askForPerson)
  }

  return (
    <fieldset ref={place} className="missing">
      <legend>{t.whatWasMissing}</legend>
      {isWriting ? (
        <Comment messageId={messageId} session={session} />
      ) : (
        <button type="button" className="choice" onClick={() => setWriting(true)}>
          {t.writeMore}
        </button>
      )}
      <button type="button" className="choice" onClick={askForPerson}>
        {t.talkToPerson}
      </button>
    </fieldset>
  )
}

function begunComments(session: ChatSession): Map<string, string> {
  const comments = begun.get(session) ?? new Map<string, string>()
  begun.set(session, comments)
  return comments
}

/** The comment is stored with the rating, and sent as the next message, so that the AI can answer better. */
function Comment({ messageId, session }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const comments = begunComments(session)
  const [comment, setComment] = useState(comments.get(messageId) ?? '')
  const box = useRef<HTMLTextAreaElement>(null)

  // It takes the place of the button that had the focus, and is the end of the list.
  useLayoutEffect(() => {
    if (box.current!.value !== '') return
    const list = box.current!.closest('.messages')!
    box.current!.focus({ preventScroll: true })
    list.scrollTop = list.scrollHeight
  }, [])

  function send(event: FormEvent): void {
    event.preventDefault()
    if (!session.send(comment)) return
    comments.delete(messageId)
    focusNearby(box.current!, '.box')
    session.dispatch({ type: 'rated', messageId, helpful: false, comment: comment.trim() })
  }

  return (
    <form onSubmit={send}>
      <textarea
        ref={box}
        className="field"
        rows={2}
        maxLength={FEEDBACK_COMMENT_MAX}
        aria-label={t.whatWasMissing}
        dir={comment === '' ? undefined : directionOf(comment)}
        value={comment}
        onChange={event => {
          const { value } = event.currentTarget
          setComment(value)
          if (isBlank(value)) comments.delete(messageId)
          else comments.set(messageId, value)
          session.dispatch({ type: 'typed' })
        }}
      />
      <button type="submit" className="choice" disabled={isBlank(comment)}>
        {t.send}
      </button>
    </form>
  )
}
