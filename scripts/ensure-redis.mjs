import { installPackages, onSearchPath } from './install-packages.mjs'

/** Installs Redis on Debian or Ubuntu if root. Without it, the tests of the bus between nodes are skipped. */
export function ensureRedis() {
  if (!onSearchPath('redis-server')) installPackages('Redis', 'redis-server')
}
