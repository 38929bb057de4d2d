import { PERSONAL_EMAIL_DOMAINS } from '#contract/constants/identity.ts'
import { isEmail } from '#contract/text/is-email.ts'

/** A normalized email address, or the error message to show. */
export type CheckedEmail =
  | { readonly kind: 'good'; readonly email: string }
  | { readonly kind: 'refused'; readonly text: string }

/** Validates an email address by the exit popup's rules, in their order (Spec 5, MKT-11). */
export function checkWorkEmail(text: string): CheckedEmail {
  const email = text.trim().toLowerCase()
  if (!isEmail(email)) return { kind: 'refused', text: 'Please enter a valid email address.' }
  const [, domain] = email.split('@')
  if (PERSONAL_EMAIL_DOMAINS.some(personal => personal === domain))
    return { kind: 'refused', text: 'Please use your business email (not a personal domain).' }
  return { kind: 'good', email }
}
