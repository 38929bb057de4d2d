import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureInstall } from '../ensure-install.mjs'
import { loadTypeScript } from '../load-typescript.mjs'
import { missingBrowser, missingSpace, skippedTests } from './preflight.mjs'

const OPTIONS = {
  full: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  times: { type: 'boolean', default: false },
}

/** Runs `npm test` with the given arguments. Says what is missing before anything runs. Returns the exit code. */
export async function main(args) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    refuse(missingSpace())
    ensureInstall()
    await loadTypeScript()
    const { chooseStages, runStages } = await import('./run-stages.ts')
    const options = {
      isFull: values.full,
      isStrict: values.strict,
      hasTimes: values.times,
      names: positionals,
    }
    const stages = chooseStages(options)
    const hasBrowser = stages.some(stage => stage.hasBrowser)
    if (hasBrowser) {
      refuse(missingBrowser())
      for (const sentence of skippedTests(values.full)) console.log(sentence)
    }
    // The runners are child processes and inherit these variables. The tier is each stage's own.
    delete process.env.TEST_TIER
    process.env.TEST_SEED ??= commit()
    if (!values.full) console.log(`Seed of the samples: ${process.env.TEST_SEED} (TEST_SEED)`)
    if (values.times) process.env.TEST_TIMES = 'test-results/times.jsonl'
    if (stages.some(stage => stage.mayRepeat)) {
      const { calibrate } = await import('./calibrate.ts')
      process.env.TEST_SLOWNESS = String(await calibrate(hasBrowser))
    }
    return await runStages(stages, options)
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

function commit() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' })
  return stdout?.trim() || 'none'
}

function refuse(missing) {
  if (missing) throw new Error(missing)
}
