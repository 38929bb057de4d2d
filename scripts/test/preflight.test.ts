import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { missingBrowser, missingSpace, skippedTests } from './preflight.mjs'

const GIB = 1024 ** 3

afterEach(() => vi.unstubAllEnvs())

describe('what the tests need', () => {
  it('names the memory that is missing, and what to do', () => {
    expect(missingSpace(8 * GIB, 8 * GIB)).toBeUndefined()
    expect(missingSpace(2 * GIB, 8 * GIB)).toBe(
      'The tests need 3 GB of memory, and 2.0 are free: close other programs.',
    )
  })

  it('names the disk space that is missing, and what to do', () => {
    expect(missingSpace(8 * GIB, 1 * GIB)).toMatch(
      /^The tests need 3 GB in .+, and 1\.0 are free: delete files/,
    )
  })

  it('says how to get a browser where there is none', () => {
    vi.stubEnv('CHROMIUM', '/nowhere/chromium')
    expect(missingBrowser()).toContain('/nowhere/chromium, which does not exist')
  })

  it('says which tests are skipped without a package, and asks for those of the full tier there alone', () => {
    // Without a search path, nothing is installed.
    vi.stubEnv('PATH', '')
    const missing = { names: ['a', 'b'], isThere: () => false, without: 'a thing is not tried' }
    const full = { names: ['c'], isThere: () => false, without: 'another is not', isFullOnly: true }
    const there = { names: ['d'], isThere: () => true, without: 'never said' }
    expect(skippedTests(false, [missing, full, there])).toEqual(['Without a and b, a thing is not tried.'])
    expect(skippedTests(true, [missing, full, there])).toHaveLength(2)
  })
})

describe('the version of Node', () => {
  // The script as it is, in a process whose version is another.
  const start = (version: string) => {
    const script = readFileSync('scripts/test.mjs', 'utf8').replaceAll(
      'process.versions.node',
      `'${version}'`,
    )
    const stopped = script.replace("await import('./test/main.mjs')", '{ main: () => 0 }')
    return spawnSync(process.execPath, ['--input-type=module'], { input: stopped, encoding: 'utf8' })
  }

  it.each(['18.20.0', '20.18.3', '21.7.0', '22.12.0'])('%s is refused with what to install', version => {
    expect(start(version)).toMatchObject({
      status: 1,
      stderr: `Node ${version} can't run Lapwing: install Node 24 or newer (20.19 and 22.13 work, too).\n`,
    })
  })

  it.each(['20.19.0', '22.13.0', '24.0.0', '26.10.0'])('%s is taken', version => {
    expect(start(version)).toMatchObject({ status: 0, stderr: '' })
  })
})
