import { useVoiceMessages } from '#sdk/ui/messages/use-voice-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { WriteButton } from './write-button.tsx'

type Props = { readonly session: VoiceCardSession }

/** A call that did not come about. The card's status says why. */
export function FailedCall({ session }: Props) {
  const { t } = useVoiceMessages()
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={session.call}>
        {t.retry}
      </button>
      <WriteButton session={session} text={t.writeInstead} />
    </div>
  )
}
