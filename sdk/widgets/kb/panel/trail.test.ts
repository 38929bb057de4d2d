import { expect, it } from 'vitest'
import type { KbView } from './trail.ts'
import { createTrail } from './trail.ts'

const ARTICLE: KbView = { kind: 'article', type: 'article', slug: 'a', title: 'A' }
const CATEGORY: KbView = { kind: 'category', slug: 'c', name: 'C' }

function setUp() {
  const views: string[] = []
  const trail = createTrail(({ kind }) => views.push(kind))
  const kinds = () => trail.$trail.get().map(({ kind }) => kind)
  return { ...trail, views, kinds }
}

it('goes back the way it came, and not beyond the home', () => {
  const { show, back, kinds, views } = setUp()
  show(CATEGORY)
  show(ARTICLE)
  expect(kinds()).toEqual(['home', 'category', 'article'])
  back()
  back()
  back()
  expect(kinds()).toEqual(['home'])
  expect(views).toEqual(['category', 'article', 'category', 'home'])
})

it('stays where it is for what shows already, and begins anew with the home', () => {
  const { show, kinds } = setUp()
  show(ARTICLE)
  show({ ...ARTICLE, title: 'Other' })
  expect(kinds()).toEqual(['home', 'article'])
  show({ ...ARTICLE, slug: 'b' })
  expect(kinds()).toEqual(['home', 'article', 'article'])
  show({ kind: 'home' })
  expect(kinds()).toEqual(['home'])
})

it('is at one search while words are written, whatever was read in between', () => {
  const { show, write, back, kinds, $query, views } = setUp()
  show(CATEGORY)
  write('re')
  write('ref')
  expect(kinds()).toEqual(['home', 'category', 'search'])
  expect(views).toEqual(['category', 'search'])
  show(ARTICLE)
  write('refu')
  expect(kinds()).toEqual(['home', 'category', 'search'])
  expect($query.get()).toBe('refu')
  back()
  expect(kinds()).toEqual(['home', 'category'])
  expect($query.get()).toBe('')
})

it('ends the search with its words', () => {
  const { write, kinds } = setUp()
  write('ref')
  write(' ')
  expect(kinds()).toEqual(['home'])
})

it('an article that was found leaves the search box empty, and the way back fills it again', () => {
  const { show, write, back, kinds, $query } = setUp()
  write('ref')
  show(ARTICLE)
  expect($query.get()).toBe('')
  show({ ...ARTICLE, slug: 'b' })
  back()
  expect($query.get()).toBe('')
  back()
  expect([kinds().at(-1), $query.get()]).toEqual(['search', 'ref'])
  show(ARTICLE)
  show({ kind: 'home' })
  write('x')
  expect($query.get()).toBe('x')
})

it('moves the focus once for each turn that was chosen, and never for words that are written', () => {
  const { show, write, back, claimFocus } = setUp()
  expect(claimFocus()).toBe(false)
  show(ARTICLE)
  expect([claimFocus(), claimFocus()]).toEqual([true, false])
  write('ref')
  expect(claimFocus()).toBe(false)
  back()
  expect(claimFocus()).toBe(true)
})
