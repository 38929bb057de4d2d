import { describe, expect, it } from 'vitest'
import { VIDEO } from '#contract/constants/site.ts'
import { anchorOf } from '#core/text/anchors.ts'
import { SAMPLE_LISTS } from '../../pictures/sample-lists.ts'
import { SAMPLE_THREADS } from '../../pictures/sample-threads.ts'
import { SAMPLE_TICKETS } from '../../pictures/sample-tickets.ts'
import { ALL_PAGES } from './all-pages.ts'
import { FIGURES } from './figures.ts'
import { loadPage, writtenPaths } from './load-page.ts'
import type { Page, SitePath } from './page.ts'
import { SITE_PAGES } from './site-map.ts'

const pages = new Map<string, Page>()
for (const { path } of SITE_PAGES) pages.set(path, await loadPage(path))

/** Every text of a page, with its key. */
function texts(value: unknown, key = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (Array.isArray(value)) return value.flatMap(each => texts(each, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => texts(each, name))
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter(value => seen.size === seen.add(value).size)
}

describe('the public pages', () => {
  it('[ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] [ROUTE-13] are those of the site map, each with its content', () => {
    expect(writtenPaths().sort()).toEqual(SITE_PAGES.map(({ path }) => path).sort())
  })

  it('have a title, a description and a heading of their own', () => {
    const all = [...pages.values()]
    for (const { title, description } of all) {
      expect(title.length, title).toBeLessThanOrEqual(50)
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
    expect(repeated(all.map(({ title }) => title))).toEqual([])
    expect(repeated(all.map(({ description }) => description))).toEqual([])
    expect(repeated(all.map(page => ('hero' in page ? page.hero.heading : page.heading)))).toEqual([])
  })

  it('[MKT-08] have the video where its mail leads to', () => {
    const [path, anchor] = VIDEO.page.split('#')
    const page = pages.get(path as SitePath)
    const sections = page?.template === 'sections' ? page.sections : []
    expect(sections.filter(({ kind }) => kind === 'video').map(({ heading }) => anchorOf(heading))).toEqual([
      anchor,
    ])
  })

  it('share no sentence', () => {
    const sentences = [...pages].flatMap(([path, page]) => {
      const own = texts(page)
        .filter(([key]) => !['description', 'title', 'url', 'code'].includes(key))
        .flatMap(([, text]) => text.split(/(?<=[.?])\s+/))
        .filter(sentence => sentence.length > 40)
      return [...new Set(own)].map(sentence => `${sentence}\u0000${path}`)
    })
    expect(repeated(sentences.map(each => each.split('\u0000')[0]!))).toEqual([])
  })

  it('show each sample conversation, list and ticket once', () => {
    const samples = new Set<string>(
      [SAMPLE_THREADS, SAMPLE_LISTS, SAMPLE_TICKETS].flatMap(each => Object.keys(each)),
    )
    const shown = [...pages.values()]
      .flatMap(page => texts(page))
      .flatMap(([key, name]) => (key === 'picture' && samples.has(name) ? [name] : []))
    expect(shown.sort()).toEqual([...samples].sort())
  })

  it('link only to what there is', () => {
    const known = new Set<string>([...ALL_PAGES.map(({ path }) => path), '/signup', '/login', '/kb'])
    for (const [path, page] of pages) {
      const targets = texts(page).filter(([key]) => ['to', 'href', 'related'].includes(key))
      for (const [, target] of targets.filter(([, target]) => target.startsWith('/')))
        expect(known, `${path} links to ${target}`).toContain(target.replace(/#.*$/, ''))
    }
  })

  it('name only figures that were measured, and no table row twice', () => {
    for (const [path, page] of pages) {
      if (page.template !== 'sections') continue
      for (const section of page.sections) {
        if (section.kind === 'figures')
          for (const name of section.figures) expect(Object.keys(FIGURES), path).toContain(name)
        if (section.kind === 'table') expect(repeated(section.rows.map(row => row[0]!)), path).toEqual([])
      }
    }
  })

  it('make no noise', () => {
    const noise = /!|seamless|empower|unlock|game-chang|revolution|world-class|cutting-edge|leverage/i
    for (const [path, page] of pages) {
      const loud = texts(page).filter(
        ([key, text]) => !['code', 'text', 'url', 'answer'].includes(key) && noise.test(text),
      )
      expect(loud, path).toEqual([])
    }
  })
})
