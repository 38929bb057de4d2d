/** Finds the browser of the element and journey tests. Run by itself it prints the path. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, onSearchPath } from './install-packages.mjs'

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
  const chosen = process.env.CHROMIUM
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM is set to ${chosen}, which does not exist.`)
  const found = chosen || installed() || (installPackages('Chromium', 'chromium') && installed())
  if (!found) throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM to its path.')
  return found
}

function installed() {
  const onPath = NAMES.map(onSearchPath).find(Boolean)
  return onPath ?? USUAL_PLACES[process.platform]?.find(existsSync)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
