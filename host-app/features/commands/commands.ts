import type { Command, CommandName } from './command-table.ts'

/** What can be run on this page. Panes add to it by `useCommands`. */
export const commands = createCommandRegistry()

/** The commands that can be run at this moment. */
export type CommandRegistry = {
  /** Adds commands until the returned function is called. Of two with one id the one that came later counts. */
  readonly register: (commands: readonly Command[]) => () => void
  /** What can be run; the same array until something is added or taken away. */
  readonly all: () => readonly Command[]
  /** Hears of every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A registry without commands. */
export function createCommandRegistry(): CommandRegistry {
  const registered = new Set<readonly Command[]>()
  const listeners = new Set<() => void>()
  let all: readonly Command[] = []

  function update(): void {
    all = [...new Map([...registered].flat().map(command => [command.id, command])).values()]
    for (const listener of listeners) listener()
  }

  return {
    register(commands) {
      // Two panes may give the very same array.
      const own = [...commands]
      registered.add(own)
      update()
      return () => {
        if (registered.delete(own)) update()
      }
    },
    all: () => all,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Runs a command, where it can be run now. */
export function runCommand(name: CommandName): void {
  commands
    .all()
    .find(({ id }) => id === name)
    ?.run()
}
