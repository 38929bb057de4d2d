/** One joined topic of a socket: what it receives, and until when. */
import type { Clock } from '#core/clock.ts'
import type { AdmittedClaims } from '../admission.ts'
import type { Binding } from './bindings.ts'
import type { Frame } from './frames.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

/** The longest delay of a timer, in ms. */
const DELAY_MAX_MS = 2 ** 31 - 1

/** The claims under which a channel receives changes; `expiresAtMs` in ms since the epoch. */
export type Pass = {
  readonly token: string
  readonly claims: AdmittedClaims
  /** Equal for tokens whose holders see the same rows (`rightOf`). */
  readonly right: string
  /** The company whose rows the claims can show; null if unknown. */
  readonly companyId: string | null
  readonly expiresAtMs: number
}

/** A joined channel. */
export type Channel = {
  readonly pass: () => Pass
  readonly bindings: readonly Binding[]
  /** Continues the channel with a newer token. */
  readonly renew: (pass: Pass) => void
  /** Ends the channel and tells the client why. */
  readonly fail: (message: string) => void
  /** Ends the channel silently. */
  readonly leave: () => void
}

/** Dependencies of a channel. */
export type ChannelParts = {
  readonly topic: string
  readonly joinRef: string | null
  readonly pass: Pass
  readonly site: Subscription['site']
  readonly bindings: readonly Binding[]
  readonly clock: Clock
  readonly subscriptions: Subscriptions
  readonly send: (frame: Frame) => void
  /** Called when the token's holder loses the right to receive changes. */
  readonly expelled: (reason: string) => void
  /** Closes the socket because changes were not delivered. The client reconnects and fetches. */
  readonly disconnect: () => void
  /** Called once, when the channel ends. */
  readonly ended: () => void
}

/** Opens a channel. It ends when its token expires. */
export function openChannel(parts: ChannelParts): Channel {
  const { topic, joinRef, bindings, clock, subscriptions } = parts
  let pass = parts.pass
  let open = true
  let timer: unknown

  const subscription: Subscription = {
    get claims() {
      return pass.claims
    },
    get right() {
      return pass.right
    },
    get companyId() {
      return pass.companyId
    },
    site: parts.site,
    bindings,
    deliver(ids, data) {
      if (open)
        parts.send({ joinRef: null, ref: null, topic, event: 'postgres_changes', payload: { ids, data } })
    },
    expel(reason) {
      if (open) parts.expelled(reason)
    },
    disconnect() {
      if (open) parts.disconnect()
    },
    setCompany(companyId) {
      if (!open) return
      pass = { ...pass, companyId }
      subscriptions.upsert(subscription)
    },
  }
  subscriptions.upsert(subscription)
  arm()
  return {
    pass: () => pass,
    bindings,
    renew(next) {
      if (!open) return
      pass = next
      subscriptions.upsert(subscription)
      arm()
    },
    fail,
    leave,
  }

  function arm(): void {
    clock.clearTimeout(timer)
    if (pass.expiresAtMs === Infinity) return
    const left = pass.expiresAtMs - clock.now()
    if (left <= 0) fail('Token has expired')
    else timer = clock.setTimeout(arm, Math.min(left, DELAY_MAX_MS))
  }

  function fail(message: string): void {
    if (!open) return
    const channel = topic.replace(/^realtime:/, '')
    const payload = { extension: 'system', status: 'error', message, channel }
    parts.send({ joinRef, ref: null, topic, event: 'system', payload })
    parts.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })
    leave()
  }

  function leave(): void {
    if (!open) return
    open = false
    clock.clearTimeout(timer)
    subscriptions.remove(subscription)
    parts.ended()
  }
}
