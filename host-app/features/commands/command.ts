import { COMMAND_TABLE, type CommandName, type CommandWords } from './command-table.ts'

/** A command of the table: its words and its keys stand there. */
export type NamedCommand = { readonly id: CommandName; readonly run: () => void }

/**
 * A command without keys that brings its words along, such as "Assign to Dana". The command bar offers it to those who
 * write a part of its title.
 */
export type OtherCommand = Pick<CommandWords, 'group' | 'title' | 'words'> & {
  readonly id: `${string}:${string}`
  readonly run: () => void
}

export type Command = NamedCommand | OtherCommand

/** What is said of a command. */
export function commandWords(command: Command): CommandWords {
  return 'title' in command ? command : COMMAND_TABLE[command.id]
}
