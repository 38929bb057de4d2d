import { expect, it } from 'vitest'
import { isEmbedded } from './is-embedded.ts'

it.each([
  ['?embed=1', true],
  ['?tenant=acme&embed=true', true],
  ['', false],
  ['?embed=', false],
  ['?embed=0', false],
  ['?embed=false', false],
  ['?embedded=1', false],
])('[EMBED-03] the page at %j is embedded: %s', (search, expected) => {
  expect(isEmbedded(search)).toBe(expected)
})
