import { describe, expect, it } from 'vitest'
import { LOCALES, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { replyEmail } from '../../conversations/reply-emails/reply-email.ts'
import { receiptEmail } from '../../conversations/tickets/queue-receipts.ts'
import { transcriptEmail } from '../../conversations/visitors/send-transcript.ts'
import { renderEmail } from '../render-email.ts'
import { emailMessagesFor } from './email-messages.ts'

const INSTANT = '2026-01-01T00:00:00.000Z'
const ticket = (locale: string) => ({
  number: 1_001,
  customer_email: 'vi@visitor.test',
  company_name: 'Acme',
  accent: '#3346c2',
  locale,
})
const receiptIn = (locale: string, isAnswerable = false) =>
  renderEmail(receiptEmail(ticket(locale), isAnswerable))
const transcriptFrom = (...given: Parameters<typeof transcriptEmail>) =>
  renderEmail(transcriptEmail(...given)!)
const transcript = (locale: string) =>
  transcriptFrom('vi@visitor.test', { companyName: 'Acme', accent: '#3346c2', visitorName: null, locale }, [
    { sender_type: 'visitor', sender_name: null, content: 'Hi', meta: {}, created_at: new Date(INSTANT) },
    { sender_type: 'agent', sender_name: 'Priya', content: 'Yes?', meta: {}, created_at: new Date(INSTANT) },
  ])

const reply = (locale: string, number: number | null = 1_001, isAnswerable = false) =>
  renderEmail(
    replyEmail(
      { ...ticket(locale), number, subdomain: 'acme', isAnswerable },
      [{ sequence: 2, sender_name: 'Priya', content: 'Yes', created_at: new Date(INSTANT) }],
      'https://help.test',
    ),
  )

describe.each(LOCALES)('the emails in %s', locale => {
  const receipt = receiptIn(locale)

  it('say that one can answer them, if somebody reads the answers', () => {
    for (const [without, answerable] of [
      [receipt, receiptIn(locale, true)],
      [reply(locale), reply(locale, 1_001, true)],
    ] as const) {
      expect(answerable.text).not.toBe(without.text)
      expect(answerable.text.length).toBeGreaterThan(80)
    }
  })

  it('[ADMIN-04] are in the company’s color', () => {
    for (const { html } of [receipt, transcript(locale), reply(locale)]) {
      expect(html).toContain('color:#3346c2')
      expect(html).not.toContain('#0c6b62')
    }
    expect(reply(locale).html).toContain('background:#3346c2;color:#ffffff')
  })

  it('name the ticket and the company', () => {
    for (const words of [receipt.subject, receipt.text]) {
      expect(words).toContain('#1001')
      expect(words).toContain('Acme')
    }
    expect(receipt.text.split('\n\n')).toHaveLength(3)
    expect(transcript(locale).subject).toContain('Acme')
    expect(reply(locale).subject).toMatch(/^\[#1001\] .*Acme/)
    expect(reply(locale, null).subject).toMatch(/^[^[#]*Acme/)
  })

  it('bring a reply with its author, and the way back', () => {
    const { text, html } = reply(locale)
    const { said, replyBack } = emailMessagesFor(locale)
    expect(text.startsWith(`${said('Priya', INSTANT)}\nYes\n\n${replyBack}\n\n`)).toBe(true)
    const link = `https://acme.help.test/widget/ticket?locale=${locale}`
    expect(text.split('\n')).toContain(link)
    expect([...html!.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([link])
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).not.toMatch(/<img|<script|<link|<table|src=/)
  })

  it('say why one got them', () => {
    const { receiptReason, replyReason, transcriptReason } = emailMessagesFor(locale)
    expect(receipt.text.endsWith(receiptReason)).toBe(true)
    expect(transcript(locale).text.endsWith(transcriptReason('Acme'))).toBe(true)
    expect(transcriptReason('Acme')).toContain('Acme')
    expect(reply(locale).text.endsWith(replyReason('Acme'))).toBe(true)
    expect(replyReason('Acme')).toContain('Acme')
  })

  it('are pages in their language and direction, that fetch nothing', () => {
    const direction = RIGHT_TO_LEFT_LOCALES.includes(locale) ? 'rtl' : 'ltr'
    for (const { html } of [receipt, transcript(locale)]) {
      expect(html).toContain(`<html lang="${locale}" dir="${direction}">`)
      expect(html).not.toMatch(/<img|<script|<link|<table|href|src=/)
    }
  })
})

it.each(RIGHT_TO_LEFT_LOCALES)('the emails in %s begin every line with a letter of the language', locale => {
  const { subject, text } = receiptIn(locale)
  const { subject: about, text: thread } = transcript(locale)
  const { subject: answered, text: answer } = reply(locale)
  const ours = [about, thread.split('\n\n').at(-1)!, answered, ...answer.split('\n\n').slice(1)]
  for (const line of [subject, ...text.split('\n\n'), ...ours])
    expect(line.match(/\p{L}/u)?.[0], line).toMatch(/[\p{Script=Hebrew}\p{Script=Arabic}]/u)
})

it('the emails are in the language of the conversation', () => {
  expect(receiptIn('de').subject).toBe('[#1001] Ihre Anfrage ist bei Acme eingegangen')
  expect(receiptIn('he').subject).toBe('[#1001] הפנייה שלך התקבלה אצל \u2068Acme\u2069')
  const thread = (locale: string) => transcript(locale).text.split('\n\n').slice(0, -1).join('\n\n')
  expect(thread('de')).toBe(`Sie, ${INSTANT}\nHi\n\nPriya, ${INSTANT}\nYes?`)
  expect(thread('ar')).toBe(`أنت، \u2066${INSTANT}\u2069\nHi\n\nPriya، \u2066${INSTANT}\u2069\nYes?`)
})

it('every language has words of its own, and English stands in for any other', () => {
  expect(new Set(LOCALES.map(locale => receiptIn(locale).text)).size).toBe(LOCALES.length)
  const without = (locale: string) => reply(locale).text.replace(/locale=../, '')
  expect(new Set(LOCALES.map(without)).size).toBe(LOCALES.length)
  expect(emailMessagesFor('xx')).toBe(emailMessagesFor('en'))
})

it('a transcript shows words as they were written, line by line, and runs none', () => {
  const { text, html } = transcriptFrom(
    'vi@visitor.test',
    { companyName: 'A\r\nB', accent: '#3346c2', visitorName: '<i>Vi\n', locale: 'en' },
    [
      {
        ...{ sender_type: 'visitor', sender_name: null, content: '<b>"Hi"\n& bye' },
        ...{ meta: {}, created_at: new Date(INSTANT) },
      },
    ],
  )
  expect(text).toContain(`<i>Vi, ${INSTANT}\n<b>"Hi"\n& bye\n\n`)
  expect(html).toContain('dir="auto" style="margin:0 0 16px">&#60;b&#62;&#34;Hi&#34;<br>&#38; bye</p>')
  expect(html).toContain(`&#60;i&#62;Vi, ${INSTANT}</p>`)
  expect(html).not.toMatch(/<b>|<i>/)
})
