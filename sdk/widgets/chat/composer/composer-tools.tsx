import { type RefObject, useId, useState } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { ToolIcon } from '#sdk/ui/controls/tool-icon.tsx'
import { fromExtras } from '../chat-extras.ts'
import type { RefusedFile } from '../chat-session.ts'
import { AttachButton } from './attach-button.tsx'

const EmojiBar = fromExtras(module => module.EmojiBar)
const RefusedFiles = fromExtras(module => module.RefusedFiles)

type Props = {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onWrite: (text: string) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly refused: readonly RefusedFile[]
  readonly onDismiss: () => void
}

/** The buttons for emojis and files (CHAT-03), and the list of refused files. */
export function ComposerTools({ box, onWrite, onFiles, refused, onDismiss }: Props) {
  function insert(emoji: string): void {
    const { current } = box
    current!.setRangeText(emoji, current!.selectionStart, current!.selectionEnd, 'end')
    onWrite(current!.value)
  }

  function goBack(): void {
    box.current?.focus()
  }

  function dismiss(): void {
    onDismiss()
    goBack()
  }

  return (
    <>
      <EmojiPicker onPick={insert} onLeave={goBack} />
      <AttachButton onFiles={onFiles} />
      <div role="alert">{refused.length > 0 && <RefusedFiles files={refused} onDismiss={dismiss} />}</div>
    </>
  )
}

type EmojiPickerProps = {
  readonly onPick: (emoji: string) => void
  /** Called to move the focus back to the box. */
  readonly onLeave: () => void
}

/** A button that opens the emojis. */
function EmojiPicker({ onPick, onLeave }: EmojiPickerProps) {
  const { t } = useChatMessages(THREAD_MESSAGES)
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
        <ToolIcon shape="emoji" />
      </button>
      {isOpen && <EmojiBar id={id} onPick={pick} onBlur={() => setOpen(false)} onEscape={leave} />}
    </>
  )
}
