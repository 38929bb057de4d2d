import { COMMAND_TABLE, type Command, type CommandName, commandDetails } from './command-table.ts'

/** Commands that make sense only by keyboard. */
const ONLY_BY_KEYS: readonly string[] = ['bar', 'open', 'leave'] satisfies readonly CommandName[]
const TABLE_ORDER: readonly string[] = Object.keys(COMMAND_TABLE)

/**
 * Returns the commands that match the typed text, best first: each word starts a word of the title or the
 * keywords. Without text, all commands of the table, in its order.
 */
export function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = wordsOf(query)
  const offered = commands.filter(({ id }) => !ONLY_BY_KEYS.includes(id))
  if (words.length === 0) {
    return offered
      .filter(command => !('title' in command))
      .sort((a, b) => TABLE_ORDER.indexOf(a.id) - TABLE_ORDER.indexOf(b.id))
  }
  return offered
    .map(command => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .map(({ command }) => command)
}

/**
 * Returns 0 if the title starts with the words, 1 if the title contains all, 2 if title and keywords contain
 * all; else infinity.
 */
function rankOf(command: Command, words: readonly string[]): number {
  const { title, keywords = '' } = commandDetails(command)
  const inTitle = wordsOf(title)
  const inAll = [...inTitle, ...wordsOf(keywords)]
  const isIn = (texts: readonly string[]) => words.every(word => texts.some(text => text.startsWith(word)))
  if (inTitle.join(' ').startsWith(words.join(' '))) return 0
  if (isIn(inTitle)) return 1
  return isIn(inAll) ? 2 : Number.POSITIVE_INFINITY
}

/** Splits a text into words, in lower case and without accents. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}#@.+_-]+/gu) ?? []
}
