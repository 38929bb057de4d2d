import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = new URL('./ensure-install.mjs', import.meta.url).href

/** A fake npm: writes a file that proves that it ran, and npm's record of the installed packages. */
const FAKE_NPM = `
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('node_modules', { recursive: true })
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
writeFileSync('ran', process.argv.slice(2).join(' '))
process.exitCode = Number(process.env.FAKE_EXIT ?? 0)
`

const lock = (integrity: string): string =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { integrity },
      'node_modules/other-platform': { integrity: 'x', optional: true },
      'node_modules/dev': { integrity: 'd', dev: true },
    },
  })

describe('ensureInstall', () => {
  let folder: string
  const at = (path: string): string => join(folder, path)

  /** Runs `ensureInstall` in the folder. Returns whether it called npm, and the exit code. */
  function run(env: Record<string, string> = {}): { installed: boolean; code: number | null } {
    rmSync(at('ran'), { force: true })
    const { status } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `(await import('${script}')).ensureInstall()`],
      { cwd: folder, env: { ...process.env, NODE_ENV: '', npm_execpath: at('npm.mjs'), ...env } },
    )
    return { installed: existsSync(at('ran')), code: status }
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'))
    writeFileSync(at('npm.mjs'), FAKE_NPM)
    writeFileSync(at('package-lock.json'), lock('one'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('installs when nothing is there, once, and again when the lock file changed', () => {
    expect(run()).toEqual({ installed: true, code: 0 })
    expect(run()).toEqual({ installed: false, code: 0 })
    writeFileSync(at('package-lock.json'), lock('two'))
    expect(run()).toEqual({ installed: true, code: 0 })
  })

  it('accepts what somebody installed by hand, packages of other platforms aside', () => {
    mkdirSync(at('node_modules'))
    const installed = { 'node_modules/a': { integrity: 'one' }, 'node_modules/dev': { integrity: 'd' } }
    writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
    expect(run()).toEqual({ installed: false, code: 0 })
  })

  it('installs the packages that the build needs in production, too', () => {
    mkdirSync(at('node_modules'))
    const installed = { 'node_modules/a': { integrity: 'one' } }
    writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
    expect(run({ NODE_ENV: 'production' })).toEqual({ installed: true, code: 0 })
    expect(readFileSync(at('ran'), 'utf8')).toBe('ci --include=dev')
    expect(run()).toEqual({ installed: false, code: 0 })
  })

  it('ends with the code of npm when that fails, and tries again the next time', () => {
    expect(run({ FAKE_EXIT: '7' })).toEqual({ installed: true, code: 7 })
    expect(existsSync(at('node_modules/.lapwing-lock'))).toBe(false)
  })
})
