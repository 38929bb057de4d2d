import { z } from 'zod'
import { VOICE_PROVIDERS, VOICE_VENDORS } from '../constants/voice.ts'
import { instant } from './values.ts'

/** A company's own account with a vendor of voices, without its key. */
const voiceAccount = z.object({
  provider: z.enum(VOICE_VENDORS),
  /** The agent that takes the calls; null if the vendor needs none. */
  agent_id: z.string().nullable(),
  key_saved_at: instant,
  key_saved_by_name: z.string(),
})

/** Who can take a company's calls. */
export const voiceAccountState = z.object({
  /** Null if the company has no account of its own. */
  account: voiceAccount.nullable(),
  /** What this installation offers; null if it takes no calls, whatever the company chooses. */
  server_provider: z.enum(VOICE_PROVIDERS).nullable(),
})
/** A parsed `voiceAccountState`. */
export type VoiceAccountState = z.infer<typeof voiceAccountState>
