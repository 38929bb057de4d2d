import { expect, it } from 'vitest'
import type { SitePath } from '../content/page.ts'
import { ancestorsOf } from './ancestors-of.ts'

const WRITTEN: readonly SitePath[] = ['/', '/blog', '/tickets']

it.each<[SitePath, readonly string[]]>([
  ['/', ['/ Home']],
  ['/tickets', ['/ Home', '/tickets Tickets']],
  [
    '/blog/messages-exactly-once',
    ['/ Home', '/blog Blog', '/blog/messages-exactly-once Messages, exactly once'],
  ],
  // There is no page /solutions, and /compare is not written yet.
  ['/solutions/startups', ['/ Home', '/solutions/startups Startups']],
  ['/compare/lapwing-vs-crisp', ['/ Home', '/compare/lapwing-vs-crisp Lapwing and Crisp']],
])('the pages above %s, and itself', (path, trail) => {
  expect(ancestorsOf(path, WRITTEN).map(({ path, name }) => `${path} ${name}`)).toEqual(trail)
})
