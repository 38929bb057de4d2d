import { useRef } from 'react'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import type { WrittenFile } from '#sdk/runtime/files/written-file.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../chat-session.ts'
import css from './length-note.css?inline'

type Props = {
  readonly session: ChatSession
  readonly draft: string
  /** Adds files to those that go with the draft. Resolves with whether all were taken. */
  readonly attach: (files: readonly File[]) => Promise<boolean>
}

/** How long a long text is, and what to do with one that is too long for a message. Nothing of it is cut off. */
export function LengthNote({ session, draft, attach }: Props) {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, css)
  const isMaking = useRef(false)
  const isTooLong = draft.length > MESSAGE_MAX_LENGTH
  const format = new Intl.NumberFormat(locale)

  async function makeFile(): Promise<void> {
    if (isMaking.current) return
    isMaking.current = true
    const file: WrittenFile = new File([draft], 'message.txt', { type: 'text/plain' })
    const isTaken = await attach([Object.assign(file, { written: draft })])
    isMaking.current = false
    if (!isTaken) return
    const { $draft, $files } = session
    if ($draft.get() === draft) $draft.set('')
    // The visitor has written on, or turned to another conversation.
    else $files.set($files.get().filter(other => other !== file))
  }

  return (
    <div ref={place} className={`length${isTooLong ? ' is-too-long' : ''}`}>
      <div role="alert">
        {isTooLong && (
          <>
            {t.tooLong}{' '}
            <button type="button" onClick={makeFile}>
              {t.sendAsFile}
            </button>
          </>
        )}
      </div>
      <span className="length-count" dir="ltr">
        {format.format(draft.length)} / {format.format(MESSAGE_MAX_LENGTH)}
      </span>
    </div>
  )
}
