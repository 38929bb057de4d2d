import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { VoiceCardSession } from '../voice-session.ts'

type Props = { readonly session: VoiceCardSession }

/** What a visitor agrees to by calling, in the server's words. */
export function ConsentText({ session }: Props) {
  const vars = useStore(session.$vars)
  return (
    <p className="consent" dir="auto">
      {typeof vars === 'object' && vars.consent_text}
    </p>
  )
}
