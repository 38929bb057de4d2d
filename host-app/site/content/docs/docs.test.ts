import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DOCS_GROUPS, DOCS_LEFT_OUT } from '#contract/constants/docs.ts'
import { elementOf, FEATURES } from '#contract/embed.ts'
import { docName } from '../../templates/docs/docs-search.tsx'
import { ALL_PAGES, DOCS_PAGES } from '../all-pages.ts'
import type { DocsPage } from '../page.ts'
import { DOCS_INDEX } from './docs-index.ts'
import { compiledFiles, loadDoc } from './load-doc.ts'
import { createDocsSearch } from './search-docs.ts'

const pages = new Map<string, DocsPage>()
for (const { path } of DOCS_PAGES) pages.set(path, await loadDoc(path))
const listed = DOCS_GROUPS.flatMap(({ docs }) => docs.map(({ file }) => file)).sort()

/** Returns the ids of a page's headings. */
function idsOf(path: string): readonly string[] {
  return (pages.get(path)?.blocks ?? []).flatMap(block => (block.kind === 'heading' ? [block.id ?? ''] : []))
}

/** Returns the addresses of all links in a value. */
function linksIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (key === 'href' ? [String(each)] : linksIn(each)))
}

describe('the documentation on the site', () => {
  it('has each file of docs/, but for those that are left out with a reason', () => {
    const files = readdirSync('docs').filter(name => name.endsWith('.md'))
    expect([...listed, ...Object.keys(DOCS_LEFT_OUT)].sort()).toEqual(
      files.map(name => name.slice(0, -3)).sort(),
    )
    expect([...compiledFiles()].sort()).toEqual(listed)
    expect([...new Set(DOCS_INDEX.map(({ file }) => file))].sort()).toEqual(listed)
  })

  it('has titles and descriptions of the usual length', () => {
    for (const { title, description } of pages.values()) {
      expect(title.length, title).toBeLessThanOrEqual(50)
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
  })

  it('has no dead link, and examples under headings that exist', () => {
    const known = new Set<string>(ALL_PAGES.map(({ path }) => path))
    for (const [from, { blocks, examples }] of pages) {
      for (const { under } of examples) expect(idsOf(from), from).toContain(under)
      for (const href of linksIn(blocks).filter(each => !/^(https?|mailto):/.test(each))) {
        const [path = '', hash] = href.split('#')
        if (path !== '') expect(known, `${from} links to ${href}`).toContain(path)
        if (hash) expect(idsOf(path || from), `${from} links to ${href}`).toContain(hash)
      }
    }
  })

  it('names each element on the page of the gallery, for readers without scripts', () => {
    const gallery = pages.get('/docs/gallery')!
    expect(gallery.kind).toBe('gallery')
    for (const feature of FEATURES)
      expect(JSON.stringify(gallery.blocks)).toContain(`<${elementOf(feature)}>`)
  })

  it('is found by a name in a text, and by the words of a heading', () => {
    const search = createDocsSearch(DOCS_INDEX, file => file)
    const found = search('data-mode').map(({ part }) => `${part.file}#${part.id}`)
    expect(found).toContain('embed#the-tag')
    expect(search('data-mode')[0]!.excerpt).toContain('data-mode')
    expect(search('Content security policy')[0]!.part).toMatchObject({ file: 'embed' })
    expect(search('surveys')[0]!.part.file).toBe('csat')
    expect(search('zzzqqq')).toEqual([])
    expect(search('  ')).toEqual([])
    expect(search('.* [')).toEqual([])
  })

  it.each([
    ['csp', 'embed: Content security policy'],
    ['jwt', 'embed: Verify your users'],
    ['safari', 'embed: Browsers and versions'],
    ['browser support', 'embed: Browsers and versions'],
    ['destroy', 'javascript-api: Commands'],
    ['error codes', 'javascript-api: Error codes'],
    ['vue', 'packages: Vue'],
    ['sri', 'embed: Pin a version'],
    ['consent', 'embed: After consent'],
    ['cookies', 'embed: What the browser stores'],
    ['webhook', 'desk: Where the others are ahead'],
    ['server down', 'embed: If the server is down or slow'],
  ])('is found by what developers type: %s', (word, expected) => {
    const search = createDocsSearch(DOCS_INDEX, docName)
    const { file, heading } = search(word)[0]!.part
    expect(`${file}: ${heading}`).toBe(expected)
  })

  it('is found in prose before tables', () => {
    const part = { file: 'a', id: '', heading: '' }
    const search = createDocsSearch(
      [
        { ...part, id: 'table', text: '', cells: 'badge badge badge' },
        { ...part, id: 'prose', text: 'The badge.', cells: '' },
        { ...part, id: 'other', text: 'Something else.', cells: '' },
      ],
      docName,
    )
    expect(search('badge').map(({ part: { id } }) => id)).toEqual(['prose', 'table'])
  })

  it('is found by whole questions, whose small words mean little', () => {
    const search = createDocsSearch(DOCS_INDEX, file => file)
    const asked = (question: string) =>
      search(question)
        .slice(0, 4)
        .map(({ part }) => `${part.file}: ${part.heading}`)
    expect(asked('how do i delete a customer').join()).toMatch(/desk: .*(Customers|Erase|delete)/i)
    expect(asked('how can I change the color of the button').join()).toContain(
      'Make it look like your company',
    )
    expect(asked('what do I need to run it with docker').join()).toContain('self-hosting')
  })
})
