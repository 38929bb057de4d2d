import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '../search-index.ts'
import { openingClause } from './weigh.ts'

describe('the clause that limits what a sentence is about', () => {
  it.each([
    ['If you forgot to clock out, the timer stops on its own.', 'If you forgot to clock out'],
    ['To change your credit card, open Settings.', 'To change your credit card'],
    [
      'Wenn Sie das Passwort vergessen haben, öffnen Sie die Anmeldung.',
      'Wenn Sie das Passwort vergessen haben',
    ],
    ['Para cambiar la tarjeta, abre Ajustes.', 'Para cambiar la tarjeta'],
    ['للاستبدال بلون آخر، أرجع المنتج.', 'للاستبدال بلون آخر'],
    ['כדי להחליף כרטיס, פתחו את ההגדרות.', 'כדי להחליף כרטיס'],
  ])('is that of “%s”', (sentence, clause) => expect(openingClause(sentence)).toBe(clause))

  it.each([
    'Press Clock in, then choose a shift.',
    'You can change it if you are an admin, at any time.',
    'Together with the team, the owner decides.',
  ])('“%s” has none', sentence => expect(openingClause(sentence)).toBeNull())
})

it.each([
  ['what ends a break', 'The shift ends a break', 'If your phone'],
  ['my phone was stolen', 'If your phone', 'The shift ends'],
])('“%s” is answered by the sentence about it, not by one about another case', (question, said, other) => {
  const body = `Breaks belong to the working day.

If your phone was stolen, a manager ends the break.

The shift ends a break.`
  const articles = [
    { slug: 'breaks', title: 'Time tracking', body, alternate_questions: [] },
    { slug: 'other', title: 'Invoices', body: 'An invoice is a PDF.', alternate_questions: [] },
  ]
  const [hit] = createSearchIndex(articles).search(question, 1)
  expect(hit!.excerpt).toContain(said)
  expect(hit!.excerpt).not.toContain(other)
})
