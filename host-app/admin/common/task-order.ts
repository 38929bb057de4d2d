/** Serializes requests by conversation id, so that the server receives them in the agent's order. */
export const inTurn = createTurns()

/**
 * Wraps `task` so that it never runs twice at once: calls during a run cause one more run after it. A change
 * reported during a fetch is neither lost nor the cause of many fetches.
 */
export function oneAtATime(task: () => Promise<unknown>): () => void {
  let running = false
  let wanted = false
  async function run() {
    running = true
    while (wanted) {
      wanted = false
      await task().catch(() => {})
    }
    running = false
  }
  return () => {
    wanted = true
    if (!running) void run()
  }
}

type InTurn = <Result>(names: readonly string[], task: () => Promise<Result>) => Promise<Result>

/**
 * Returns a function that runs tasks with a common name one after the other, in call order. A failed task
 * doesn't block the next.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (names, task) => {
    const before = Promise.allSettled(names.map(name => last.get(name)))
    const done = before.then(task)
    for (const name of names) last.set(name, done)
    return done
  }
}
