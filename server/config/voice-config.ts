/** The configuration of voice calls. */
import { z } from 'zod'

/** The environment variables of calls. */
export const VOICE_VARIABLES = {
  VOICE: z.enum(['local', 'openai', 'elevenlabs', 'off']).default('local'),
  VOICE_API_KEY: z.string().min(1).optional(),
  VOICE_MODEL: z.string().min(1).default('gpt-realtime'),
  VOICE_AGENT_ID: z.string().min(1).optional(),
  VOICE_URL: z.url().optional(),
  VOICE_BIND_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  VOICE_PUBLIC_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  VOICE_UDP_PORTS: z
    .string()
    .regex(/^\d{1,5}-\d{1,5}$/, 'must be a range such as 40000-40100')
    .optional(),
  VOICE_CALLS: z.coerce.number().int().min(1).max(64).default(10),
}

/** Where this server receives calls. */
export type CallNetwork = {
  /** The address to listen at; null for all. */
  readonly bindAddress: string | null
  /** The address that browsers are told in place of the server's own; null for the server's own. */
  readonly publicAddress: string | null
  /** The UDP ports; null for any. */
  readonly ports: { readonly first: number; readonly last: number } | null
}

/** How calls are taken. Companies with an account of their own use the same servers of the vendors. */
export type VoiceConfig = {
  /** Who takes the calls of every company without an account of its own. */
  readonly server:
    | { readonly kind: 'local' }
    | { readonly kind: 'openai'; readonly apiKey: string }
    | { readonly kind: 'elevenlabs'; readonly apiKey: string; readonly agentId: string }
  readonly network: CallNetwork
  readonly callsAtOnce: number
  /** `url` is the base, such as https://host/v1. */
  readonly openAi: { readonly url: string; readonly model: string }
  readonly elevenLabs: { readonly url: string }
}

/**
 * Returns the configuration of calls; null if there are none.
 * @throws Error that names a missing variable.
 */
export function voiceConfigOf(env: z.output<z.ZodObject<typeof VOICE_VARIABLES>>): VoiceConfig | null {
  const { VOICE: kind, VOICE_API_KEY: apiKey, VOICE_AGENT_ID: agentId } = env
  if (kind === 'off') return null
  const [first, last] = env.VOICE_UDP_PORTS?.split('-').map(Number) ?? []
  const url = env.VOICE_URL?.replace(/\/$/, '')
  const openAiUrl = kind === 'elevenlabs' ? undefined : url
  const elevenLabsUrl = kind === 'elevenlabs' ? url : undefined
  return {
    server: kind === 'local' ? { kind } : accountOf(kind, apiKey, agentId),
    network: {
      bindAddress: env.VOICE_BIND_ADDRESS ?? null,
      publicAddress: env.VOICE_PUBLIC_ADDRESS ?? null,
      ports: first === undefined || last === undefined ? null : { first, last },
    },
    callsAtOnce: env.VOICE_CALLS,
    openAi: { url: openAiUrl ?? 'https://api.openai.com/v1', model: env.VOICE_MODEL },
    elevenLabs: { url: elevenLabsUrl ?? 'https://api.elevenlabs.io' },
  }
}

function accountOf(
  kind: 'openai' | 'elevenlabs',
  apiKey: string | undefined,
  agentId: string | undefined,
): VoiceConfig['server'] {
  if (!apiKey) throw new Error(`VOICE_API_KEY is missing: VOICE=${kind} needs the key of an account.`)
  if (kind === 'openai') return { kind, apiKey }
  if (!agentId) throw new Error('VOICE_AGENT_ID is missing: VOICE=elevenlabs needs the id of an agent.')
  return { kind, apiKey, agentId }
}
