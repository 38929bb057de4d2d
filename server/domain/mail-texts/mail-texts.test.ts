import { describe, expect, it } from 'vitest'
import { LOCALES, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { receiptMail } from '../tickets/receipt-mail.ts'
import { transcriptMail } from '../visitors/transcript-mail.ts'
import { mailTextsOf } from './mail-texts-of.ts'

const INSTANT = '2026-01-01T00:00:00.000Z'
const ticket = (locale: string) => ({
  number: 1_001,
  customer_email: 'vi@visitor.test',
  company_name: 'Acme',
  locale,
})
const transcript = (locale: string) =>
  transcriptMail('vi@visitor.test', { companyName: 'Acme', visitorName: null, locale }, [
    { sender_type: 'visitor', sender_name: null, content: 'Hi', created_at: new Date(INSTANT) },
    { sender_type: 'agent', sender_name: 'Priya', content: 'Yes?', created_at: new Date(INSTANT) },
  ])!

describe.each(LOCALES)('the mails in %s', locale => {
  const receipt = receiptMail(ticket(locale))

  it('name the ticket and the company', () => {
    for (const words of [receipt.subject, receipt.text]) {
      expect(words).toContain('#1001')
      expect(words).toContain('Acme')
    }
    expect(receipt.text.split('\n\n')).toHaveLength(3)
    expect(transcript(locale).subject).toContain('Acme')
  })
})

it.each(RIGHT_TO_LEFT_LOCALES)('the mails in %s begin every line with a letter of the language', locale => {
  const { subject, text } = receiptMail(ticket(locale))
  for (const line of [subject, ...text.split('\n\n'), transcript(locale).subject])
    expect(line.match(/\p{L}/u)?.[0], line).toMatch(/[\p{Script=Hebrew}\p{Script=Arabic}]/u)
})

it('the mails are in the language of the conversation', () => {
  expect(receiptMail(ticket('de')).subject).toBe('[#1001] Ihre Anfrage ist bei Acme eingegangen')
  expect(receiptMail(ticket('he')).subject).toBe('[#1001] הפנייה שלך התקבלה אצל \u2068Acme\u2069')
  expect(transcript('de').text).toBe(`Sie, ${INSTANT}\nHi\n\nPriya, ${INSTANT}\nYes?`)
  expect(transcript('ar').text).toBe(`أنت، \u2066${INSTANT}\u2069\nHi\n\nPriya، \u2066${INSTANT}\u2069\nYes?`)
})

it('every language has words of its own, and English stands in for any other', () => {
  expect(new Set(LOCALES.map(locale => receiptMail(ticket(locale)).text)).size).toBe(LOCALES.length)
  expect(mailTextsOf('xx')).toBe(mailTextsOf('en'))
})
