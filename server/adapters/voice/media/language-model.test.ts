import { describe, expect, it } from 'vitest'
import { buildLanguageModel, wordsOf } from './language-model.ts'

const TEXTS = ['Refund timelines', 'A refund takes five days. We send an email.', 'Invite a colleague']
const known = (word: string) => word !== 'timelines'

/** Reads an ARPA file: by order, the sequences with their probability and their backoff weight. */
function read(arpa: string) {
  const orders = arpa.split(/\\\d-grams:\n/).slice(1)
  return orders.map(
    section =>
      new Map(
        section
          .split('\n')
          .filter(line => /^-?\d/.test(line))
          .map(line => {
            const [log, ...rest] = line.split(' ')
            const weight = rest.length > 1 && /^-?\d/.test(rest.at(-1)!) ? Number(rest.pop()) : null
            return [rest.join(' '), { p: 10 ** Number(log), weight }] as const
          }),
      ),
  )
}

describe('the model of a company’s words', () => {
  const { arpa, words } = buildLanguageModel(TEXTS, known)
  const [ones, twos, threes] = read(arpa) as [
    Map<string, { p: number; weight: number | null }>,
    Map<string, { p: number; weight: number | null }>,
    Map<string, { p: number; weight: number | null }>,
  ]

  it('knows the articles’ words and those of questions, but none that cannot be pronounced', () => {
    for (const word of ['refund', 'colleague', 'how', 'goodbye']) expect(words).toContain(word)
    expect(words).not.toContain('timelines')
    expect(words).not.toContain('<s>')
  })

  it('counts its sequences as its head says', () => {
    for (const [index, table] of [ones, twos, threes].entries())
      expect(arpa).toContain(`ngram ${index + 1}=${table.size}`)
    expect(threes.has('refund takes five')).toBe(true)
  })

  it('gives each history probabilities that add up to 1, with what is backed off', () => {
    for (const history of ['refund', 'i', 'a']) {
      const seen = [...ones.keys()].filter(word => twos.has(`${history} ${word}`))
      const unseen = [...ones.keys()].filter(word => !twos.has(`${history} ${word}`) && word !== '<s>')
      const sum =
        seen.reduce((total, word) => total + twos.get(`${history} ${word}`)!.p, 0) +
        unseen.reduce((total, word) => total + ones.get(word)!.p * 10 ** ones.get(history)!.weight!, 0)
      // The start of a sentence follows nothing, and keeps its share.
      expect(sum).toBeGreaterThan(0.85)
      expect(sum).toBeLessThan(1.001)
    }
  })

  it('is built in time for a large company', () => {
    const texts = Array.from({ length: 400 }, (_, index) =>
      Array.from(
        { length: 120 },
        (_, at) => `word${String.fromCharCode(97 + ((index * 7 + at * 3) % 26))}x`,
      ).join(' '),
    )
    expect(buildLanguageModel(texts, () => true).words.length).toBeGreaterThan(20)
  })
})

it('words are written as they are spoken', () => {
  expect(wordsOf('Can’t find 2 invoices (PDF)?')).toEqual(["can't", 'find', 'invoices', 'pdf'])
})
