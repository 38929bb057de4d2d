import { describe, expect, it } from 'vitest'
import { PERSONAL_EMAIL_DOMAINS } from '#contract/constants/identity.ts'
import { checkWorkEmail } from './check-work-email.ts'

const INVALID = { kind: 'refused', text: 'Please enter a valid email address.' }
const PERSONAL = { kind: 'refused', text: 'Please use your business email (not a personal domain).' }

describe('[MKT-11] the address of the exit popup', () => {
  it('is trimmed and in small letters', () => {
    expect(checkWorkEmail('  Ada@Example.COM ')).toEqual({ kind: 'good', email: 'ada@example.com' })
  })

  it.each(['', '   ', 'ada', 'ada@', 'ada@example', 'a da@example.com', 'ada@gmail'])(
    'must be one: %j',
    text => expect(checkWorkEmail(text)).toEqual(INVALID),
  )

  it('is refused at nine personal domains, in letters of any size', () => {
    expect(PERSONAL_EMAIL_DOMAINS).toHaveLength(9)
    for (const domain of PERSONAL_EMAIL_DOMAINS) {
      expect(checkWorkEmail(`ada@${domain}`)).toEqual(PERSONAL)
      expect(checkWorkEmail(`ADA@${domain.toUpperCase()} `)).toEqual(PERSONAL)
    }
  })

  it('is judged by its whole domain', () => {
    for (const email of ['ada@notgmail.com', 'ada@gmail.com.example.org', 'gmail.com@example.com'])
      expect(checkWorkEmail(email)).toEqual({ kind: 'good', email })
  })

  it('is first checked for being an address', () => {
    expect(checkWorkEmail('a b@gmail.com')).toEqual(INVALID)
  })
})
