import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { INPUT_MAX_HEIGHT_PX, MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { directionOf } from '../../ui/direction-of.ts'
import { Icon } from '../../ui/icon.tsx'
import { WORDS } from '../../ui/words.ts'
import type { ChatSession } from './chat-session.ts'

/** What a key event's `keyCode` is while an input method composes; Safari has no `isComposing` at its end. */
const COMPOSING_KEY_CODE = 229

type Props = {
  readonly session: ChatSession
  /** Whether it gets the focus when the screen appears. */
  readonly isFirst: boolean
  /** Whether a sent text leaves the box; without an address it stays. */
  readonly canClear: boolean
}

/** The box to write in, growing with its text (CHAT-03). Enter sends, Shift+Enter breaks the line (CHAT-06). */
export function Composer({ session, isFirst, canClear }: Props) {
  const draft = useStore(session.$draft)
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = draft.trim() === ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { style } = box.current!
    style.height = 'auto'
    style.height = `${Math.min(box.current!.scrollHeight, INPUT_MAX_HEIGHT_PX)}px`
  }, [draft])

  function send(): void {
    if (isEmpty) return
    session.dispatch({ type: 'sent', clientId: session.newId(), content: draft })
    if (canClear) session.$draft.set('')
    box.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent): void {
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === COMPOSING_KEY_CODE) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="composer"
      part="composer"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={box}
        className="box"
        rows={1}
        maxLength={MESSAGE_MAX_LENGTH}
        aria-label={WORDS.message}
        placeholder={WORDS.writeMessage}
        dir={directionOf(draft)}
        value={draft}
        data-first={isFirst || undefined}
        onChange={event => session.$draft.set(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className="send" part="send" aria-label={WORDS.send} disabled={isEmpty}>
        <Icon shape="send" />
      </button>
    </form>
  )
}
