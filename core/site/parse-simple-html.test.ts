import { describe, expect, it } from 'vitest'
import { parseSimpleHtml } from './parse-simple-html.ts'

describe('[MKT-14] HTML in the texts of the cookie notice', () => {
  it('is emphasis and links', () => {
    expect(parseSimpleHtml('A <strong>b</strong>, <em>c</em> and <a href="/legal/privacy">d</a>.')).toEqual([
      'A ',
      { tag: 'strong', children: ['b'] },
      ', ',
      { tag: 'em', children: ['c'] },
      ' and ',
      { tag: 'a', href: '/legal/privacy', children: ['d'] },
      '.',
    ])
  })

  it('may be one in another', () => {
    expect(parseSimpleHtml('<a href="https://example.com/a?b=c"><strong>b <em>c</em></strong></a>')).toEqual([
      {
        tag: 'a',
        href: 'https://example.com/a?b=c',
        children: [{ tag: 'strong', children: ['b ', { tag: 'em', children: ['c'] }] }],
      },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<strong onclick="alert(1)">a</strong>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="data:text/html,a">a</a>',
    '<a href="//example.com">a</a>',
    '<a href="/\\example.com">a</a>',
    '<a href="/\t/example.com">a</a>',
    '<a href="http://example.com">a</a>',
    '<a href="/a" onclick="alert(1)">a</a>',
    '<strong>a',
    'a < b > c & d',
  ])('is plain text otherwise: %j', text => expect(parseSimpleHtml(text)).toEqual([text]))

  it('of an empty text is nothing', () => expect(parseSimpleHtml('')).toEqual([]))
})
