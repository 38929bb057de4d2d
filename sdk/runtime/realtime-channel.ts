/** The vendor's socket, in a chunk of its own: loaded when the first conversation is joined. */
import { RealtimeClient } from '@supabase/realtime-js'
import type { Credential } from './visitor-storage.ts'

export type RealtimeChannel = {
  /** Hands a renewed token to the socket. */
  readonly authorise: (token: string) => void
  readonly close: () => void
}

/** Called when the channel is joined, again after each reconnection, and when it is lost. */
export type ChannelListener = {
  readonly joined: (isJoined: boolean) => void
  /** Something was inserted or changed. */
  readonly changed: () => void
}

/** Opens the room of a conversation (CHAT-26): new messages, and changes of the conversation. */
export async function openRealtimeChannel(
  { conversationId, token, realtime }: Credential,
  { joined, changed }: ChannelListener,
): Promise<RealtimeChannel> {
  const endpoint = `${realtime.url.replace(/^http/, 'ws').replace(/\/$/, '')}/realtime/v1`
  const client = new RealtimeClient(endpoint, { params: { apikey: realtime.key } })
  // Before subscribing, or the first join goes out as nobody.
  await client.setAuth(token)
  const insert = { event: 'INSERT', schema: 'public', table: 'messages' } as const
  const update = { event: 'UPDATE', schema: 'public', table: 'conversations' } as const
  client
    .channel(`conversation:${conversationId}`)
    .on('postgres_changes', { ...insert, filter: `conversation_id=eq.${conversationId}` }, changed)
    .on('postgres_changes', { ...update, filter: `id=eq.${conversationId}` }, changed)
    .subscribe(status => joined(status === 'SUBSCRIBED'))
  return {
    authorise: renewed => void client.setAuth(renewed),
    close: () => void client.removeAllChannels().then(() => client.disconnect()),
  }
}
