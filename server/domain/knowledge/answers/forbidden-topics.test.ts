import { describe, expect, it } from 'vitest'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { speaksOf } from './forbidden-topics.ts'

describe('speaksOf', () => {
  it.each([
    ['refunds', 'Can I get a refund?'],
    ['refunds', 'I want to be refunded'],
    ['refund', 'When does my REFUNDS arrive'],
    ['refund', 'How do I get a refnud?'],
    ['pricing', 'What is the price?'],
    ['politics', 'Are you political?'],
    ['legal advice', 'Can you give me advice on legal things?'],
    ['the competitors', 'How are you better than your competitor?'],
    ['Kündigung', 'Wie kann ich kündigen?'],
    ['Kündigung', 'kuendigung oder Kundigung?'],
    ['החזר כספי', 'איך מקבלים החזר כספי?'],
    ['استرداد', 'أريد الاسترداد'],
    ['返金', '返金できますか？'],
    ['GDPR', 'gdpr?'],
  ])('hears %s in: %s', (topic, text) => {
    expect(speaksOf(text, ['something else', topic])).toBe(true)
  })

  it.each([
    ['refunds', 'How do I invite a colleague?'],
    ['contract', 'How do I control who sees it?'],
    ['legal advice', 'What advice do you have on planning?'],
    ['legal advice', 'Is it legal? Other advice is welcome.'],
    ['tax', 'Where is the text?'],
    ['price', 'What is a private board?'],
    ['返金', '料金を教えてください'],
  ])('does not hear %s in: %s', (topic, text) => {
    expect(speaksOf(text, [topic])).toBe(false)
  })

  it('hears nothing where nothing is forbidden, or only signs are', () => {
    expect(speaksOf('Anything at all', [])).toBe(false)
    expect(speaksOf('Anything at all!', ['!', '…'])).toBe(false)
  })

  it('takes a long message in little time', () => {
    const topics = Array.from({ length: 20 }, (_, i) => `forbidden topic number ${i} of the company`)
    const spent = processorTimeOf(() => {
      speaksOf('perhaps something about companies and numbers '.repeat(170), topics)
    })
    expect(spent).toBeLessThan(1_000)
  })
})
