import { createCommandRegistry } from './command-registry.ts'
import type { CommandName } from './command-table.ts'

/** What can be run on this page. Panes add to it by `useCommands`. */
export const commands = createCommandRegistry()

/** Runs a command, where it can be run now. */
export function runCommand(name: CommandName): void {
  commands
    .all()
    .find(({ id }) => id === name)
    ?.run()
}
