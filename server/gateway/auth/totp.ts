/**
 * Codes of authenticator apps (RFC 6238), with the defaults that every app supports: SHA-1, six digits, 30 seconds.
 */
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/**
 * Steps before and after the present one whose codes are also accepted, since clocks differ and typing takes time.
 */
const DRIFT_STEPS = 1

/** What an authenticator app needs. `qr_code` is an SVG of `uri`. */
export type TotpKey = { readonly secret: string; readonly uri: string; readonly qr_code: string }

/** Returns a new secret for an account of an issuer; both are display names. */
export function newTotpKey(issuer: string, account: string): TotpKey {
  const secret = new Secret()
  const uri = new TOTP({ issuer, label: account, secret }).toString()
  return { secret: secret.base32, uri, qr_code: renderSVG(uri) }
}

/** Returns the time step of a code, undefined if no step near `nowMs` has it. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: nowMs, window: DRIFT_STEPS })
  return delta === null ? undefined : totp.counter({ timestamp: nowMs }) + delta
}
