/** How much slower this machine is than the one of `USUAL_MS`, measured in about two seconds. */
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { chromium } from '@playwright/test'
import { chromiumArgs, findHeadlessChromium } from '../find-chromium.mjs'

/** What each measurement took on an idle virtual machine with two cores, in ms. */
const USUAL_MS = { processor: 600, disk: 120, page: 900 }
const MOST = 6
const HASHES = `const { createHash } = require('node:crypto')
for (let round = 0; round < 150_000; round++) createHash('sha256').update(String(round)).digest()`

/**
 * Returns the factor for all time-outs, 1 to 6 with one decimal, and prints it. The slowest of processor, disk and page
 * decides, as each test waits for one of them.
 */
export async function calibrate(hasBrowser: boolean): Promise<number> {
  const times = {
    processor: await timeOf(occupyProcessor),
    disk: await timeOf(writeToDisk),
    ...(hasBrowser && { page: await timeOf(loadPage) }),
  }
  const factor = slownessOf(times)
  const texts = Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
  console.log(`Time-outs × ${factor} (${texts.join(', ')})`)
  return factor
}

/** Returns the factor that follows from measurements in ms. */
export function slownessOf(times: Partial<typeof USUAL_MS>): number {
  const ratios = Object.entries(times).map(([name, ms]) => ms / USUAL_MS[name as keyof typeof USUAL_MS])
  return Math.round(Math.min(Math.max(1, ...ratios), MOST) * 10) / 10
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Keeps each core busy with a fixed amount of work. */
async function occupyProcessor(): Promise<void> {
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => {
      const worker = new Worker(HASHES, { eval: true })
      return new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
    }),
  )
}

/** Writes 16 MB, and waits for the disk four times. */
async function writeToDisk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-disk-'))
  const file = openSync(join(folder, 'block'), 'w')
  try {
    for (let block = 0; block < 4; block++) {
      writeSync(file, Buffer.alloc(4 * 1024 ** 2, block))
      fsyncSync(file)
    }
  } finally {
    closeSync(file)
    rmSync(folder, { recursive: true })
  }
}

async function loadPage(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs })
  const page = await browser.newPage()
  await page.goto('data:text/html,<p id=ready>ready</p>')
  await page.locator('#ready').waitFor()
  await browser.close()
}
