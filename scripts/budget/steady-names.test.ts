import { describe, expect, it } from 'vitest'
import { createSteadyNames } from './steady-names.ts'

const build = (hash: string) => ({
  'sdk/entry/chat.tsx': { file: `sdk/chat-${hash}.js` },
  [`_shared-${hash}.js`]: { file: `sdk/shared-${hash}.js` },
})
const text = (hash: string) =>
  `import"./shared-${hash}.js";import("./chat-${hash}.js");import "other-0123456.js"`

describe('createSteadyNames', () => {
  it('gives the same text, of the same length, whatever the hashes in the names are', () => {
    const [first, second] = ['8bc28c', '11f0e2'].map(hash => createSteadyNames(build(hash))(text(hash)))
    expect(second).toBe(first)
    expect(first).toHaveLength(text('8bc28c').length)
    expect(first).not.toContain('8bc28c')
    expect(first).toContain('other-0123456.js')
  })

  it('does the same for the names of the app', () => {
    const [first, second] = ['ULHT2Gq6', 'C_Kl9l-m'].map(hash => createSteadyNames(build(hash))(text(hash)))
    expect(second).toBe(first)
    expect(first).not.toContain('ULHT2Gq6')
  })
})
