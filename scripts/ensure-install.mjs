/** Makes `node_modules` match package-lock.json. Runs on plain Node, before any package is installed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.lapwing-lock'

/**
 * Runs `npm ci` if the installed packages don't match the lock file. Exits with npm's code if that fails. With
 * NODE_ENV=production too, it installs the development packages: whoever calls it builds, or runs TypeScript.
 */
export function ensureInstall() {
  const lock = readFileSync('package-lock.json', 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!isInstalled(JSON.parse(lock).packages)) install()
  writeFileSync(STAMP, wanted)
}

/** Returns whether npm's own record of the installed packages matches, in case somebody ran npm by hand. */
function isInstalled(wanted) {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.integrity === entry.integrity,
  )
}

function install() {
  console.log('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--include=dev'], { stdio: 'inherit' })
    : spawnSync('npm ci --include=dev', { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}
