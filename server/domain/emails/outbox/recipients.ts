/** How often an email about an account goes to the same recipient. */
import { createHmac } from 'node:crypto'
import type { LimitName } from '#contract/constants/limits.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'

/** What an email about an account says of its recipient. An invitation has a link to its company. */
type Addressed = {
  readonly kind: string
  readonly values: { readonly to: string; readonly link?: string }
}

/**
 * Limits by kind. Confirmations and password resets have none here: their requests are limited by address, and each
 * replaces the link of the email before, so that dropping one would leave nobody a link that works.
 */
const LIMIT_NAMES: Partial<Readonly<Record<string, LimitName>>> = {
  'known-address': 'knownAddressMail',
  'password-changed': 'passwordChangedMail',
  invitation: 'invitationMail',
  video: 'videoMail',
}

/** Counts emails by recipient. */
export type RecipientLimits = {
  /** Returns the ms until the recipient may get another email of the kind; 0 for now. */
  readonly waitMs: (email: Addressed) => Promise<number>
  /** Counts an email that is stored. */
  readonly count: (email: Addressed) => Promise<void>
}

/** Returns the counters. @param key hashes the addresses, so that no table has them in clear. */
export function createRecipientLimits(limits: RateLimits, key: Uint8Array): RecipientLimits {
  async function ask(how: keyof RateLimits, { kind, values }: Addressed): Promise<number> {
    const name = LIMIT_NAMES[kind]
    if (name === undefined) return 0
    try {
      await limits[how](name, { account: hash(key, [addressOf(values)]) })
      return 0
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error
      return error.retryAfterS * 1_000
    }
  }
  return {
    waitMs: email => ask('check', email),
    // Of two emails at the same time, both are sent.
    count: async email => void (await ask('take', email)),
  }
}

/**
 * Returns a keyed hash that is the same for emails that replace each other: of one kind to one recipient. The invitations
 * of several companies stand side by side.
 */
export function placeOf(key: Uint8Array, { kind, values }: Addressed): string {
  const company = kind === 'invitation' ? new URL(values.link!).origin : ''
  return hash(key, [kind, addressOf(values), company])
}

function addressOf({ to }: Addressed['values']): string {
  return to.trim().toLowerCase()
}

function hash(key: Uint8Array, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}
