import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inputHash } from './input-hash.ts'

/** What every build reads. */
const SHARED_INPUTS = ['contract', 'core', 'sdk', 'scripts/vite', 'package-lock.json', 'package.json']

const TARGETS = [
  { out: 'dist/sdk', config: 'vite.sdk.config.ts', inputs: ['widget-loader'] },
  {
    out: 'dist/app',
    beside: 'dist/knowledge-server',
    config: 'vite.app.config.ts',
    inputs: ['host-app'],
  },
  { out: 'dist/examples/react', config: 'examples/react/vite.config.ts', inputs: ['examples/react'] },
]

/** The folders whose change makes a build stale. */
export const INPUT_FOLDERS = [...SHARED_INPUTS, ...TARGETS.flatMap(target => target.inputs)]

/**
 * Runs the builds whose inputs changed since they last succeeded, or all with `force`; true when all is built.
 * The stamp is a content hash inside the output folder, so a clone or a deleted folder is simply built anew.
 */
export function buildStale({ force = false } = {}): boolean {
  return TARGETS.every(({ out, config, inputs, ...target }) => {
    const stamp = `${out}/.inputs`
    const hash = inputHash([...SHARED_INPUTS, ...inputs, config], process.env.SDK_RUNTIME)
    const isThere = existsSync(stamp) && existsSync(target.beside ?? out)
    if (!force && isThere && readFileSync(stamp, 'utf8') === hash) return true
    console.log(`Building ${out} …`)
    const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn']
    if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) return false
    writeFileSync(stamp, hash)
    return true
  })
}
