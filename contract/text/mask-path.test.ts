import { describe, expect, it } from 'vitest'
import { maskPath } from './mask-path.ts'

const UUID = '0b6f3c1e-9d52-4a7e-8f10-3c5d7e9a1b2c'
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.dBjftJeZ4CVP-mBsz1Pl2'

describe('maskPath', () => {
  it.each([
    ['a UUID', `/orders/${UUID}/pay`, '/orders/…/pay'],
    ['a JWT', `/join/${JWT}`, '/join/…'],
    ['20 hexadecimal characters', '/reset/9f86d081884c7d659a2f', '/reset/…'],
    ['20 base64url characters', '/reset/Qk3_x-9vLmZ7pTr2WcYd/new', '/reset/…/new'],
    ['a token after a word', '/reset.9f86d081884c7d659a2f', '/…'],
    ['an email address', '/u/ada@visitor.test', '/u/…'],
    ['an encoded email address', '/u/ada%40visitor.test/', '/u/…/'],
    ['parameters of a segment', '/shop;jsessionid=ab12/cart;v=1', '/shop/cart'],
    ['encoded parameters of a segment', '/shop%3Bjsessionid=ab12/cart', '/shop/cart'],
  ])('masks %s', (_case, path, masked) => {
    expect(maskPath(path)).toBe(masked)
    expect(maskPath(masked)).toBe(masked)
  })

  it.each([
    '/',
    '/pricing/',
    '/blog/2026/11/how-to-return-what-you-bought',
    '/shop/phone-15-pro-256gb-black.html',
    '/reset/9f86d081884c7d659a2',
    '/an/internationalization-guide',
    '/caf%C3%A9/men%C3%BC',
    '/orders/20261127',
  ])('keeps %s', path => expect(maskPath(path)).toBe(path))

  it('takes a long path without backtracking', () => {
    const path = `/${'a1'.repeat(50_000)}!`
    expect(maskPath(path)).toBe('/…')
    expect(maskPath(`/${'a-'.repeat(50_000)}!1`)).toHaveLength(100_003)
  })
})
