import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SITE_STORAGE_KEYS } from '#contract/constants/site.ts'
import { fakeStorage } from '../browser/fake-storage.ts'
import { passGate } from './pass-gate.ts'

const SCRIPT = readFileSync(new URL('../../public/preview-gate.js', import.meta.url), 'utf8')
const showGate = vi.hoisted(() => vi.fn(async (_named: string | null) => {}))
vi.mock('./gate-screen.tsx', () => ({ showGate }))

/** Opens a page whose first script has run; `named` is the passphrase that the server reveals. */
function openPage(page: { readonly storage?: Storage | undefined; readonly named?: string }) {
  const documentElement = { dataset: {} as Record<string, string> }
  const document = { documentElement, currentScript: { dataset: { passphrase: page.named } } }
  const deps = page.storage ? { document, localStorage: page.storage } : { document }
  runInNewContext(SCRIPT, deps)
  for (const [name, value] of Object.entries(deps)) vi.stubGlobal(name, value)
  return documentElement.dataset
}
afterEach(() => {
  vi.unstubAllGlobals()
  showGate.mockClear()
})

describe('the preview gate', () => {
  it('[GATE-01] [GATE-03] hides the page until it is passed, and remembers that', async () => {
    const storage = fakeStorage()
    const first = openPage({ storage })
    expect(first).toEqual({ previewGate: '' })
    showGate.mockImplementationOnce(async () => {
      expect(first).toEqual({ previewGate: '' })
      expect(storage.keys()).toEqual([])
    })
    await passGate()
    expect(showGate).toHaveBeenCalledExactlyOnceWith(null)
    expect(first).toEqual({})
    expect(storage.keys()).toEqual([SITE_STORAGE_KEYS.previewPass])

    const second = openPage({ storage })
    expect(second).toEqual({})
    await passGate()
    expect(showGate).toHaveBeenCalledOnce()
  })

  it('tells the passphrase where the server names it', async () => {
    openPage({ storage: fakeStorage(), named: 'sesame' })
    await passGate()
    expect(showGate).toHaveBeenCalledWith('sesame')
  })

  it('asks on every page where storage is blocked', async () => {
    for (const times of [1, 2]) {
      const page = openPage({})
      await passGate()
      expect([page, showGate.mock.calls.length]).toEqual([{}, times])
    }
  })
})
