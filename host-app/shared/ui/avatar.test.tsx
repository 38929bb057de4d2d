import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#core/brand/contrast.ts'
import { Avatar } from './avatar.tsx'

const THEMES = { light: '../base.css', dark: '../theme/theme.css' } as const
const toneOf = (name: string) => /data-tone="(\d)"/.exec(renderToStaticMarkup(<Avatar name={name} />))?.[1]

describe('a face', () => {
  it.each(Object.entries(THEMES))('has readable initials in every color of the %s theme', (_, file) => {
    const css = readFileSync(new URL(file, import.meta.url), 'utf8')
    const color = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(css)![1]!
    for (const tone of [1, 2, 3, 4, 5])
      expect(contrastOf(color(`--face-${tone}`), color(`--face-${tone}-ink`)), `${tone}`).toBeGreaterThan(4.5)
  })

  it('has its initials in no text, so that the name of a button with a face contains all of the button’s text', () => {
    const html = renderToStaticMarkup(<Avatar name="Grace Mensah" />)
    expect(html).toContain('data-letters="GM"')
    expect(html).toMatch(/><\/span>$/)
  })

  it('keeps its color where only the first name is known', () => {
    expect(toneOf('Grace Mensah')).toBe(toneOf('Grace'))
    expect(toneOf('Grace')).not.toBe(toneOf('Priya'))
  })
})
