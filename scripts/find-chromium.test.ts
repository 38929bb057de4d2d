import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium } from './find-chromium.mjs'

describe('findChromium', () => {
  let folder: string
  let browser: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'))
    browser = join(folder, 'chromium')
    writeFileSync(browser, '')
    chmodSync(browser, 0o755)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('takes the one that CHROMIUM names', () => {
    vi.stubEnv('CHROMIUM', browser)
    expect(findChromium()).toBe(browser)
  })

  it('says so when CHROMIUM names nothing', () => {
    vi.stubEnv('CHROMIUM', join(folder, 'gone'))
    expect(() => findChromium()).toThrow('which does not exist')
  })

  it('finds one on the search path', () => {
    vi.stubEnv('CHROMIUM', '')
    vi.stubEnv('PATH', folder)
    expect(findChromium()).toBe(browser)
  })
})
