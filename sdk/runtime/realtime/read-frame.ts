import { WRONG_SITE } from '#contract/constants/conversation.ts'

/**
 * The meaning of a frame for a socket with one channel.
 * - `answered`: the server is alive.
 * - `joined`, `unjoined`: changes of the database arrive, or do not.
 * - `changed`: something changed.
 * - `lost`: the channel was refused or closed.
 * - `refused`: it was refused on this site, as it would be again.
 */
export type News = 'answered' | 'joined' | 'unjoined' | 'changed' | 'lost' | 'refused'

/** A Phoenix frame of version 2, `[join_ref, ref, topic, event, payload]`. */
type Frame = readonly [
  unknown,
  unknown,
  unknown,
  unknown,
  {
    readonly status?: unknown
    readonly extension?: unknown
    readonly response?: { readonly reason?: unknown }
  },
]

/** Returns the meaning of a received frame. Null for frames of other channels and for invalid data. */
export function readFrame(data: unknown, ownTopic: string): News | null {
  try {
    const [, , topic, event, { status, extension, response }] = JSON.parse(data as string) as Frame
    if (event === 'phx_reply' && status === 'ok') return 'answered'
    if (topic !== ownTopic) return null
    if (event === 'postgres_changes') return 'changed'
    // A project accepts a join seconds before it listens to its database, and may pause and resume later.
    if (event === 'system' && status === 'error') return 'unjoined'
    if (event === 'system') return extension === 'postgres_changes' && status === 'ok' ? 'joined' : null
    if (event === 'phx_reply' && response?.reason === WRONG_SITE) return 'refused'
    return event === 'phx_reply' || event === 'phx_error' || event === 'phx_close' ? 'lost' : null
  } catch {
    return null
  }
}
