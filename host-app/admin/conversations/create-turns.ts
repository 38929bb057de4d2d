/** Does tasks of one name one after the other, in the order in which they came; a failed one holds up nobody. */
export function createTurns(): (name: string, task: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>()
  return (name, task) => {
    const before = last.get(name) ?? Promise.resolve()
    const done = before.then(task, task)
    last.set(name, done)
    return done
  }
}
