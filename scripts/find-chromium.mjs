/**
 * Finds the browsers of the element tests and end-to-end tests. Run directly, it prints the path of the whole browser.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, onSearchPath } from './install-packages.mjs'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const USUAL_PLACES = {
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(name =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map(file =>
      join(process.env[name] ?? '', file),
    ),
  ),
}

/** Chromium's arguments: no background activity, and no sandbox, which containers don't allow. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of Chromium or Chrome. Installs one on Debian or Ubuntu if root.
 * @throws Error with a message for the reader.
 */
export function findChromium() {
  return chosen() ?? wholeBrowser() ?? install('chromium') ?? fail()
}

/**
 * Returns the path of Chromium's headless shell, else of the whole browser. The shell takes half the processor time; it
 * has no back/forward cache. Installs and throws as `findChromium` does.
 */
export function findHeadlessChromium() {
  return chosen() ?? shell() ?? wholeBrowser() ?? install('chromium-headless-shell') ?? findChromium()
}

function chosen() {
  const path = process.env.CHROMIUM
  if (path && !existsSync(path)) throw new Error(`CHROMIUM is set to ${path}, which does not exist.`)
  return path || undefined
}

function shell() {
  return SHELLS.map(onSearchPath).find(Boolean)
}

function wholeBrowser() {
  return NAMES.map(onSearchPath).find(Boolean) ?? USUAL_PLACES[process.platform]?.find(existsSync)
}

function install(name) {
  return installPackages(name, name) ? onSearchPath(name) : undefined
}

function fail() {
  throw new Error(
    'No Chromium found: install Chrome or Chromium (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to its path.',
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
