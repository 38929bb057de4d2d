import { expect, it } from 'vitest'
import { inlineSources } from './inline-sources.ts'

it('names what stands inline by its hash (CSP Level 3, section 8.3 has this one)', () => {
  const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"
  expect(inlineSources("<script>alert('Hello, world.');</script>")).toEqual({ scripts: [hash], styles: [] })
  expect(inlineSources("<style>alert('Hello, world.');</style>")).toEqual({ scripts: [], styles: [hash] })
})

it('takes every line of it, each by itself', () => {
  const { scripts, styles } = inlineSources(
    '<script>a\nb</script><style>c</style><style>c</style><script>d</script>',
  )
  expect([scripts.length, new Set(styles).size]).toEqual([2, 1])
})

it('names no script with an address, and no data', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><p>&lt;script>x&lt;/script></p>'
  expect(inlineSources(html)).toEqual({ scripts: [], styles: [] })
})
