import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useVoiceMessages } from '#sdk/ui/messages/use-voice-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'

type Props = { readonly session: VoiceCardSession }

/** What a visitor agrees to by calling: the company's own text, or the usual one. */
export function ConsentText({ session }: Props) {
  const { t } = useVoiceMessages()
  const vars = useStore(session.$vars)
  return (
    <p className="consent" dir="auto">
      {(typeof vars === 'object' && vars.consent_text) || t.consent}
    </p>
  )
}
