import { expect, it } from 'vitest'
import { keyOf } from './ticket-fields.tsx'

it.each([
  ['Order number', [], 'order_number'],
  ['Größe', [], 'gro_e'],
  ['رقم الطلب', [], 'field'],
  ['', ['field'], 'field_2'],
  ['Plan', ['plan', 'plan_2'], 'plan_3'],
  ['12 months', [], 'months'],
])('[ADMIN-04] the key of a ticket field labeled %j, beside %j, is %s', (label, others, key) => {
  expect(keyOf(label, others)).toBe(key)
})
