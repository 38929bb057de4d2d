import { describe, expect, it } from 'vitest'
import type { CommandName } from './command-table.ts'
import { keyShortcuts } from './key-caps.tsx'

describe('keyShortcuts', () => {
  const cases: readonly (readonly [CommandName, string | undefined])[] = [
    ['resolve', 'e'],
    ['help', '?'],
    ['leave', 'Escape'],
    ['bar', 'Control+k Meta+k'],
    ['inbox', undefined],
    ['merge', undefined],
  ]
  it.each(cases)('%s: %s', (name, value) => expect(keyShortcuts(name)).toBe(value))
})
