import { type FormEvent, useEffect, useRef } from 'react'
import { VOICE_LINE_MAX } from '#contract/constants/voice.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useLiveCallMessages } from '#sdk/ui/messages/use-live-call-messages.ts'
import type { VoiceCall } from '../call-session.ts'

type Props = { readonly call: VoiceCall }

/** The field for a visitor who types. Enter sends. */
export function TypeForm({ call }: Props) {
  const { t } = useLiveCallMessages()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  function send(event: FormEvent): void {
    event.preventDefault()
    const { current } = field
    if (!current?.value.trim()) return
    call.type(current.value.trim())
    current.value = ''
    current.focus()
  }

  return (
    <form className="type" onSubmit={send}>
      <input
        ref={field}
        className="field"
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
        aria-label={t.message}
        placeholder={t.message}
        maxLength={VOICE_LINE_MAX}
      />
      <button type="submit" className="tool" aria-label={t.send}>
        <Icon shape="send" />
      </button>
    </form>
  )
}
