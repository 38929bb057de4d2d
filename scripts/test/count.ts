/** How many checks or tests passed and failed. */
export type Count = { readonly passed: number; readonly failed: number }

/** A command that is one check by itself. */
export function oneCheck(succeeded: boolean): Count {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
}

/** The counts together. */
export function total(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
  }
}
