import { describe, expect, it } from 'vitest'
import { partsOf } from './question-parts.ts'

describe('partsOf', () => {
  it.each([
    ['What does it cost, and can I cancel any time?', ['What does it cost', 'can I cancel any time?']],
    ['how do I get a key and how many calls can I make', ['how do I get a key', 'how many calls can I make']],
    ['Do you ship to Spain? How long does that take?', ['Do you ship to Spain?', 'How long does that take?']],
    ['Was kostet das und wie kann ich kündigen?', ['Was kostet das', 'wie kann ich kündigen?']],
    [
      'Ok? What is the first one? And what is the second? And the third?',
      ['What is the first one?', 'And what is the second?'],
    ],
  ])('splits %j', (message, parts) => expect(partsOf(message)).toEqual(parts))

  it.each([
    ['how do i export hours\nand can i pay by invoice', ['how do i export hours', 'can i pay by invoice']],
    [
      'ur app is broken\nhow do i get my money back i payed twice\nwhere is my order',
      ['ur app is broken\nhow do i get my money back i payed twice', 'where is my order'],
    ],
  ])('makes parts of messages that were written one after the other: %j', (message, parts) =>
    expect(partsOf(message)).toEqual(parts),
  )

  it.each([
    'i payed twice this month\ncan u give it back',
    'Hi,\n\nI ordered a mug.\nIt came broken.\nWhat can I do?',
    'how do i export hours\non android',
    'How do I add and remove people?',
    'I paid and the order is gone',
    'Can I export hours and breaks?',
    'ok and where can I park?',
    'hi, how are you? where is my invoice',
  ])('leaves %j whole', message => expect(partsOf(message)).toHaveLength(1))
})
