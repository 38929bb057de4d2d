/** By the ids of conversations: what is said and done in one reaches the server in the order in which it was done. */
export const inTurn = createTurns()

/**
 * Wraps `task` so that it never runs twice at once: calls while it runs lead to one more run after it. A hint that comes
 * in the middle of a fetch is thus neither lost nor the cause of a crowd of fetches.
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

/** Does tasks that share a name one after the other, in the order in which they came; a failed one holds up nobody. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (names, task) => {
    const before = Promise.allSettled(names.map(name => last.get(name)))
    const done = before.then(task)
    for (const name of names) last.set(name, done)
    return done
  }
}
