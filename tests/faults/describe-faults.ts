import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { pretendPage } from './node-page.ts'
import { findViolations } from './oracle.ts'
import { createRandom, SEEDS } from './random.ts'
import { runSchedule, type Stage } from './run-schedule.ts'
import type { Schedule } from './schedules.ts'
import { summaryOf } from './summary-of.ts'

/** One node or several that have not started yet, and their database. */
export type Place = Pick<Stage, 'nodes' | 'model' | 'redis' | 'withDatabase' | 'killConnections'> & {
  readonly close: () => Promise<void>
}

/** The fault's description, the prefix of its conversations' names, and its schedule. */
type Case = readonly [fault: string, label: string, schedule: Schedule]

/** Runs each schedule against one server, once for each seed, and checks the records. */
export function describeFaults(title: string, open: () => Promise<Place>, cases: readonly Case[]): void {
  describe.each(SEEDS)(`[CHAT-26] ${title}: every message once, in order and in time (seed %d)`, seed => {
    let place: Place | undefined
    let browser: Browser | undefined
    let page: EventTarget
    const random = createRandom(seed)

    beforeAll(async () => {
      place = await open()
      for (const node of place.nodes) await node.start()
      browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs })
      page = pretendPage('http://localhost')
    })
    afterAll(async () => {
      await browser?.close()
      for (const node of place?.nodes ?? []) await node.dispose()
      await place?.close()
    })

    it.each(cases)('under %s', async (fault, label, schedule) => {
      const run = await runSchedule({ ...place!, random, page, label, browser: browser! }, schedule)
      console.log(summaryOf(fault, seed, run))
      expect(findViolations(run)).toEqual([])
    })
  })
}
