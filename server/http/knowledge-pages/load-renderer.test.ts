import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { builtRenderer } from './load-renderer.ts'

/** A bundle that numbers what it renders, fails at one path and ends its thread at another. */
const BUNDLE = (name: string) => `
let count = 0
export function renderKnowledgePage({ path }, { style }) {
  if (path === '/fails') throw new Error('No such page.')
  if (path === '/exits') process.exit(3)
  return ['${name}', style, path, ++count].join(' ')
}`

describe('the renderer of help centers', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'renderer-'))
    writeFileSync(join(folder, 'assets.json'), '{ "style": "a.css" }')
    build('one', 1)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function build(name: string, at: number): void {
    writeFileSync(join(folder, 'render.js'), BUNDLE(name))
    utimesSync(join(folder, 'render.js'), at, at)
  }
  const page = (path: string, more: object = {}) => ({ path, ...more }) as KnowledgePage

  it('renders a page once, until something on it changes', async () => {
    const draw = builtRenderer(folder)
    expect(await Promise.all([draw(page('/a')), draw(page('/a'))])).toEqual([
      'one a.css /a 1',
      'one a.css /a 1',
    ])
    expect(await draw(page('/b'))).toBe('one a.css /b 2')
    expect(await draw(page('/a'))).toBe('one a.css /a 1')
    expect(await draw(page('/a', { year: 2_027 }))).toBe('one a.css /a 3')
  })

  it('keeps the last hundred pages', async () => {
    const draw = builtRenderer(folder)
    for (let number = 0; number <= 100; number++) await draw(page(`/${number}`))
    expect(await draw(page('/100'))).toBe('one a.css /100 101')
    expect(await draw(page('/0'))).toBe('one a.css /0 102')
  })

  it('takes a newer build', async () => {
    const draw = builtRenderer(folder)
    expect(await draw(page('/a'))).toBe('one a.css /a 1')
    build('two', 2)
    expect(await draw(page('/a'))).toBe('two a.css /a 1')
  })

  it('goes on after a page that fails, and after its thread has ended', async () => {
    const draw = builtRenderer(folder)
    await expect(draw(page('/fails'))).rejects.toThrow('No such page.')
    await expect(draw(page('/exits'))).rejects.toThrow('ended with code 3')
    expect(await draw(page('/a'))).toBe('one a.css /a 1')
  })
})
