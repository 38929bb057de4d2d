/** Plain JavaScript: a start that builds nothing must not load the TypeScript compiler for it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inputHash } from './input-hash.mjs'

/** What every build reads. */
const SHARED_INPUTS = ['contract', 'core', 'scripts/vite', 'package-lock.json', 'package.json']

const TARGETS = [
  { out: 'dist/sdk', config: 'vite.sdk.config.ts', inputs: ['sdk', 'widget-loader'] },
  {
    out: 'dist/app',
    beside: 'dist/knowledge-server',
    config: 'vite.app.config.ts',
    inputs: ['sdk', 'host-app'],
  },
  { out: 'dist/server', config: 'vite.server.config.ts', inputs: ['server'] },
  { out: 'dist/examples/react', config: 'examples/react/vite.config.ts', inputs: ['sdk', 'examples/react'] },
]

/** The folders whose change makes a build stale. */
export const INPUT_FOLDERS = [...new Set([...SHARED_INPUTS, ...TARGETS.flatMap(target => target.inputs)])]

/**
 * Runs the builds whose inputs changed since they last succeeded, or all with `force`; true when all is built.
 * The stamp is a content hash inside the output folder, so a clone or a deleted folder is simply built anew.
 */
export function buildStale({ force = false } = {}) {
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
