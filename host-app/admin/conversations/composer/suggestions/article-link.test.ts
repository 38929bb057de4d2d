import { describe, expect, it } from 'vitest'
import { articleLink } from './article-link.ts'

const article = { title: 'Set up single sign-on', slug: 'single-sign-on' }
const own = new URL('https://acme.example.com/admin')

describe('[ADMIN-02] an article in a reply', () => {
  it('is a link with its title', () => {
    expect(articleLink('acme', article, false, own)).toBe(
      '[Set up single sign-on](https://acme.example.com/kb/single-sign-on)',
    )
    expect(articleLink('acme', { ...article, title: 'Beta [2]' }, false, own)).toMatch(
      /^\[Beta \\\[2\\\]\]\(/,
    )
  })

  it('is its title and its address where replies are plain text', () => {
    expect(articleLink('acme', article, true, own)).toBe(
      'Set up single sign-on: https://acme.example.com/kb/single-sign-on',
    )
  })

  it('names the company where the host doesn’t', () => {
    for (const host of ['www.example.com', 'acmeplus.example.com', 'localhost:4000'])
      expect(articleLink('acme', article, true, new URL(`https://${host}`))).toContain('?tenant=acme')
  })
})
