import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerProcess } from '#tests/support/server-process.ts'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { pretendPage } from './node-page.ts'
import { findViolations } from './oracle.ts'
import { createRandom, SEEDS } from './random.ts'
import { runSchedule, type Stage } from './run-schedule.ts'
import type { Schedule } from './schedules.ts'
import { summaryOf } from './summary-of.ts'

/** A server that has not started yet, and its database. */
export type Place = Pick<Stage, 'withDatabase' | 'killConnections'> & {
  readonly server: ServerProcess
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
      await place.server.start()
      browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs })
      page = pretendPage('http://localhost')
    })
    afterAll(async () => {
      await browser?.close()
      await place?.server.dispose()
      await place?.close()
    })

    it.each(cases)('under %s', async (fault, label, schedule) => {
      const { server, withDatabase, killConnections } = place!
      const run = await runSchedule(
        {
          ...{ random, page, label, withDatabase, killConnections },
          browser: browser!,
          serverPort: server.port,
          killServer: server.kill,
          startServer: server.start,
        },
        schedule,
      )
      console.log(summaryOf(fault, seed, run))
      expect(findViolations(run)).toEqual([])
    })
  })
}
