import { expect, it } from 'vitest'
import { extendSitemap, robotsTxt, sitemapXml } from './crawler-files.ts'

const ORIGIN = 'https://shop.example'

it('sitemap.xml lists the pages, when an article was last changed, and its translations', () => {
  const alternates = [{ language: 'he', path: '/kb/a?b&c' }]
  const lines = sitemapXml(ORIGIN, [
    { path: '/', alternates },
    { path: '/blog/a&b', date: '2026-11-21' },
  ])
  expect(lines.split('\n').slice(2)).toEqual([
    '  <url><loc>https://shop.example/</loc>' +
      '<xhtml:link rel="alternate" hreflang="he" href="https://shop.example/kb/a?b&#38;c"/></url>',
    '  <url><loc>https://shop.example/blog/a&#38;b</loc><lastmod>2026-11-21</lastmod></url>',
    '</urlset>',
    '',
  ])
})

it('a sitemap takes more pages at its end', () => {
  const both = [{ path: '/a' }, { path: '/b' }]
  expect(extendSitemap(sitemapXml(ORIGIN, both.slice(0, 1)), ORIGIN, both.slice(1))).toBe(
    sitemapXml(ORIGIN, both),
  )
})

it('robots.txt lets crawlers see the public pages and where they are listed, and keeps them from the app', () => {
  const lines = robotsTxt(ORIGIN).split('\n')
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const refused = lines.flatMap(line => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  const isRefused = (path: string) => refused.some(start => path.startsWith(start))
  for (const path of ['/admin', '/admin/settings', '/auth/session', '/debug/auth', '/api/config', '/mailbox'])
    expect(isRefused(path), path).toBe(true)
  for (const path of ['/', '/pricing', '/apis', '/login', '/signup', '/assets/x.js', '/kb', '/kb/search'])
    expect(isRefused(path), path).toBe(false)
})
