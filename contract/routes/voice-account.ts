import { z } from 'zod'
import {
  VOICE_CHOICES,
  VOICE_KEY_MAX,
  VOICE_NAMES,
  VOICE_PREVIEW_MAX,
  VOICE_VENDORS,
} from '../constants/voice.ts'
import { filledText } from '../entities/values.ts'
import { voiceAccountState } from '../entities/voice-account.ts'
import type { Route } from './route.ts'

/** The key is the company's own secret. */
const manages = { access: ['member'], permission: 'voice.manage', refusesImpersonation: true } as const

/** A company's own account with a vendor of voices, and how a voice sounds. */
export const voiceAccountRoutes = {
  getVoiceAccount: { ...manages, response: voiceAccountState },
  /** Replaces the account. */
  setVoiceAccount: {
    ...manages,
    body: z
      .object({
        provider: z.enum(VOICE_VENDORS),
        /** Never returned. Without it, the stored one stays if the vendor stays. */
        api_key: filledText(VOICE_KEY_MAX)
          .regex(/^[!-~]+$/, 'Paste the key as the vendor shows it.')
          .optional(),
        agent_id: z
          .string()
          .trim()
          .regex(/^[\w-]{1,100}$/, 'Paste the id as ElevenLabs shows it.')
          .nullable()
          .default(null),
      })
      .refine(({ provider, agent_id }) => (provider === 'elevenlabs') === (agent_id !== null), {
        message: 'ElevenLabs needs the id of an agent. OpenAI has none.',
        path: ['agent_id'],
      }),
    response: voiceAccountState,
  },
  /** Deletes the account with its key. Calls by it are then off until the settings name another provider. */
  removeVoiceAccount: { ...manages, response: voiceAccountState },
  /**
   * Speaks a text, so that an admin hears a voice. `voice` is null for the provider's default.
   * @throws voice_not_available (502)
   */
  previewVoice: {
    ...manages,
    limit: 'voicePreview',
    body: z.object({
      provider: z.enum(VOICE_CHOICES),
      voice: z.enum(VOICE_NAMES).nullable(),
      text: filledText(VOICE_PREVIEW_MAX),
    }),
    /** `audio` is in base64; `type` its media type, such as `audio/wav`. */
    response: z.object({ ok: z.literal(true), audio: z.base64(), type: z.string() }),
  },
} as const satisfies Record<string, Route>
