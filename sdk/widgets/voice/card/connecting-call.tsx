import { useVoiceMessages } from '#sdk/ui/messages/use-voice-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { ConsentText } from './consent-text.tsx'

type Props = { readonly session: VoiceCardSession }

/** A call that is being connected. */
export function ConnectingCall({ session }: Props) {
  const { t } = useVoiceMessages()
  return (
    <div className="actions">
      <ConsentText session={session} />
      <button type="button" className="secondary" onClick={session.hangUp}>
        {t.cancel}
      </button>
    </div>
  )
}
