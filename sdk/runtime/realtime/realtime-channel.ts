/**
 * The realtime channel of a conversation. Supabase's client would add 14 KiB to a customer's page for this one socket with
 * one channel; this one sends the same frames in a tenth of the size (`realtime-wire.test.ts` compares the two).
 */
import type { Clock } from '#core/clock.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { browserClock } from '../browser/browser-clock.ts'
import type { Credential } from '../storage/visitor-storage.ts'
import { type ChannelSocket, openSocket } from './open-socket.ts'
import type { News } from './read-frame.ts'

/** An open channel, which reconnects until it is closed. */
export type RealtimeChannel = {
  /** Sends a renewed token to the server. */
  readonly authorise: (token: string) => void
  readonly close: () => void
}

/**
 * Callbacks of a channel. `joined` is called after each join and reconnection, and when the channel is lost.
 */
export type ChannelListener = {
  readonly joined: (isJoined: boolean) => void
  /** Called when something was inserted or changed. */
  readonly changed: () => void
}

/**
 * Opens the channel of a conversation (CHAT-26), for new messages, changes of the conversation and agents who type. Uses Phoenix
 * channels, version 2, like Supabase Realtime, and reconnects until it is closed. Rejects if the browser has no
 * WebSocket. A server that refuses the token on this site is asked again only once the network or the page is back.
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
    else if (news === 'refused') letGo()
    else if (news !== 'answered') setJoined(news === 'joined')
    // Only a join that lasts until a heartbeat resets the backoff, or a server that drops joins gets one
    // every second.
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

  function restart(next: () => void): void {
    letGo()
    failures = 0
    next()
    setJoined(false)
  }

  /** Reconnects when the network is back, because the old socket may be dead. */
  const online = () => restart(retry)
  /**
   * Closes the socket when the visitor leaves the page: with an open one, browsers may not keep the page for the way
   * back. The timer of the next attempt stands still until then.
   */
  const hide = () => restart(lose)

  connect()
  page.addEventListener('online', online)
  page.addEventListener('pagehide', hide)
  return {
    authorise(renewed) {
      currentToken = renewed
      socket?.send('access_token', { access_token: renewed })
    },
    close() {
      page.removeEventListener('online', online)
      page.removeEventListener('pagehide', hide)
      socket?.send('phx_leave', {})
      letGo()
      setJoined(false)
    },
  }
}

/** What a channel uses of the browser. */
export type ChannelEnvironment = {
  readonly clock: Clock
  readonly WebSocket: new (url: string) => WebSocket
  /** Target of the events `online` and `pagehide`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Returns a number from 0 up to 1, to spread the retries of many browsers. */
  readonly random: () => number
}

/** Returns the browser's current environment. The page may have removed `WebSocket`. */
function browserChannelEnvironment(): ChannelEnvironment {
  return { clock: browserClock, WebSocket: window.WebSocket, page: window, random: Math.random }
}

/**
 * Returns the payload of a join, which subscribes to inserted messages, to changes of the conversation (CHAT-26), and to
 * agents who type.
 */
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
        { event: '*', schema: 'public', table: 'typing', filter: `conversation_id=eq.${conversationId}` },
      ],
      private: false,
    },
    access_token: token,
  }
}
