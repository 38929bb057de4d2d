import { describe, expect, it } from 'vitest'
import { searchWords } from './list-customers.ts'

describe('searchWords', () => {
  it.each([
    ['ada', 'ada:*'],
    ['Ada  LOVELACE', 'ada:* & lovelace:*'],
    ['ada@example.test', 'ada:* & example:* & test:*'],
    ["O'Brien", 'o:* & brien:*'],
    ['Zoë Müller', 'zoë:* & müller:*'],
    ["'; drop:* | !x", 'drop:* & x:*'],
  ])('makes %j a query for the beginnings of words', (text, query) => {
    expect(searchWords(text)).toBe(query)
  })

  it.each(['', '   ', '@', "'&|!:*"])('finds nothing to search for in %j', text => {
    expect(searchWords(text)).toBeNull()
  })

  it('looks at the first eight words', () => {
    expect(searchWords('a b c d e f g h i')?.split(' & ')).toHaveLength(8)
  })
})
