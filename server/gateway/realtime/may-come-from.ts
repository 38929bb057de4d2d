import type { AdmittedClaims } from '../admission.ts'

/**
 * Whether a page of this origin may use a token (R18): members' tokens only on pages of the server's own, visitors'
 * also on the `sites` that their company has named, where it has named any. What is no page names no origin.
 */
export function mayComeFrom(
  origin: string | undefined,
  claims: AdmittedClaims,
  {
    sites,
    isKnownHost,
  }: { readonly sites: readonly string[]; readonly isKnownHost: (host: string) => boolean },
): boolean {
  if (origin === undefined) return true
  if (URL.canParse(origin) && isKnownHost(new URL(origin).host)) return true
  return claims.role === 'anon' && (sites.length === 0 || sites.includes(origin))
}
