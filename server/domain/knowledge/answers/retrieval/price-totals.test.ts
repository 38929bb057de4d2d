import { describe, expect, it } from 'vitest'
import { priceQuestion, reckon } from './price-totals.ts'

const PLANS = 'The small plan costs €4 per person per month, the large one €9.50 per person per month.'

describe('reckon', () => {
  it.each([
    ['we are 150 people, what is that?', PLANS, '150 × €4 = €600, 150 × €9.50 = €1,425'],
    ['how much for 23 ppl', 'It costs €6 per person.', '23 × €6 = €138'],
    ['for 20 users per year', PLANS, '20 × €4 × 12 = €960, 20 × €9.50 × 12 = €2,280'],
    ['how much is that a year?', 'It costs $30 a month.', '12 × $30 = $360'],
    ['wie viel für 8 Mitarbeiter', 'Es kostet 7,50 € pro Person.', '8 × 7.50 € = 60 €'],
    ['combien pour 12 personnes', 'Le tarif est de 1.200 € par personne.', '12 × 1,200 € = 14,400 €'],
  ])('multiplies what stands there: %j', (question, quote, sums) =>
    expect(reckon(question, quote)).toBe(sums),
  )

  it.each([
    ['no number is asked about', 'how much is it?', PLANS],
    ['the price is for all', 'we are 150 people', 'The plan costs €99 per month.'],
    ['the price is for a year already', 'how much a year?', 'It costs €60 per person and year.'],
    ['nothing is a price', 'we are 150 people', 'Up to 20 people can use it.'],
    ['one person asks', 'I am 1 person', PLANS],
    ['it is free', 'for 5 users', 'It costs €0 per person.'],
  ])('multiplies nothing where %s', (_case, question, quote) => expect(reckon(question, quote)).toBeNull())
})

it.each([
  ['how much for 23 ppl', 'how much does it cost for '],
  ['how much is team for 12 people?', 'how much does it cost is team for ?'],
  ['wie viel für 8 Mitarbeiter', 'wie viel kostet es für '],
  ['how much for 2 cats a week', 'how much does it cost for 2 cats a week'],
  ['how much storage do 12 people get', 'how much storage do 12 people get'],
  ['how much is it', 'how much is it'],
  ['can 12 people use it', 'can 12 people use it'],
])('the price of %j is found with %j', (question, asked) => expect(priceQuestion(question)).toBe(asked))
