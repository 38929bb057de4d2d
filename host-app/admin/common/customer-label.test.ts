import { expect, it } from 'vitest'
import { customerLabel } from './customer-label.ts'

it('a customer is named by name, else by email address, else Visitor', () => {
  const customer_email = 'ann@example.com'
  expect(customerLabel({ customer_name: 'Ann', customer_email })).toBe('Ann')
  expect(customerLabel({ customer_name: null, customer_email })).toBe(customer_email)
  expect(customerLabel({ customer_name: null, customer_email: null })).toBe('Visitor')
  expect(customerLabel({ customer_name: null })).toBe('Visitor')
})
