import type { Context } from 'hono'
import type { Clock } from '#core/clock.ts'
import type { ClientIp } from '#server/http/client-ip.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Log } from '#server/ports/log.ts'
import type { AccountMailer } from './account-mailer.ts'
import type { FactorStore } from './factor-store.ts'
import type { IdentityStore } from './identity-store.ts'
import type { LimitGuesses } from './limit-guesses.ts'
import type { SessionReply } from './session-reply.ts'
import type { SessionStore } from './session-store.ts'
import type { SignedIn } from './signed-in.ts'

/** Dependencies of the auth/v1 routes. */
export type AuthParts = {
  readonly identities: IdentityStore
  readonly sessions: SessionStore
  readonly factors: FactorStore
  readonly sessionReply: SessionReply
  readonly signedIn: (c: Context) => Promise<SignedIn>
  readonly accountMailer: AccountMailer
  readonly limits: RateLimits
  readonly limitGuesses: LimitGuesses
  readonly clientIp: ClientIp
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'error'>
}
