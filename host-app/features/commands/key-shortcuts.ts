import { COMMAND_TABLE, type CommandName, type CommandWords } from './command-table.ts'

/**
 * The value of `aria-keyshortcuts` (WAI-ARIA 1.2, section 6.6) for the button that does what the command does; it has no
 * form for keys one after the other.
 */
export function keyShortcuts(name: CommandName): string | undefined {
  const { keys }: CommandWords = COMMAND_TABLE[name]
  if (keys === undefined || keys.includes(' ')) return undefined
  if (keys.startsWith('mod+')) return ['Control', 'Meta'].map(mod => keys.replace('mod', mod)).join(' ')
  return keys
}
