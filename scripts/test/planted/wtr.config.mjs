/** The planted tests of `run-stages.test.ts`. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { chromiumArgs, findHeadlessChromium } from '../../find-chromium.mjs'
import { runnerReporter } from '../reporters/elements.mjs'

function answerFirstTime(context, next) {
  if (context.path !== '/first-time') return next()
  const marker = join(process.env.PLANTED, 'elements')
  context.body = String(!existsSync(marker))
  writeFileSync(marker, '')
}

export default {
  rootDir: process.cwd(),
  files: ['scripts/test/planted/elements.js'],
  browsers: [
    playwrightLauncher({ launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs } }),
  ],
  middleware: [answerFirstTime],
  reporters: [runnerReporter()],
}
