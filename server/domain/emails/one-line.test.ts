import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it.each([
  ['a name with line breaks', ' Ada\r\nLovelace\u2028 ', 'Ada Lovelace'],
  ['a name that reverses what follows', 'Ada\u202eecalevoL', 'Ada ecalevoL'],
  ['a name with an emoji, however long', '👩‍🔬'.repeat(60), '👩‍🔬'.repeat(20)],
])('[R21] %s stays one short line in an email', (_, name, line) => {
  expect(oneLine(name)).toBe(line)
})

it('[R21] a message instead of a name is cut after 60 characters', () => {
  expect(oneLine(`Buy now at spam.example ${'!'.repeat(99)}`)).toHaveLength(60)
})

it('a text is cut after as many characters as its place has', () => {
  expect(oneLine(`550 ${'no '.repeat(200)}`, 300)).toHaveLength(300)
})
