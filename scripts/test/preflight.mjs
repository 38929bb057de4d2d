/** What the tests need of the machine, checked before anything runs. Plain JavaScript: nothing may be installed yet. */
import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { findHeadlessChromium } from '../find-chromium.mjs'
import { installPackages, onSearchPath } from '../install-packages.mjs'

const GIB = 1024 ** 3
const MEMORY_GIB = 3
const DISK_GIB = 3

/** Debian's packages that some tests need; without them, these tests are skipped, or do less. */
const OPTIONAL = [
  {
    names: ['libjs-prototype', 'libjs-mootools'],
    isThere: () =>
      existsSync('/usr/share/javascript/prototype') && existsSync('/usr/share/javascript/mootools'),
    without: 'the chat is not tried on pages with old libraries',
  },
  {
    names: ['pocketsphinx', 'pocketsphinx-en-us'],
    isThere: () => onSearchPath('pocketsphinx_continuous') !== undefined,
    without: 'calls are typed, not spoken',
  },
  {
    names: ['pgbouncer'],
    isThere: () => onSearchPath('pgbouncer') !== undefined,
    without: 'transaction poolers are not tried',
    isFullOnly: true,
  },
  {
    names: ['redis-server'],
    isThere: () => onSearchPath('redis-server') !== undefined,
    without: 'Redis is not tried',
    isFullOnly: true,
  },
  {
    names: ['dovecot-imapd'],
    isThere: () => onSearchPath('dovecot') !== undefined,
    without: 'mailboxes are not read',
  },
]

/** Returns the sentence that says what to do if memory or disk space is short; undefined if there is enough. */
export function missingSpace(memory = freeMemory(), disk = freeDisk()) {
  if (memory < MEMORY_GIB * GIB)
    return `The tests need ${MEMORY_GIB} GB of memory, and ${inGib(memory)} are free: close other programs.`
  if (disk < DISK_GIB * GIB)
    return `The tests need ${DISK_GIB} GB in ${tmpdir()}, and ${inGib(disk)} are free: delete files, or set TMPDIR to another folder.`
  return undefined
}

/**
 * Returns the sentence that says what to do if there is no browser; undefined if there is one. Installs one on Debian
 * or Ubuntu if root.
 */
export function missingBrowser() {
  try {
    findHeadlessChromium()
    return undefined
  } catch (error) {
    return error.message
  }
}

/**
 * Returns a sentence for each kind of test that is skipped because a package is missing. Installs the packages on
 * Debian or Ubuntu if root.
 */
export function skippedTests(isFull, optional = OPTIONAL) {
  const isMissing = each => (isFull || !each.isFullOnly) && !each.isThere()
  const names = optional.filter(isMissing).flatMap(each => each.names)
  if (names.length > 0) installPackages(names.join(', '), ...names)
  return optional.filter(isMissing).map(each => `Without ${each.names.join(' and ')}, ${each.without}.`)
}

function freeMemory() {
  // It knows the limits of containers; Node has it since 20.13.
  return process.availableMemory?.() ?? freemem()
}

function freeDisk() {
  const { bavail, bsize } = statfsSync(tmpdir())
  return bavail * bsize
}

function inGib(bytes) {
  return (bytes / GIB).toFixed(1)
}
