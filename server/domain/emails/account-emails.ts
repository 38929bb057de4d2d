/** Emails about accounts. They are in English, like the pages they link to. */
import { BRAND } from '#contract/brand.ts'
import {
  CONFIRMATION_LINK_LIFETIME_MS,
  INVITATION_LIFETIME_MS,
  RECOVERY_LINK_LIFETIME_MS,
} from '#contract/constants/identity.ts'
import type { MemberRole } from '#contract/entities/account.ts'
import { describeDuration } from '#core/describe-duration.ts'
import type { Mail } from '#server/ports/mail.ts'
import { oneLine } from './one-line.ts'
import { type EmailPart, renderEmail } from './render-email.ts'

const ROLE_LABELS: Readonly<Record<MemberRole, string>> = {
  owner: 'the owner',
  admin: 'an admin',
  agent: 'an agent',
  viewer: 'a viewer',
  staff: 'staff',
}

/** Returns the email that asks a new account to confirm its address. */
export function confirmationEmail(
  { to, link }: { to: string; link: string },
  validForMs = CONFIRMATION_LINK_LIFETIME_MS,
): Mail {
  return accountEmail(to, `Confirm your ${BRAND.name} account`, {
    parts: [
      paragraph(
        `Welcome to ${BRAND.name}. Confirm your address within ${describeDuration(validForMs)}, and your account is ready.`,
      ),
      button('Confirm my address', link),
    ],
    reason: `You received this email because somebody signed up to ${BRAND.name} with this address. If it was not you, you can ignore this email.`,
  })
}

/**
 * Returns the email to somebody who signs up with an address that has an account. It replaces the confirmation, so that
 * the sign-up page doesn't reveal which addresses have accounts (R22).
 */
export function knownAddressEmail({
  to,
  loginLink,
  resetLink,
}: {
  to: string
  loginLink: string
  resetLink: string
}): Mail {
  return accountEmail(to, `You already have a ${BRAND.name} account`, {
    parts: [
      paragraph('Somebody signed up with your address, which has an account already. Log in with it:'),
      button('Log in', loginLink),
      paragraph('If you forgot your password, choose a new one:'),
      button('Reset my password', resetLink),
    ],
    reason: `You received this email because somebody signed up to ${BRAND.name} with this address. If it was not you, you can ignore this email: your account is unchanged.`,
  })
}

/** Returns the email with the link to choose a new password. */
export function passwordResetEmail(
  { to, link }: { to: string; link: string },
  validForMs = RECOVERY_LINK_LIFETIME_MS,
): Mail {
  return accountEmail(to, `Reset your ${BRAND.name} password`, {
    parts: [
      paragraph(`Choose a new password within ${describeDuration(validForMs)}. The link works once.`),
      button('Choose a new password', link),
    ],
    reason: `You received this email because somebody asked for a new password for this address at ${BRAND.name}. If it was not you, you can ignore this email: your password is unchanged.`,
  })
}

/** Returns the email that invites a person into a company. */
export function invitationEmail(
  {
    to,
    link,
    inviterName,
    companyName,
    role,
  }: { to: string; link: string; inviterName: string; companyName: string; role: MemberRole },
  validForMs = INVITATION_LIFETIME_MS,
): Mail {
  const [inviter, company] = [oneLine(inviterName), oneLine(companyName)]
  return accountEmail(to, `${inviter} invites you to ${company} on ${BRAND.name}`, {
    parts: [
      paragraph(
        `${inviter} asks you to join ${company} as ${ROLE_LABELS[role]}. The invitation is valid for ${describeDuration(validForMs)}.`,
      ),
      button('Accept the invitation', link),
    ],
    reason: `You received this email because ${inviter} entered this address at ${BRAND.name}, where companies answer their customers. If you do not know ${company}, you can ignore this email.`,
  })
}

/** Returns the email that reports a changed password, in case it was not the account's owner. */
export function passwordChangedEmail({ to }: { to: string }): Mail {
  return accountEmail(to, `Your ${BRAND.name} password was changed`, {
    parts: [
      paragraph('The password of your account was changed, and you were signed out elsewhere.'),
      paragraph(
        'If it was not you, go to the login page at once, choose “Forgot your password?”, and tell an admin of your company.',
      ),
    ],
    reason: `You received this email because this address has an account at ${BRAND.name}. We send it whenever the password changes.`,
  })
}

/**
 * Returns the email that links to the video from the exit popup. It contains no text from the visitor, so nobody can
 * send spam through it (R21). Spec 2.8.
 */
export function videoEmail({ to, link }: { to: string; link: string }): Mail {
  return accountEmail(to, 'Your video: reduce churn, boost engagement', {
    parts: [
      paragraph(
        'Eight ways to keep customers with good support: three minutes, recorded from the product, with captions.',
      ),
      button('Watch the video', link),
    ],
    reason: `You received this email because somebody asked for the video with this address at ${BRAND.name}. If it was not you, you can ignore this email: we won’t send another.`,
  })
}

function accountEmail(
  to: string,
  subject: string,
  { parts, reason }: { parts: readonly EmailPart[]; reason: string },
): Mail {
  return renderEmail({ to, subject, locale: 'en', sender: BRAND.name, parts, reason })
}

function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text }
}

function button(label: string, link: string): EmailPart {
  return { kind: 'button', label, link }
}
