/** Numbers of passed and failed checks or tests, and the names of those that failed, where the runner tells them. */
export type Count = {
  readonly passed: number
  readonly failed: number
  readonly failures?: readonly string[]
}

/** Returns the count of a command that is one check. */
export function oneCheck(succeeded: boolean): Count {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
}

/** Returns the sum of the counts, with all names. */
export function total(counts: readonly Count[]): Required<Count> {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
    failures: counts.flatMap(count => count.failures ?? []),
  }
}
