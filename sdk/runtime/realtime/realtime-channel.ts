/** The socket of a conversation. */
import type { Clock } from '#core/clock.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { browserClock } from '../browser/browser-clock.ts'
import type { Credential } from '../storage/visitor-storage.ts'
import { type ChannelSocket, openSocket } from './open-socket.ts'
import type { News } from './read-frame.ts'

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

/**
 * Opens the room of a conversation (CHAT-26): new messages, and changes of the conversation. Speaks Phoenix channels,
 * version 2, as Supabase Realtime does, and tries again for as long as it is open. Rejects where there are no sockets.
 */
export async function openRealtimeChannel(
  { conversationId, token, realtime }: Credential,
  { joined, changed }: ChannelListener,
  { clock, WebSocket, page, random }: ChannelEnvironment = browserChannelEnvironment(),
): Promise<RealtimeChannel> {
  const endpoint = `${realtime.url.replace(/^http/, 'ws').replace(/\/$/, '')}/realtime/v1/websocket`
  const address = `${endpoint}?apikey=${encodeURIComponent(realtime.key)}&vsn=2.0.0`
  const topic = `realtime:conversation:${conversationId}`
  let socket: ChannelSocket | null = null
  let currentToken = token
  let isJoined = false
  let failures = 0
  let retrial: unknown = null

  function connect(): void {
    socket = openSocket({
      WebSocket,
      clock,
      address,
      topic,
      joinPayload: () => joinPayload(conversationId, currentToken),
      onNews,
    })
  }

  function onNews(news: News): void {
    if (news === 'changed') changed()
    else if (news === 'lost') lose()
    else if (news !== 'answered') setJoined(news === 'joined')
    // A join has to last until a heartbeat, or a server that drops each one would be asked every second.
    else if (isJoined) failures = 0
  }

  function setJoined(now: boolean): void {
    if (!now && !isJoined) return
    isJoined = now
    joined(now)
  }

  function lose(): void {
    failures += 1
    socket = null
    retrial = clock.setTimeout(retry, (retryDelayMs(failures) * (1 + random())) / 2)
    setJoined(false)
  }

  function retry(): void {
    try {
      connect()
    } catch {
      lose()
    }
  }

  function letGo(): void {
    clock.clearTimeout(retrial)
    socket?.drop()
    socket = null
  }

  /** The socket from before may be frozen. */
  function online(): void {
    letGo()
    failures = 0
    retry()
    setJoined(false)
  }

  connect()
  page.addEventListener('online', online)
  return {
    authorise(renewed) {
      currentToken = renewed
      socket?.send('access_token', { access_token: renewed })
    },
    close() {
      page.removeEventListener('online', online)
      socket?.send('phx_leave', {})
      letGo()
      setJoined(false)
    },
  }
}

/** What a channel takes from the browser. */
export type ChannelEnvironment = {
  readonly clock: Clock
  readonly WebSocket: new (url: string) => WebSocket
  /** Tells of `online`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** From 0 up to 1: spreads the tries of many browsers. */
  readonly random: () => number
}

/** The browser as it is now; a page may have taken its sockets away. */
function browserChannelEnvironment(): ChannelEnvironment {
  return { clock: browserClock, WebSocket: window.WebSocket, page: window, random: Math.random }
}

/** What a join asks for: inserted messages of a conversation, and changes of the conversation itself (CHAT-26). */
function joinPayload(conversationId: string, token: string): object {
  return {
    config: {
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      postgres_changes: [
        {
          event: 'INSERT',
          schema: 'public',
          table: 'messages',
          filter: `conversation_id=eq.${conversationId}`,
        },
        { event: 'UPDATE', schema: 'public', table: 'conversations', filter: `id=eq.${conversationId}` },
      ],
      private: false,
    },
    access_token: token,
  }
}
