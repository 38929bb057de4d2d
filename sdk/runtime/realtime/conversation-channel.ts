import type { Clock } from '#core/clock.ts'
import type { ReportTrouble } from '../browser/report-trouble.ts'
import type { Credentials } from '../storage/credentials.ts'
import type { Credential } from '../storage/visitor-storage.ts'
import type { ChannelListener, RealtimeChannel } from './realtime-channel.ts'

/** How long before its expiry a token is renewed, in ms. */
const RENEW_BEFORE_MS = 60_000

/** The socket connection of a conversation. It only signals changes; messages are always fetched. */
export type ConversationChannel = {
  readonly join: (conversationId: string) => void
  readonly leave: () => void
  /** Retries a failed connection, after the network or the page is back. */
  readonly wake: () => void
  readonly isJoined: () => boolean
}

/** Opens the channel of a conversation. Rejects if that fails. */
export type OpenChannel = (credential: Credential, listener: ChannelListener) => Promise<RealtimeChannel>

type Options = {
  readonly credentials: Credentials
  readonly clock: Clock
  readonly open: OpenChannel
  /** Called when something may have changed. */
  readonly nudge: () => void
  readonly report: ReportTrouble
}

/**
 * Creates the connection, with at most one open channel. If a channel cannot be opened, logs the failure and goes
 * on without realtime (CHAT-25).
 */
export function createConversationChannel({
  credentials,
  clock,
  open,
  nudge,
  report,
}: Options): ConversationChannel {
  let visit = 0
  /** The conversation whose channel could not be opened. */
  let missed: string | null = null
  let isJoined = false
  let channel: RealtimeChannel | null = null
  let renewal: unknown = null

  function leave(): void {
    visit += 1
    missed = null
    isJoined = false
    clock.clearTimeout(renewal)
    channel?.close()
    channel = null
  }

  function renewInTime({ conversationId, expiresAt }: Credential): void {
    const wait = Math.max(RENEW_BEFORE_MS, expiresAt - RENEW_BEFORE_MS - clock.now())
    renewal = clock.setTimeout(async () => {
      const current = visit
      const renewed = await credentials.renew(conversationId)
      if (current !== visit || renewed.kind === 'refused') return
      if (renewed.kind === 'unreachable') return renewInTime({ ...NO_CREDENTIAL, conversationId })
      channel?.authorise(renewed.value.token)
      renewInTime(renewed.value)
    }, wait)
  }

  async function enter(conversationId: string): Promise<void> {
    const current = visit
    const credential = await credentials.get(conversationId)
    if (credential.kind !== 'ok') throw new Error('no visitor token')
    const opened = await open(credential.value, {
      changed: nudge,
      joined(joined) {
        if (current !== visit) return
        isJoined = joined
        if (joined) nudge()
      },
    })
    if (current !== visit) return opened.close()
    channel = opened
    renewInTime(credential.value)
  }

  function join(conversationId: string): void {
    leave()
    const current = visit
    enter(conversationId).catch(error => {
      if (current !== visit) return
      missed = conversationId
      report('realtime', 'live updates are off', error)
    })
  }

  return {
    join,
    leave,
    wake() {
      if (missed !== null) join(missed)
    },
    isJoined: () => isJoined,
  }
}

/** An expired credential, so that the next attempt comes after the shortest delay. */
const NO_CREDENTIAL = { token: '', expiresAt: 0, realtime: { url: '', key: '' } }
