/** The commands with a name of their own: what the command bar, the shortcuts and the help sheet say of them. */

export const COMMAND_GROUPS = ['Conversation', 'List', 'Go to', 'General'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** What is said of a command. */
export type CommandWords = {
  readonly group: CommandGroup
  readonly title: string
  /**
   * What runs it: one key, such as `e`; keys one after the other, such as `g i`; or `mod+k`, where `mod` is Ctrl, on
   * Apple's keyboards Cmd. A letter is meant without Shift, a sign however the keyboard types it.
   */
  readonly keys?: string
  /** Holding the keys down runs it again and again. */
  readonly repeats?: true
  /** Other words that find it in the command bar. */
  readonly words?: string
}

/** In the order in which they are shown. */
export const COMMAND_TABLE = {
  reply: { group: 'Conversation', title: 'Write a reply', keys: 'r', words: 'answer message' },
  note: { group: 'Conversation', title: 'Write a note', keys: 'n', words: 'private internal comment' },
  take: { group: 'Conversation', title: 'Take the conversation', keys: 'i', words: 'assign to me mine' },
  assign: { group: 'Conversation', title: 'Assign…', keys: 'a', words: 'person team owner hand over' },
  resolve: { group: 'Conversation', title: 'Resolve', keys: 'e', words: 'close done finish' },
  reopen: { group: 'Conversation', title: 'Reopen', words: 'open again' },
  snooze: { group: 'Conversation', title: 'Snooze…', keys: 's', words: 'later remind sleep' },
  label: { group: 'Conversation', title: 'Labels…', keys: 'l', words: 'tag' },
  priority: { group: 'Conversation', title: 'Priority…', keys: 'p', words: 'urgent high medium low' },
  merge: { group: 'Conversation', title: 'Merge…', words: 'duplicate join' },
  undo: { group: 'Conversation', title: 'Undo', keys: 'z', words: 'take back' },
  next: { group: 'List', title: 'Next conversation', keys: 'j', repeats: true, words: 'down' },
  previous: { group: 'List', title: 'Previous conversation', keys: 'k', repeats: true, words: 'up' },
  open: { group: 'List', title: 'Open the conversation', keys: 'Enter' },
  select: { group: 'List', title: 'Select the conversation', keys: 'x', words: 'choose mark bulk' },
  search: { group: 'List', title: 'Search conversations', keys: '/', words: 'find' },
  inbox: { group: 'Go to', title: 'Conversations', keys: 'g i', words: 'inbox' },
  knowledge: { group: 'Go to', title: 'Knowledge', keys: 'g k', words: 'articles help center kb' },
  customers: { group: 'Go to', title: 'Customers', keys: 'g c', words: 'people contacts' },
  settings: { group: 'Go to', title: 'Settings', keys: 'g s', words: 'preferences' },
  bar: { group: 'General', title: 'Open the command bar', keys: 'mod+k' },
  help: { group: 'General', title: 'Show the keyboard shortcuts', keys: '?', words: 'help keys' },
  'pane-before': { group: 'General', title: 'Go to the previous pane', keys: '[', words: 'focus left' },
  'pane-after': { group: 'General', title: 'Go to the next pane', keys: ']', words: 'focus right' },
  leave: { group: 'General', title: 'Close what is open', keys: 'Escape', words: 'back close' },
} as const satisfies Record<string, CommandWords>

export type CommandName = keyof typeof COMMAND_TABLE

/** A command of the table: its words and its keys stand there. */
type NamedCommand = { readonly id: CommandName; readonly run: () => void }

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
