import { expect, it } from 'vitest'
import { ownFields } from './customer-facts.tsx'

it('shows a field of the conversation only if the customer has no such value', () => {
  const conversation = { custom_fields: { plan: 'Pro', order: '17', city: 'Bath' } }
  expect(ownFields(conversation, { custom_fields: { plan: 'Pro', city: 'York' } })).toEqual({
    ofCustomer: [
      ['plan', 'Pro'],
      ['city', 'York'],
    ],
    ofConversation: [
      ['order', '17'],
      ['city', 'Bath'],
    ],
  })
})

it('shows the fields of the conversation while the customer is not known', () => {
  expect(ownFields({ custom_fields: { plan: 'Pro' } }, undefined)).toEqual({
    ofCustomer: [],
    ofConversation: [['plan', 'Pro']],
  })
})
