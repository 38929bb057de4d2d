import type { InterruptibleDelay } from '../browser/interruptible-delay.ts'
import type { ReportTrouble } from '../browser/report-trouble.ts'

/** A page's function that gives no token within this time is not waited for. */
const TOKEN_TIMEOUT_MS = 10_000

/** Who the page says the visitor is: a JWT (RFC 7519) that the company has signed, or a function that gets one. */
export type Identity = {
  /** What the page gave; it may be anything. */
  readonly set: (source: unknown) => void
  /** A token now; null without one. Never rejects. */
  readonly token: () => Promise<string | null>
}

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
