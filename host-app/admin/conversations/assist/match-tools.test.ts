import { describe, expect, it } from 'vitest'
import { matchTools } from './match-tools.ts'

const tools = [
  { id: 'refund', name: 'refund', text: 'We send the money back within five days.' },
  { id: 'invoice', name: 'bill', text: 'You find every invoice under Settings, Billing.' },
  { id: 'hello', name: 'hello', text: 'Hello and welcome.' },
]
const matching = (text: string) => matchTools(tools, text, 2).map(({ id }) => id)

describe('matching tools', () => {
  it('fit by one word of the name, or two of the text', () => {
    expect(matching('Can I get a refund?')).toEqual(['refund'])
    expect(matching('Where are my invoices?')).toEqual([])
    expect(matching('Where in the settings are my invoices?')).toEqual(['invoice'])
  })

  it('come with the best first, and no more than asked for', () => {
    expect(matching('hello hello, a refund of my money, and the invoice in my settings')).toEqual([
      'refund',
      'hello',
    ])
  })

  it('are none for a text without a word that counts', () => {
    expect(matching('')).toEqual([])
    expect(matching('ok, so?')).toEqual([])
  })
})
