import { expect, it } from 'vitest'
import { otherOpen } from './other-open-note.tsx'

type Known = Parameters<typeof otherOpen>[0]

const known = (isVerified: boolean, ...open: (readonly [id: string, customerId: string])[]) =>
  ({
    customer: { id: 'ada', is_verified: isVerified },
    open_conversations: open.map(([id, customer_id]) => ({ id, customer_id, subject: `About ${id}` })),
  }) as unknown as Known

it('names the other open conversation of a verified customer', () => {
  expect(otherOpen(known(true, ['here', 'ada'], ['there', 'ada']), 'here')).toEqual({
    id: 'there',
    subject: 'About there',
    text: 'The customer also has this open conversation:',
  })
})

it.each([
  ['the address is typed in both', known(false, ['there', 'ada'])],
  ['a verified customer has the same address', known(false, ['there', 'known'])],
  ['somebody typed the address of a verified customer', known(true, ['there', 'typed'])],
])('claims no person if %s', (_, given) => {
  expect(otherOpen(given, 'here')?.text).toMatch(/^Another .* has the same address. Nobody has verified/)
})

it('names nothing if this is the only one', () => {
  expect(otherOpen(known(true, ['here', 'ada']), 'here')).toBe(null)
  expect(otherOpen(known(false), 'here')).toBe(null)
})
