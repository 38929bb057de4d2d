import { useId, useState } from 'react'
import { LazyIcon } from '#sdk/ui/controls/lazy-icon.tsx'
import { useMessages } from '#sdk/ui/messages/use-messages.ts'
import { EmojiBar } from '../lazy-extras.ts'

type Props = {
  readonly onPick: (emoji: string) => void
  /** Called to move the focus back to the box. */
  readonly onLeave: () => void
}

/** A button that opens the emojis. */
export function EmojiPicker({ onPick, onLeave }: Props) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  function leave(): void {
    setOpen(false)
    onLeave()
  }

  function pick(emoji: string): void {
    onPick(emoji)
    leave()
  }

  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t.addEmoji}
        title={t.addEmoji}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // Or else the press moves the focus, which closes the bar, and the click opens it again.
        onMouseDown={event => event.preventDefault()}
        onClick={() => (isOpen ? leave() : setOpen(true))}
      >
        <LazyIcon shape="emoji" />
      </button>
      {isOpen && <EmojiBar id={id} onPick={pick} onBlur={() => setOpen(false)} onEscape={leave} />}
    </>
  )
}
