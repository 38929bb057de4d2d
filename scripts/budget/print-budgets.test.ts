import { describe, expect, it } from 'vitest'
import type { Budget } from './budgets.ts'
import { budgetFiles, createSteadyNames } from './print-budgets.ts'

const manifest = {
  'sdk/entry/chat.tsx': {
    file: 'chat.js',
    imports: ['_shared.js'],
    dynamicImports: ['sdk/realtime.ts', 'sdk/voice.ts'],
  },
  '_shared.js': { file: 'shared.js', imports: ['_runtime.js'], dynamicImports: ['sdk/markdown.ts'] },
  '_runtime.js': { file: 'runtime.js' },
  '_phoenix.js': { file: 'phoenix.js' },
  'sdk/realtime.ts': {
    file: 'realtime.js',
    imports: ['_phoenix.js', '_runtime.js'],
    dynamicImports: ['sdk/realtime-log.ts', 'sdk/voice.ts'],
  },
  'sdk/realtime-log.ts': { file: 'realtime-log.js' },
  'sdk/voice.ts': { file: 'voice.js' },
  'sdk/markdown.ts': { file: 'markdown.js' },
}

const chat: Budget = { name: 'chat', limit: 1, build: 'sdk', entries: ['sdk/entry/chat'] }

describe('budgetFiles', () => {
  it('counts the loader, the entry and its static imports, each once', () => {
    const files = budgetFiles({ ...chat, files: ['widget-loader.js'] }, manifest)
    expect(files.sort()).toEqual(['chat.js', 'runtime.js', 'shared.js', 'widget-loader.js'])
  })

  it('adds only the dynamic imports that the row names, theirs too, with what those import', () => {
    const files = budgetFiles({ ...chat, lazy: [/realtime/] }, manifest)
    expect(files.sort()).toEqual([
      'chat.js',
      'phoenix.js',
      'realtime-log.js',
      'realtime.js',
      'runtime.js',
      'shared.js',
    ])
  })

  it('fails rather than measuring nothing', () => {
    expect(() => budgetFiles({ ...chat, lazy: [/realtime/, /gone/] }, manifest)).toThrow('matches /gone/')
    expect(() => budgetFiles({ ...chat, entries: ['sdk/entry/kb'] }, manifest)).toThrow(
      'no entry sdk/entry/kb',
    )
  })
})

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
