/**
 * What a frame means to a socket with one channel: the server is there; the database's changes do or do not come;
 * something changed; the channel is refused or over.
 */
export type News = 'answered' | 'joined' | 'unjoined' | 'changed' | 'lost'

/** A Phoenix frame of version 2, `[join_ref, ref, topic, event, payload]`. */
type Frame = readonly [
  unknown,
  unknown,
  unknown,
  unknown,
  { readonly status?: unknown; readonly extension?: unknown },
]

/** The news in what a socket received; null for other channels' frames, and for what is no frame at all. */
export function readFrame(data: unknown, ownTopic: string): News | null {
  try {
    const [, , topic, event, { status, extension }] = JSON.parse(data as string) as Frame
    if (event === 'phx_reply' && status === 'ok') return 'answered'
    if (topic !== ownTopic) return null
    if (event === 'postgres_changes') return 'changed'
    // A project agrees to a join seconds before it listens to its database, and may stop for a while and go on.
    if (event === 'system' && status === 'error') return 'unjoined'
    if (event === 'system') return extension === 'postgres_changes' && status === 'ok' ? 'joined' : null
    return event === 'phx_reply' || event === 'phx_error' || event === 'phx_close' ? 'lost' : null
  } catch {
    return null
  }
}
