import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { badgedIcon } from './tab-badge.ts'

const ICON = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8')

describe('the icon of a tab', () => {
  it.each([
    [3, '>3</text></svg>'],
    [100, '>99+</text></svg>'],
  ])('has the number %i in its corner', (count, end) => {
    const icon = badgedIcon(ICON.trim(), count)
    expect(icon.endsWith(end)).toBe(true)
    expect(icon.startsWith(ICON.slice(0, 100))).toBe(true)
  })
})
