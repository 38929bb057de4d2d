import { describe, expect, it } from 'vitest'
import { type CannedValues, fillVariables, openVariables } from './canned-variables.ts'

const values: CannedValues = {
  'customer.first_name': 'Ada',
  'customer.email': null,
  'agent.first_name': 'Dana',
  'ticket.number': '1001',
  'company.name': 'Acme $&',
}

describe('fillVariables', () => {
  it('fills in what is known, as it is', () => {
    expect(fillVariables('Hi {{ customer.first_name }}, {{company.name}} #{{ticket.number}}', values)).toBe(
      'Hi Ada, Acme $& #1001',
    )
  })

  it('leaves what is not known, and what is no variable', () => {
    const text = '{{customer.email}} {{customer.nickname}} {{constructor}}'
    expect(fillVariables(text, values)).toBe(text)
  })
})

describe('openVariables', () => {
  it('names each that is still there once', () => {
    expect(openVariables('{{customer.email}} {{customer.email}} {{ticket.number}} {{other}}')).toEqual([
      '{{customer.email}}',
      '{{ticket.number}}',
    ])
  })
})
