/** The table of named commands: the command bar, the shortcuts and the help dialog read it. */

export const COMMAND_GROUPS = ['Conversation', 'List', 'Go to', 'General'] as const
/** A heading of the command bar. */
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** A command's title, keys and keywords. */
export type CommandDetails = {
  readonly group: CommandGroup
  readonly title: string
  /**
   * The shortcut: one key, such as `e`; a sequence, such as `g i`; or `mod+k`, where `mod` is Ctrl, or Cmd
   * on Apple keyboards. Letters are without Shift; other characters match however the keyboard types them.
   */
  readonly keys?: string
  /** Holding the keys down repeats the command. */
  readonly repeats?: true
  /** Further search words in the command bar. */
  readonly keywords?: string
}

/** All named commands, in display order. */
export const COMMAND_TABLE = {
  reply: { group: 'Conversation', title: 'Write a reply', keys: 'r', keywords: 'answer message' },
  note: { group: 'Conversation', title: 'Write a note', keys: 'n', keywords: 'private internal comment' },
  take: { group: 'Conversation', title: 'Take the conversation', keys: 'i', keywords: 'assign to me mine' },
  assign: { group: 'Conversation', title: 'Assign…', keys: 'a', keywords: 'person team owner hand over' },
  resolve: { group: 'Conversation', title: 'Resolve', keys: 'e', keywords: 'close done finish' },
  reopen: { group: 'Conversation', title: 'Reopen', keywords: 'open again' },
  snooze: { group: 'Conversation', title: 'Snooze…', keys: 's', keywords: 'later remind sleep' },
  label: { group: 'Conversation', title: 'Labels…', keys: 'l', keywords: 'tag' },
  priority: { group: 'Conversation', title: 'Priority…', keys: 'p', keywords: 'urgent high medium low' },
  merge: { group: 'Conversation', title: 'Merge…', keywords: 'duplicate join' },
  customer: { group: 'Conversation', title: 'Show the customer', keys: 'd' },
  undo: { group: 'Conversation', title: 'Undo', keys: 'z', keywords: 'take back' },
  next: { group: 'List', title: 'Next conversation', keys: 'j', repeats: true, keywords: 'down' },
  previous: { group: 'List', title: 'Previous conversation', keys: 'k', repeats: true, keywords: 'up' },
  open: { group: 'List', title: 'Open the conversation', keys: 'Enter' },
  select: { group: 'List', title: 'Select the conversation', keys: 'x', keywords: 'choose mark bulk' },
  search: { group: 'List', title: 'Search conversations', keys: '/', keywords: 'find' },
  inbox: { group: 'Go to', title: 'Inbox', keys: 'g i', keywords: 'conversations' },
  knowledge: { group: 'Go to', title: 'Knowledge', keys: 'g k', keywords: 'articles help center kb' },
  customers: { group: 'Go to', title: 'Customers', keys: 'g c', keywords: 'people contacts' },
  settings: { group: 'Go to', title: 'Settings', keys: 'g s', keywords: 'preferences' },
  bar: { group: 'General', title: 'Open the command bar', keys: 'mod+k' },
  help: { group: 'General', title: 'Show the keyboard shortcuts', keys: '?', keywords: 'help keys' },
  'pane-before': { group: 'General', title: 'Go to the previous pane', keys: '[', keywords: 'focus left' },
  'pane-after': { group: 'General', title: 'Go to the next pane', keys: ']', keywords: 'focus right' },
  leave: {
    group: 'General',
    title: 'Clear the selection or search, or go back',
    keys: 'Escape',
    keywords: 'back close',
  },
} as const satisfies Record<string, CommandDetails>

/** The id of a named command. */
export type CommandName = keyof typeof COMMAND_TABLE

/** A command whose details are in the table. */
type NamedCommand = {
  readonly id: CommandName
  readonly run: () => void
  /** Whether it acts on rows of the list. It wins over the same command of the open conversation. */
  readonly isOfList?: true
}

/**
 * A command without a shortcut and with a title of its own, such as "Assign to Dana". The command bar lists
 * it only when the typed text matches its title.
 */
export type OtherCommand = Pick<CommandDetails, 'group' | 'title' | 'keywords'> & {
  readonly id: `${string}:${string}`
  readonly run: () => void
}

/** A command of the table, or another one. */
export type Command = NamedCommand | OtherCommand

/** Returns a command's details, from the table or its own. */
export function commandDetails(command: Command): CommandDetails {
  return 'title' in command ? command : COMMAND_TABLE[command.id]
}
