import { useId, useState } from 'react'
import { LazyIcon } from '#sdk/ui/controls/lazy-icon.tsx'
import { useMessages } from '#sdk/ui/messages/use-messages.ts'
import { EmojiBar } from '../lazy-extras.ts'

type Props = {
  readonly onPick: (emoji: string) => void
  /** The focus goes back to the box. */
  readonly onLeave: () => void
}

/** A button, and the emojis that it opens. */
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
        // Else the press would close the bar by taking its focus, and the click open it again.
        onMouseDown={event => event.preventDefault()}
        onClick={() => (isOpen ? leave() : setOpen(true))}
      >
        <LazyIcon shape="emoji" />
      </button>
      {isOpen && <EmojiBar id={id} onPick={pick} onBlur={() => setOpen(false)} onEscape={leave} />}
    </>
  )
}
