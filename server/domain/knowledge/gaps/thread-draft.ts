/** Turns an agent's messages into the beginning of an article. */
import { smallTalkOf } from '../answers/small-talk/small-talk.ts'
import { withoutPersonalData } from '../articles/search-log.ts'

/** A shorter part of a name, in characters, is a common word. */
const MIN_NAME = 3

/**
 * Returns the messages as Markdown paragraphs, without mere politeness, personal data and the speakers' names. HTML
 * in them becomes plain text.
 */
export function draftOf(messages: readonly string[], names: readonly (string | null)[]): string {
  return messages
    .filter(message => smallTalkOf(message) === null)
    .map(message =>
      message
        .split('\n')
        .map(line => maskNames(withoutPersonalData(line), names))
        .join('\n')
        .trim(),
    )
    .filter(message => message !== '')
    .join('\n\n')
}

/** Returns a text with full and partial names replaced by '…'. */
export function maskNames(text: string, names: readonly (string | null)[]): string {
  const parts = names
    .flatMap(name => (name === null ? [] : [name, ...name.split(/\s+/)]))
    .filter(part => part.length >= MIN_NAME)
    .sort((a, b) => b.length - a.length)
    .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (parts.length === 0) return text
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'gu'), '…')
}
