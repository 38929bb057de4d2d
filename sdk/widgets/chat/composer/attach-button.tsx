import { type ChangeEvent, useId, useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { ToolIcon } from '#sdk/ui/controls/tool-icon.tsx'
import { attachLimits } from './attach-limits.ts'

type Props = { readonly onFiles: (files: readonly File[]) => void }

/** Button that opens the browser's file dialog (CHAT-03). Its description gives the limits. */
export function AttachButton({ onFiles }: Props) {
  const { t } = useChatMessages(THREAD_MESSAGES)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const limits = attachLimits(t)

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(currentTarget.files ?? [])])
    // Allows the visitor to choose the same file again.
    currentTarget.value = ''
  }

  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={t.attach}
        aria-describedby={id}
        title={limits}
        onClick={() => input.current!.click()}
      >
        <ToolIcon shape="attach" />
      </button>
      <span id={id} hidden>
        {limits}
      </span>
      <input ref={input} type="file" multiple hidden onChange={take} />
    </>
  )
}
