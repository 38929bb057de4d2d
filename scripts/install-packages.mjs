import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of a program on the search path; undefined if there is none. */
export function onSearchPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map(folder => join(folder, name)).find(existsSync)
}

/**
 * Installs packages on Debian or Ubuntu if root. Returns false if that isn't possible or fails.
 * @param what names them in the message to the user.
 */
export function installPackages(what, ...packages) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !onSearchPath('apt-get')) return false
  console.error(`Installing ${what} for the tests (apt-get) …`)
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return run('update') && run('install', '-y', ...packages)
}
