import { describe, expect, it } from 'vitest'
import { slug } from '#contract/entities/content.ts'
import { freeSlug, slugOf } from './slugs.ts'

describe('a slug', () => {
  it.each([
    ['How do I pay?', 'how-do-i-pay'],
    ['  Größe & Maße  ', 'grosse-masse'],
    ['Ünïcödé – 2.0', 'unicode-2-0'],
    ['<img src=x onerror=alert(1)>', 'img-src-x-onerror-alert-1'],
    ['x'.repeat(300), 'x'.repeat(112)],
  ])('of %j is %j', (title, expected) => {
    expect(slugOf(title, 'article')).toBe(expected)
  })

  it.each(['كيف أدفع؟', 'איך משלמים?', '!!!', ''])('of %j is made up', title => {
    expect(slugOf(title, 'cms_page')).toMatch(/^cms-page-[0-9a-f]{8}$/)
    expect(slug.safeParse(slugOf(title, 'cms_page')).success).toBe(true)
  })

  it('is told apart from those taken by a number', () => {
    expect(freeSlug('pay', new Set())).toBe('pay')
    expect(freeSlug('pay', new Set(['pay']))).toBe('pay-2')
    expect(freeSlug('pay', new Set(['pay', 'pay-2', 'pay-3']))).toBe('pay-4')
  })
})
