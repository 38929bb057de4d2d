import { describe, expect, it } from 'vitest'
import { docsLink, docsPage, docsParts, githubAnchors } from './docs-pages.ts'

const noImage = () => ({ src: '', width: 0, height: 0 })

describe('docsLink', () => {
  it.each([
    ['embed.md', 'the tag', '', { href: '/docs/embed' }],
    ['embed.md#the-tag', 'embed.md', '', { href: '/docs/embed#the-tag', text: 'Embed the widgets' }],
    ['#the-tag', 'below', '', { href: '#the-tag' }],
    ['https://example.com/a#b', 'example', '', { href: 'https://example.com/a#b' }],
    ['../examples', 'examples', '', null],
    ['requirements.md', 'the specification', '', null],
    ['../examples', 'examples', 'https://git.test/x', { href: 'https://git.test/x/blob/HEAD/examples' }],
    ['site.md#a', 'site', 'https://git.test/x', { href: 'https://git.test/x/blob/HEAD/docs/site.md#a' }],
  ])('leads from %s, written as “%s”, with the repository at “%s”', (href, text, repository, expected) => {
    expect(docsLink(href, text, repository)).toEqual(expected)
  })
})

it('headings have the anchors that GitHub gives them', () => {
  const anchorOf = githubAnchors()
  expect(
    ['When the widget doesn’t show', 'Quotes', 'Quotes', 'N nodes, M connections'].map(anchorOf),
  ).toEqual(['when-the-widget-doesnt-show', 'quotes', 'quotes-1', 'n-nodes-m-connections'])
})

it('a page has its title, and parts with plain text for the search', () => {
  const page = docsPage(
    '# Title\n\nIntro with `code`.\n\n## First\n\n- one\n\n| a | b |\n|---|---|\n| c | d |\n',
    noImage,
  )
  expect(page.heading).toBe('Title')
  expect(docsParts(page)).toEqual([
    { id: '', heading: '', text: 'Intro with code.', cells: '' },
    { id: 'first', heading: 'First', text: 'one', cells: 'a · b c · d' },
  ])
})

it('a file without a title, and one with HTML, fail', () => {
  expect(() => docsPage('Text', noImage)).toThrow('has no title')
  expect(() => docsPage('# Title\n\n<div>no</div>', noImage)).toThrow('cannot draw html')
})
