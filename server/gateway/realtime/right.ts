/** Decides which tokens give the same right: their holders see the same rows. */
import type { AdmittedClaims } from '../admission.ts'

/** Claims that do not affect row-level security; a test checks the policies. The channel ends when its token expires. */
export const CLAIMS_WITHOUT_RIGHTS: readonly string[] = ['iat', 'exp', 'jti']

/** Returns a key that is equal for tokens with the same right. A renewed token keeps its right. */
export function rightOf(claims: AdmittedClaims): string {
  const deciding = Object.entries(claims).filter(([name]) => !CLAIMS_WITHOUT_RIGHTS.includes(name))
  return JSON.stringify(deciding.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
