import { existsSync, readFileSync } from 'node:fs'
import { installPackages } from '../../scripts/install-packages.mjs'

const FILES = {
  prototype: '/usr/share/javascript/prototype/prototype.js',
  mootools: '/usr/share/javascript/mootools/mootools.js',
} as const

/** Returns the source of an old library, as packaged by Debian; installs it like the tests' browser. */
export function oldLibrary(name: keyof typeof FILES): string {
  const file = FILES[name]
  if (!existsSync(file)) installPackages('two old libraries', 'libjs-prototype', 'libjs-mootools')
  if (!existsSync(file)) throw new Error('Install the packages libjs-prototype and libjs-mootools.')
  return readFileSync(file, 'utf8')
}
