import type { InterruptibleDelay } from '../browser/interruptible-delay.ts'
import type { ReportTrouble } from '../browser/report-trouble.ts'

/** Timeout of the page's function that returns a token, in ms. */
const TOKEN_TIMEOUT_MS = 10_000

/**
 * The visitor's verified identity: a JWT (RFC 7519) that the company has signed, or a function that returns one.
 */
export type Identity = {
  /** Sets the source that the page passed, which can be any value. */
  readonly set: (source: unknown) => void
  /** Returns a token, or null if there is none. Never rejects. */
  readonly token: () => Promise<string | null>
}

/** Creates the identity of a widget's visitor, without a token. */
export function createIdentity(delay: InterruptibleDelay, report: ReportTrouble): Identity {
  let source: unknown = null
  return {
    set(given) {
      source = given
    },
    async token() {
      if (source === null) return null
      try {
        const given = typeof source === 'function' ? source() : source
        const token = await Promise.race([given, delay.wait(TOKEN_TIMEOUT_MS)])
        if (typeof token === 'string' && token !== '') return token
        report('identity', 'the page gave no identity token')
      } catch (error) {
        report('identity', 'the page could not give an identity token', error)
      }
      return null
    },
  }
}
