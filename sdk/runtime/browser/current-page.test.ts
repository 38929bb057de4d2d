import { afterEach, describe, expect, it, vi } from 'vitest'
import { sitePage } from '#contract/entities/message.ts'
import { currentPage } from './current-page.ts'

/** Lets the test run on a page with this title and path. */
function visit({
  title = 'Prices',
  pathname = '/prices',
  isFramed = false,
}: {
  readonly title?: unknown
  readonly pathname?: string
  readonly isFramed?: boolean
}): void {
  const window = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('parent', isFramed ? {} : window)
  vi.stubGlobal('document', { title })
  vi.stubGlobal('location', { pathname })
}

describe('currentPage', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('has the title and the path, and nothing in a frame', () => {
    visit({})
    expect(currentPage()).toEqual({ title: 'Prices', path: '/prices' })
    visit({ isFramed: true })
    expect(currentPage()).toBeUndefined()
  })

  it.each([
    ['half of an emoji', 'a\ud83d', 'a'],
    ['a NUL character', 'a\0b', 'ab'],
    ['an emoji across the limit', `${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    ['the count of unread messages', '(2) Prices', 'Prices'],
    ['a form in place of the title', { name: 'title' }, ''],
  ])('leaves out of the title: %s', (_case, title, kept) => {
    visit({ title })
    expect(currentPage()).toEqual({ title: kept, path: '/prices' })
    expect(sitePage.parse(currentPage())).toEqual(currentPage())
  })

  it('masks a secret in the path before it cuts the path', () => {
    visit({ pathname: `/${'x'.repeat(489)}/9f86d081884c7d659a2f` })
    expect(currentPage()!.path).toBe(`/${'x'.repeat(489)}/…`)
  })
})
