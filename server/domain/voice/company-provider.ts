import { VOICES_OF, type VoiceChoice, type VoiceVendor } from '#contract/constants/voice.ts'
import type { VoiceProvider } from '#server/ports/voice.ts'
import { openSecret } from '#server/tokens/seal-secret.ts'
import { JOB_CLAIMS } from '../actor.ts'
import type { VoiceDeps } from './voice-deps.ts'

type Stored = { readonly provider: VoiceVendor; readonly agent_id: string | null; readonly secret: string }

/**
 * Returns who takes a company's calls if it chooses this. The account is read each time, so that a change takes effect
 * at once on every node. Null if there is nobody: no account with this vendor, or its key cannot be opened.
 */
export async function companyProvider(
  { database, voice, voiceKey, log }: Omit<VoiceDeps, 'clock'>,
  companyId: string,
  choice: VoiceChoice,
): Promise<VoiceProvider | null> {
  if (voice === null) return null
  if (choice === 'server') return voice.server
  const [stored] = await database.as(JOB_CLAIMS, query =>
    query<Stored>(
      'select provider, agent_id, secret from public.voice_accounts where company_id = $1 and provider = $2',
      [companyId, choice],
    ),
  )
  if (!stored) return null
  try {
    const apiKey = openSecret(voiceKey, companyId, stored.secret)
    return voice.of({ companyId, provider: choice, apiKey, agentId: stored.agent_id })
  } catch (error) {
    log.warn({ error, companyId }, 'the key of a voice account cannot be opened')
    return null
  }
}

/**
 * Returns the voice of a company's calls: the chosen one if the provider has it, else the provider's default. Empty if
 * the provider has no voices to choose from.
 */
export function voiceFor({ name }: Pick<VoiceProvider, 'name'>, chosen: string | null): string {
  const voices: readonly string[] = VOICES_OF[name]
  return chosen !== null && voices.includes(chosen) ? chosen : (voices[0] ?? '')
}
