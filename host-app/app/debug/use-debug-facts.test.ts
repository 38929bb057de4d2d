import { describe, expect, it } from 'vitest'
import { buildName } from './use-debug-facts.ts'

function pageWith(src: string | null) {
  return { querySelector: () => (src === null ? null : { src }) } as unknown as Document
}

describe('[GUARD-06] buildName', () => {
  it.each([
    ['https://app.example.com/assets/index-DkF3a9xQ.js', 'index-DkF3a9xQ'],
    ['http://localhost:5173/app/entry-client.tsx', 'development'],
    [null, 'development'],
  ])('%s: %s', (src, name) => expect(buildName(pageWith(src))).toBe(name))
})
