import { expect, it } from 'vitest'
import { fragmentOf, readAddress } from './address.ts'

it.each([
  ['#support-chat/Closed', { tag: 'support-chat', state: 'Closed' }],
  ['#support-kb/Floating%2C%20open', { tag: 'support-kb', state: 'Floating, open' }],
  ['#support-kb', { tag: 'support-kb', state: '' }],
  ['', { tag: '', state: '' }],
  ['#100%', { tag: '', state: '' }],
])('the fragment %j names %o', (hash, address) => {
  expect(readAddress(hash)).toEqual(address)
})

it.each([
  { tag: 'support-csat', state: 'Right to left' },
  { tag: 'support-voice', state: '' },
])('the fragment of %o names it again', address => {
  expect(readAddress(fragmentOf(address))).toEqual(address)
})
