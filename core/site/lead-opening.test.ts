import { expect, it } from 'vitest'
import { leadOpening } from './lead-opening.ts'

it.each([
  [{ email: ' ada@example.com ' }, { email: 'ada@example.com', source: 'global' }],
  [
    { email: 'ada@example.com', source: 'hero' },
    { email: 'ada@example.com', source: 'hero' },
  ],
  [{ source: 'hero' }, { email: '', source: 'hero' }],
  [{ source: 'elsewhere' }, { email: '', source: 'global' }],
  [{ email: 7 }, { email: '', source: 'global' }],
  [null, { email: '', source: 'global' }],
  [undefined, { email: '', source: 'global' }],
  ['text', { email: '', source: 'global' }],
])('[MKT-03] [MKT-05] the detail %j opens the dialog with %j', (detail, opening) => {
  expect(leadOpening(detail)).toEqual(opening)
})
