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
