import { describe, expect, it } from 'vitest'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { readConfig } from './read-config.ts'

const operatorOf = (variables: Record<string, string>) => readConfig(variables).operator

describe('the operator of the legal pages', () => {
  it('is unknown without variables, and with empty ones', () => {
    expect(operatorOf({ LEGAL_NAME: '', LEGAL_EMAIL: '' })).toEqual(UNKNOWN_OPERATOR)
  })

  it('has the facts of the variables, in any script', () => {
    expect(
      operatorOf({
        LEGAL_NAME: ' לפווינג בע״מ ',
        LEGAL_ADDRESS: 'Hauptstraße 1, 10115 Berlin',
        LEGAL_EMAIL: 'hello@example.com',
        LEGAL_PRIVACY_EMAIL: 'privacy@example.com',
        LEGAL_JURISDICTION: 'German law, courts of Berlin',
        LEGAL_HOSTING_COUNTRY: 'Germany',
        LEGAL_AUTHORITY: 'Berlin Commissioner for Data Protection',
        LEGAL_EFFECTIVE_DATE: '2027-01-02',
      }),
    ).toEqual({
      name: 'לפווינג בע״מ',
      address: 'Hauptstraße 1, 10115 Berlin',
      email: 'hello@example.com',
      privacyEmail: 'privacy@example.com',
      jurisdiction: 'German law, courts of Berlin',
      hostingCountry: 'Germany',
      authority: 'Berlin Commissioner for Data Protection',
      effectiveDate: '2 January 2027',
    })
  })

  it('answers questions about personal data at its only email address', () => {
    expect(operatorOf({ LEGAL_NAME: 'A', LEGAL_EMAIL: 'a@example.com' }).privacyEmail).toBe('a@example.com')
  })

  it.each([
    ['LEGAL_NAME', ' ', 'must not be blank'],
    ['LEGAL_NAME', 'x'.repeat(301), 'must have at most 300 characters'],
    ['LEGAL_ADDRESS', 'Street 1\nTown', 'must be one line, without control characters'],
    ['LEGAL_EMAIL', 'example.com', 'must be an email address'],
    ['LEGAL_PRIVACY_EMAIL', '"><b>@example.com', 'must be an email address'],
    ['LEGAL_EFFECTIVE_DATE', '2027-02-30', 'must be a day such as 2027-01-31'],
  ])('does not start with %s=%j', (name, value, problem) => {
    expect(() => operatorOf({ LEGAL_NAME: 'A', [name]: value })).toThrow(`${name}: ${problem}`)
  })

  it('takes a name of 300 characters', () => {
    const LEGAL_NAME = 'x'.repeat(300)
    expect(operatorOf({ LEGAL_NAME }).name).toBe(LEGAL_NAME)
  })

  it('needs a name for any other fact', () => {
    for (const name of ['LEGAL_ADDRESS', 'LEGAL_JURISDICTION', 'LEGAL_HOSTING_COUNTRY', 'LEGAL_AUTHORITY'])
      expect(() => operatorOf({ [name]: 'x' }), name).toThrow('LEGAL_NAME is missing')
  })
})
