import { type Count, total } from './count.ts'
import { STAGES, type Stage } from './stages.ts'
import { formatTimes } from './suite-times.ts'

/** Options of a run: the tier, whether to print the times, and the names of the stages (none: all). */
export type RunOptions = {
  readonly isFull?: boolean
  readonly hasTimes?: boolean
  readonly names?: readonly string[]
}

/** Runs the stages of a tier. It ends with what failed and the line `N passed, N failed`. Returns the exit code. */
export function runStages(options: RunOptions, stages: readonly Stage[] = STAGES): number {
  const { isFull = false, hasTimes = false, names = [] } = options
  const ofTier = stages.filter(stage => isFull || !stage.isFullOnly)
  const unknown = names.filter(name => ofTier.every(stage => stage.name !== name))
  if (unknown.length > 0) {
    const known = ofTier.map(stage => stage.name).join(', ')
    console.error(`There is no stage ${unknown.join(', ')}. The stages are ${known}.`)
    return 1
  }
  const chosen = ofTier.filter(stage => names.length === 0 || names.includes(stage.name))
  const results = chosen.map(stage => ({ name: stage.name, ...runStage(stage) }))
  if (hasTimes) console.log(formatTimes(results))
  const { passed, failed, failures } = total(results)
  const broken = results.filter(result => result.failed > 0).map(({ name }) => name)
  if (broken.length > 0) console.log(`\nFailed in: ${broken.join(', ')}.`)
  for (const name of failures) console.log(`  ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function runStage({ name, title, run }: Stage): Count & { seconds: number } {
  console.log(`\n== ${name}: ${title}`)
  const start = performance.now()
  const count = runGuarded(run)
  const seconds = (performance.now() - start) / 1000
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds.toFixed(1)} s`)
  return { ...count, seconds }
}

function runGuarded(run: Stage['run']): Count {
  try {
    return run()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}
