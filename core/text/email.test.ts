import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'

describe('[CHAT-05] isEmail', () => {
  it.each(['a@b.co', ' ann@example.test ', 'o.name+tag@mail.example.org', 'שלום@example.com', '-@x.y'])(
    'takes %j',
    text => expect(isEmail(text)).toBe(true),
  )

  it.each([
    '',
    ' ',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a b@c.de',
    'a@b c.de',
    'a@b@c.de',
    'a.b.co',
  ])('refuses %j', text => expect(isEmail(text)).toBe(false))
})
