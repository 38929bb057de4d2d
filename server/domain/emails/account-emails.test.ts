import { describe, expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import {
  confirmationEmail,
  invitationEmail,
  knownAddressEmail,
  passwordChangedEmail,
  passwordResetEmail,
  videoEmail,
} from './account-emails.ts'

const to = 'ada@acme.test'
const link = 'https://help.test/auth/confirmed?type=signup&token_hash=abc'
const inHtml = 'https://help.test/auth/confirmed?type=signup&#38;token_hash=abc'
const resetLink = 'https://help.test/reset?a=1&b=2'
const invitation = { to, link, inviterName: 'Ada', companyName: 'Acme', role: 'agent' } as const

const EMAILS = [
  ['confirmation', confirmationEmail({ to, link }), `Confirm your ${BRAND.name} account`],
  [
    'known address',
    knownAddressEmail({ to, loginLink: link, resetLink }),
    `You already have a ${BRAND.name} account`,
  ],
  ['password reset', passwordResetEmail({ to, link }), `Reset your ${BRAND.name} password`],
  ['video', videoEmail({ to, link }), 'Your video: reduce churn, boost engagement'],
  ['invitation', invitationEmail(invitation), `Ada invites you to Acme on ${BRAND.name}`],
] as const

describe.each(EMAILS)('the email of a %s', (_name, email, subject) => {
  it('has its subject, and its link as a button and in plain', () => {
    expect(email).toMatchObject({ to, subject })
    expect(email.text.split('\n')).toContain(link)
    expect(email.html).toContain(`<a href="${inHtml}"`)
    expect(email.html).toContain(`>${inHtml}</p>`)
  })

  it('says why one got it, and is a page in English that fetches nothing', () => {
    expect(email.text).toContain('You received this email because')
    expect(email.html).toContain('You received this email because')
    expect(email.html).toContain('<html lang="en" dir="ltr">')
    expect(email.html).not.toMatch(/<img|<script|<link|<table|url\(|src=/)
  })
})

it('leads who has an account to the login, and to a new password', () => {
  const { text, html } = knownAddressEmail({ to, loginLink: link, resetLink })
  expect(text).toContain(`Reset my password:\n${resetLink}`)
  expect(html).toContain('href="https://help.test/reset?a=1&#38;b=2"')
})

it('names who invites, to what, as what and for how long', () => {
  const { text } = invitationEmail({ ...invitation, role: 'admin' })
  expect(text).toContain('Ada asks you to join Acme as an admin. The invitation is valid for 7 days.')
})

it('tells of a changed password without any link', () => {
  const { subject, text, html } = passwordChangedEmail({ to })
  expect(subject).toBe(`Your ${BRAND.name} password was changed`)
  expect(text).toContain('If it was not you')
  expect(html).not.toContain('href')
})

it('lets no name out of its line, its place in the page or its direction', () => {
  const hostile = 'Eve\r\nBcc: all@acme.test\u2028\0<img src=x onerror="alert(1)">\u202egnp'
  const { subject, text, html } = invitationEmail({
    ...invitation,
    inviterName: hostile,
    companyName: `<b>&${'x'.repeat(200)}`,
  })
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
  expect(subject).toMatch(
    /^Eve Bcc: all@acme\.test <img src=x onerror="alert\(1\)"> gnp invites you to <b>&x{56} on/,
  )
  expect(text).toContain('Eve Bcc: all@acme.test <img')
  expect(html).toContain('&#60;b&#62;&#38;xxx')
  expect(html).not.toMatch(/<img|<b>|onerror="/)
})
