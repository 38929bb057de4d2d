/** Plain JavaScript, so that a start without a build doesn't load the TypeScript compiler. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describeBuild } from './describe-build.mjs'
import { inputHash } from './input-hash.mjs'

/** Inputs of every build. */
const SHARED_INPUTS = ['contract', 'core', 'scripts/vite', 'package-lock.json', 'package.json']

const TARGETS = [
  {
    out: 'dist/sdk',
    config: 'vite.sdk.config.ts',
    inputs: ['sdk', 'widget-loader', 'scripts/build'],
    isServed: true,
  },
  {
    out: 'dist/app',
    beside: 'dist/knowledge-server',
    config: 'vite.app.config.ts',
    // The gallery of elements has the manifest that is made with the packages.
    inputs: ['sdk', 'host-app', 'demo', 'docs', 'scripts/pack', 'scripts/build'],
    isServed: true,
  },
  { out: 'dist/server', config: 'vite.server.config.ts', inputs: ['server', 'demo'] },
  { out: 'dist/packages', config: 'vite.packages.config.ts', inputs: ['sdk', 'scripts/pack'] },
  // The example uses the packages.
  {
    out: 'dist/examples/react',
    config: 'examples/react/vite.config.ts',
    inputs: ['sdk', 'scripts/pack', 'vite.packages.config.ts', 'examples/react'],
  },
]

/** Files and folders whose change makes a build stale. */
export const INPUT_FOLDERS = [...new Set([...SHARED_INPUTS, ...TARGETS.flatMap(target => target.inputs)])]

/**
 * Runs the builds whose inputs have changed since their last success; with `force`, all of them. Returns whether
 * everything is built. The stamp is a content hash inside the output folder, so a fresh clone or a deleted folder is
 * built again. Leaves the commit in `dist/build.json`, which the built server says.
 */
export function buildStale({ force = false } = {}) {
  const areBuilt = TARGETS.every(({ out, config, inputs, ...target }) => {
    const stamp = `${out}/.inputs`
    const hash = inputHash([...SHARED_INPUTS, ...inputs, config], process.env.SDK_RUNTIME)
    const isThere = existsSync(stamp) && existsSync(target.beside ?? out)
    if (!force && isThere && readFileSync(stamp, 'utf8') === hash) return true
    console.log(`Building ${out} …`)
    const args = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn']
    // What a shell or a test runner sets would put React's development build into the widgets.
    const env = { ...process.env, NODE_ENV: 'production' }
    const run = args => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0
    if (!run(args)) return false
    if (target.isServed && !run(['scripts/build/compress-files.mjs', out])) return false
    writeFileSync(stamp, hash)
    return true
  })
  if (areBuilt) writeFileSync('dist/build.json', JSON.stringify(describeBuild()))
  return areBuilt
}
