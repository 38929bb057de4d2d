import type { RefObject } from 'react'
import type { RefusedFile } from '../chat-session.ts'
import { RefusedFiles } from '../lazy-extras.ts'
import { AttachButton } from './attach-button.tsx'
import { EmojiPicker } from './emoji-picker.tsx'

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
