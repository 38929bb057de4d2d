import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { EMOJIS } from '#contract/constants/emojis.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import emojiCss from './emoji-bar.css?inline'

type Props = {
  readonly id: string
  readonly onPick: (emoji: string) => void
  /** Called when the focus leaves the bar. */
  readonly onBlur: () => void
  readonly onEscape: () => void
}

/** The six emojis (CHAT-03), as a toolbar (WAI-ARIA 1.2). */
export function EmojiBar({ id, onPick, onBlur, onEscape }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const bar = useRef<HTMLDivElement>(null)
  useStyleSheet(bar, emojiCss)

  useEffect(() => bar.current!.querySelector('button')!.focus(), [])

  function move(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    const cells = [...bar.current!.querySelectorAll('button')]
    const at = cells.indexOf(event.target as HTMLButtonElement)
    const forward = getComputedStyle(bar.current!).direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: cells.length - 1,
    }
    const target = targets[event.key]
    if (event.key === 'Escape') {
      // Keeps the panel open.
      event.stopPropagation()
      onEscape()
    } else if (target !== undefined) {
      event.preventDefault()
      cells[target]?.focus()
    }
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) onBlur()
  }

  return (
    <div
      ref={bar}
      id={id}
      className="emoji-bar"
      role="toolbar"
      aria-label={t.emojis}
      onKeyDown={move}
      onBlur={closeWhenLeft}
    >
      {EMOJIS.map((emoji, index) => (
        <button
          key={emoji}
          type="button"
          className="emoji"
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => onPick(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
