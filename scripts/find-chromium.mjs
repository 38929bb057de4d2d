/** Finds the browsers of the element and journey tests. Run by itself it prints the path of the whole browser. */
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

/** Quiet, and startable in containers, where Chromium's own sandbox is not available. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium or Chrome; installs one on Debian or Ubuntu when root. Throws one plain sentence otherwise. */
export function findChromium() {
  return chosen() ?? wholeBrowser() ?? install('chromium') ?? fail()
}

/**
 * The path of Chromium's headless shell, which takes half the processor time of the whole browser, or of the whole browser
 * where there is no shell. The shell has no cache of pages that were left. Installs and throws as `findChromium` does.
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
  throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM to its path.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
