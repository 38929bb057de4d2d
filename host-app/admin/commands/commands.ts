import type { Command, CommandName } from './command-table.ts'

/** The page's command registry. Components add commands with `useCommands`. */
export const commands = createCommandRegistry()

/** The commands that can run now. */
export type CommandRegistry = {
  /** Adds commands until the returned function is called. Of two with the same id, the list's wins, else the later one. */
  readonly register: (commands: readonly Command[]) => () => void
  /** Returns the commands; the same array until they change. */
  readonly all: () => readonly Command[]
  /** Calls back on every change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates an empty registry. */
export function createCommandRegistry(): CommandRegistry {
  const registered = new Set<readonly Command[]>()
  const listeners = new Set<() => void>()
  let all: readonly Command[] = []

  function update(): void {
    const ordered = [...registered].flat().sort((a, b) => ofList(a) - ofList(b))
    all = [...new Map(ordered.map(command => [command.id, command])).values()]
    for (const listener of listeners) listener()
  }

  return {
    register(commands) {
      // A copy, because two components may pass the same array.
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

function ofList(command: Command): number {
  return 'isOfList' in command ? 1 : 0
}

/** Runs a command if it is available now. */
export function runCommand(name: CommandName): void {
  commands
    .all()
    .find(({ id }) => id === name)
    ?.run()
}
