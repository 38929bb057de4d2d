import { type Count, total } from './count.ts'
import { STAGES, type Stage } from './stages.ts'

/** Runs the named stages, or all; the last line it prints is `N passed, N failed`. Returns the exit code. */
export function runStages(names: readonly string[], stages: readonly Stage[] = STAGES): number {
  const unknown = names.filter(name => stages.every(stage => stage.name !== name))
  if (unknown.length > 0) {
    console.error(`No stage ${unknown.join(', ')}; there are: ${stages.map(stage => stage.name).join(', ')}.`)
    return 1
  }
  const chosen = stages.filter(stage => names.length === 0 || names.includes(stage.name))
  const { passed, failed } = total(chosen.map(runStage))
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function runStage({ name, title, run }: Stage): Count {
  console.log(`\n== ${name}: ${title}`)
  const start = performance.now()
  const count = runGuarded(run)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
  return count
}

function runGuarded(run: Stage['run']): Count {
  try {
    return run()
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}
