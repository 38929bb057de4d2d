/** Names of a company, derived from an email address. */
import { randomBytes } from 'node:crypto'
import { PERSONAL_EMAIL_DOMAINS } from '#contract/constants/identity.ts'
import { subdomain } from '#contract/entities/account.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import type { Query } from '#server/ports/database.ts'
import { judgeSubdomains } from './subdomains.ts'

const LABEL_MAX_CHARACTERS = 40

/** Returns the domain of a business address, which identifies its company; null for a personal one. */
export function businessDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return PERSONAL_EMAIL_DOMAINS.some(personal => personal === domain) ? null : domain
}

/** Returns a company's default name. */
export function companyNameOf(email: string): string {
  const words = ownName(email)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Returns a free subdomain from the address: the domain's first label, or of a personal address the part before the
 * @, extended if necessary. `isUnlikely` asks for one that nobody else gets at the same time.
 */
export async function suggestSubdomain(query: Query, email: string, isUnlikely: boolean): Promise<string> {
  const label = ownName(email)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(?:xn)?-+/, '')
  const base = trimEndOf(label.slice(0, LABEL_MAX_CHARACTERS), '-')
  const unlikely = randomBytes(5).toString('hex')
  const pleasant = isUnlikely
    ? []
    : [base, `team-${base}`, ...[2, 3, 4, 5, 6, 7, 8, 9].map(n => `${base}-${n}`)]
  const wellFormed = [...pleasant, `${base}-${unlikely}`].filter(label => subdomain.safeParse(label).success)
  const judged = await judgeSubdomains(query, wellFormed)
  return judged.find(({ verdict }) => verdict === 'free')?.label ?? `team-${unlikely}`
}

function ownName(email: string): string {
  const at = email.lastIndexOf('@')
  const isBusiness = businessDomain(email) !== null
  return isBusiness ? email.slice(at + 1).split('.')[0]! : email.slice(0, at).split('+')[0]!
}
