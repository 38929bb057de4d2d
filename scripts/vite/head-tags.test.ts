import { describe, expect, it } from 'vitest'
import { BUILT_ORIGIN } from '../../contract/constants/site.ts'
import { headTags } from './head-tags.ts'
import { pageHtml } from './prerender-pages.ts'

const FACTS = {
  path: '/pricing',
  title: 'Plans & "prices"',
  description: 'What <it> costs.',
  structuredData: [{ '@type': 'FAQPage', name: '</script><!-- $& "' }],
}

/** Returns the content of the meta tag with this name or property. */
function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

describe('headTags', () => {
  it('says where the page is, at the origin that is left open', () => {
    const html = headTags(FACTS)
    expect(html).toContain(`<link rel="canonical" href="${BUILT_ORIGIN}/pricing">`)
    expect(contentOf(html, 'og:url')).toBe(`${BUILT_ORIGIN}/pricing`)
    expect(contentOf(html, 'og:image')).toBe(`${BUILT_ORIGIN}/social-image.png`)
    expect(contentOf(html, 'twitter:image')).toBe(`${BUILT_ORIGIN}/social-image.png`)
  })

  it('says what it is about, in words that stay words', () => {
    const html = headTags(FACTS)
    for (const name of ['og:title', 'twitter:title'])
      expect(contentOf(html, name)).toBe('Plans &#38; &#34;prices&#34;')
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(html, name)).toBe('What &#60;it&#62; costs.')
  })

  it('dates an article, and nothing else', () => {
    const article = headTags({ ...FACTS, date: '2026-11-21' })
    expect([contentOf(article, 'og:type'), contentOf(article, 'article:modified_time')]).toEqual([
      'article',
      '2026-11-21',
    ])
    const page = headTags(FACTS)
    expect([contentOf(page, 'og:type'), contentOf(page, 'article:modified_time')]).toEqual([
      'website',
      undefined,
    ])
  })

  it('holds its data in a script that no text of it can end, and the page may hold it', () => {
    const html = headTags(FACTS)
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': FACTS.structuredData })
    const shell = '<head><!--head--></head><!--app-->'
    expect(pageHtml(shell, { title: 'Prices', head: html })).toContain(html)
  })
})
