import { expect, it } from 'vitest'
import { BUILT_ORIGIN } from '../../contract/constants/site.ts'
import { robotsTxt, sitemapXml } from './crawler-files.ts'

it('sitemap.xml lists the pages, and when an article was last changed', () => {
  expect(sitemapXml([{ path: '/' }, { path: '/blog/a&b', date: '2026-11-21' }]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `  <url><loc>${BUILT_ORIGIN}/</loc></url>`,
    `  <url><loc>${BUILT_ORIGIN}/blog/a&#38;b</loc><lastmod>2026-11-21</lastmod></url>`,
    '</urlset>',
    '',
  ])
})

it('robots.txt lets crawlers see the public pages and where they are listed, and keeps them from the app', () => {
  const lines = robotsTxt().split('\n')
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  expect(lines).toContain(`Sitemap: ${BUILT_ORIGIN}/sitemap.xml`)
  const refused = lines.flatMap(line => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  const isRefused = (path: string) => refused.some(start => path.startsWith(start))
  for (const path of ['/admin', '/admin/settings', '/auth/session', '/debug/auth', '/api/config', '/mailbox'])
    expect(isRefused(path), path).toBe(true)
  for (const path of ['/', '/pricing', '/apis', '/login', '/signup', '/assets/x.js'])
    expect(isRefused(path), path).toBe(false)
})
