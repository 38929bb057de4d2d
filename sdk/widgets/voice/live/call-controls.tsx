import { useLiveCallMessages } from '#sdk/ui/messages/use-live-call-messages.ts'
import type { VoiceCall } from '../call-session.ts'
import { CallIcon } from './call-icon.tsx'

type Props = {
  readonly call: VoiceCall
  /** Null if the server cannot hear the visitor anyway. */
  readonly isMuted: boolean | null
  readonly isTyping: boolean
  readonly onType: (isTyping: boolean) => void
}

/** The controls of a call. */
export function CallControls({ call, isMuted, isTyping, onType }: Props) {
  const { t } = useLiveCallMessages()
  return (
    <div className="controls">
      {isMuted !== null && (
        <button type="button" aria-pressed={isMuted} onClick={call.toggleMute}>
          <CallIcon shape={isMuted ? 'muted' : 'mute'} />
          {t.mute}
        </button>
      )}
      <button type="button" aria-expanded={isTyping} onClick={() => onType(!isTyping)}>
        <CallIcon shape="type" />
        {t.type}
      </button>
      <button type="button" onClick={() => call.type(t.askForPerson)}>
        <CallIcon shape="person" />
        {t.askPerson}
      </button>
      <button type="button" className="end" aria-label={t.endCall} onClick={call.hangUp}>
        <CallIcon shape="hangUp" />
        {t.end}
      </button>
    </div>
  )
}
