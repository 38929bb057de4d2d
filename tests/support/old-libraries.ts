import { existsSync, readFileSync } from 'node:fs'
import { installPackages } from '../../scripts/install-packages.mjs'

const FILES = {
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools.js',
} as const

/** The source of a library from another time, as Debian packages it; installs it like the browser of these tests. */
export function oldLibrary(name: keyof typeof FILES): string {
  const file = FILES[name]
  if (!existsSync(file)) installPackages('two old libraries', 'libjs-prototype', 'libjs-mootools')
  if (!existsSync(file)) throw new Error('Install the packages libjs-prototype and libjs-mootools.')
  return readFileSync(file, 'utf8')
}
