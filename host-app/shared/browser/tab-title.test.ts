import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('the title of the tab', () => {
  const page = { title: 'Before' }
  beforeEach(() => vi.stubGlobal('document', page))
  afterEach(() => vi.unstubAllGlobals())

  it('has the number before the page’s name, and keeps it from page to page', async () => {
    const { setTabCount, setTabTitle } = await import('./tab-title.ts')
    setTabCount(2)
    expect(page.title).toBe('Before')
    setTabTitle('Conversations')
    expect(page.title).toBe('(2) Conversations – Lapwing')
    setTabTitle('Agents')
    expect(page.title).toBe('(2) Agents – Lapwing')
    setTabCount(0)
    expect(page.title).toBe('Agents – Lapwing')
  })
})
