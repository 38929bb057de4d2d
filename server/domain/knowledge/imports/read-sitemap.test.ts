import { describe, expect, it } from 'vitest'
import { OutboundError } from '#server/ports/outbound.ts'
import { collectPages, readSitemap } from './read-sitemap.ts'

const pages = (...addresses: readonly string[]) =>
  `<urlset>${addresses.map(address => `<url><loc>${address}</loc></url>`).join('')}</urlset>`

function web(texts: Readonly<Record<string, string>>) {
  return async (url: string) => {
    const text = texts[url]
    if (text === undefined) throw new OutboundError('unreachable')
    return { url, text }
  }
}

describe('a sitemap', () => {
  it('names addresses, whatever they are written in', () => {
    const xml =
      '<urlset><url><loc> https://a.example/?a=1&amp;b=2 </loc></url><url><loc><![CDATA[https://a.example/é]]></loc></url></urlset>'
    expect(readSitemap(xml)).toEqual({
      isIndex: false,
      addresses: ['https://a.example/?a=1&b=2', 'https://a.example/é'],
    })
  })

  it('leads through an index, once to each page, and to no other host', async () => {
    const found = await collectPages(
      web({
        'https://a.example/sitemap.xml':
          '<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap><sitemap><loc>https://b.example/2.xml</loc></sitemap><sitemap><loc>https://a.example/sitemap.xml</loc></sitemap></sitemapindex>',
        'https://a.example/1.xml': pages(
          'https://a.example/x',
          'https://a.example/x',
          'https://b.example/y',
          'file:///etc/passwd',
          'no address',
        ),
      }),
      'https://a.example/sitemap.xml',
    )
    expect(found).toEqual(['https://a.example/x'])
  })

  it('without a page, or with too many, is refused', async () => {
    const url = 'https://a.example/s.xml'
    await expect(collectPages(web({ [url]: '<html></html>' }), url)).rejects.toMatchObject({
      problem: 'empty',
    })
    const many = Array.from({ length: 10_001 }, (_, index) => `https://a.example/${index}`)
    await expect(collectPages(web({ [url]: pages(...many) }), url)).rejects.toMatchObject({
      problem: 'too_many_pages',
    })
    await expect(collectPages(web({}), url)).rejects.toMatchObject({ problem: 'unreachable' })
  })
})
