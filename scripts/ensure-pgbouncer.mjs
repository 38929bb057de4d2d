import { installPackages, onSearchPath } from './install-packages.mjs'

/** Installs PgBouncer on Debian or Ubuntu if root. Without it, the tests of transaction poolers are skipped. */
export function ensurePgbouncer() {
  if (!onSearchPath('pgbouncer')) installPackages('PgBouncer', 'pgbouncer')
}
