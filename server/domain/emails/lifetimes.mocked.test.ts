/** The emails state the lifetimes of their links from the constants, tested with other values. */
import { expect, it, vi } from 'vitest'
import { confirmationEmail, invitationEmail, passwordResetEmail } from './account-emails.ts'

const to = 'ada@acme.test'
const link = 'https://help.test/'

vi.mock('#contract/constants/identity.ts', async original => ({
  ...(await original<object>()),
  CONFIRMATION_LINK_LIFETIME_MS: 5 * 3_600_000,
  RECOVERY_LINK_LIFETIME_MS: 3 * 3_600_000,
  INVITATION_LIFETIME_MS: 9 * 24 * 3_600_000,
}))

it.each([
  ['confirmation', confirmationEmail({ to, link }), 'within 5 hours'],
  ['password reset', passwordResetEmail({ to, link }), 'within 3 hours'],
  [
    'invitation',
    invitationEmail({ to, link, inviterName: 'Ada', companyName: 'Acme', role: 'agent' }),
    'is valid for 9 days',
  ],
])('the email of a %s says how long its link works', (_name, { text, html }, words) => {
  expect(text).toContain(words)
  expect(html).toContain(words)
})
