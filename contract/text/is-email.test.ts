import { describe, expect, it } from 'vitest'
import { email } from '../entities/account.ts'
import { isEmail } from './is-email.ts'

const GOOD = [
  'a@b.co',
  ' ann@example.test ',
  'o.name+tag@mail.example.org',
  'a_b-c=d/e@x.y',
  '-@x.y',
  'a@b_c.de',
  "o'neil!#$%&*?^`{|}~@b.co",
  'a..b@c.de',
  'é@b.co',
  'שלום@example.com',
  'a@münchen.de',
  'a@xn--mnchen-3ya.de',
  'a@उदाहरण.भारत',
  'a@пример.xn--p1ai',
]
const BAD = [
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
  'a@[127.0.0.1]',
  'a<b@c.de',
  'a>b@c.de',
  'a,b@c.de',
  'a;b@c.de',
  'a:b@c.de',
  'a\\b@c.de',
  'a(b)@c.de',
  '"a"@b.co',
  'a\r\nb@c.de',
  'a\u200b@b.co',
  'a@b\u200b.co',
  'a\u0007@b.co',
]

describe('[CHAT-05] an email address', () => {
  it.each(GOOD)('%j is taken by the widgets and by the server', text => {
    expect([isEmail(text), email.safeParse(text).success]).toEqual([true, true])
  })

  it.each(BAD)('%j is refused by the widgets and by the server', text => {
    expect([isEmail(text), email.safeParse(text).success]).toEqual([false, false])
  })

  it('is refused in linear time, however long it is', () => {
    for (const part of ['a.', 'a-', 'a', 'é'])
      expect([isEmail(`${part.repeat(30_000)}@`), isEmail(`a@${part.repeat(30_000)}`)]).toEqual([
        false,
        false,
      ])
  })
})
