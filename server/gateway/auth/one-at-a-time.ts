/** Runs work one after the other that has a key in common; what fails does not hold up what waits. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** Keys that nothing runs under are forgotten. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const result = (last.get(key) ?? Promise.resolve()).then(work)
    const over = result.catch(() => {})
    last.set(key, over)
    try {
      return await result
    } finally {
      if (last.get(key) === over) last.delete(key)
    }
  }
}
