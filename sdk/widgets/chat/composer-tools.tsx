import { type RefObject, useRef } from 'react'
import { useStyleSheet } from '../../ui/use-style-sheet.ts'
import { AttachButton } from './attach-button.tsx'
import type { RefusedFile } from './chat-session.ts'
import extrasCss from './composer-extras.css?inline'
import { EmojiPicker } from './emoji-picker.tsx'
import { RefusedFiles } from './refused-files.tsx'

type Props = {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onWrite: (text: string) => void
  readonly onFiles: (files: readonly File[]) => void
  readonly refused: readonly RefusedFile[]
  readonly onDismiss: () => void
}

/** Emojis and files (CHAT-03), and what became of the files that were not taken. */
export function ComposerTools({ box, onWrite, onFiles, refused, onDismiss }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, extrasCss)

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
      <div ref={place} role="alert">
        {refused.length > 0 && <RefusedFiles files={refused} onDismiss={dismiss} />}
      </div>
    </>
  )
}
