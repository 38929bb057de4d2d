import type { Colleague } from '#contract/entities/desk.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'

/** The text being looked up: a canned reply after `/`, or in a note a colleague after `@`. */
export type Trigger = {
  readonly sign: '/' | '@'
  /** The text after the sign. */
  readonly query: string
  /** The index of the sign in the text. */
  readonly start: number
}

const QUERY_MAX = 40

/**
 * Returns the look-up around the caret: a sign at the start of a word, and the text from there to the caret
 * without a word's end. A colleague's name may contain one space.
 */
export function triggerAt(text: string, caret: number, kind: WritingKind): Trigger | null {
  const pattern = kind === 'reply' ? /(?:^|\s)(\/)([^\s/]*)$/ : /(?:^|\s)(@)(\S* ?\S*)$/
  // A sign further back is followed by more than the longest query.
  const found = pattern.exec(text.slice(Math.max(0, caret - QUERY_MAX - 2), caret))
  if (!found || found[2]!.length > QUERY_MAX) return null
  const query = found[2]!
  return { sign: found[1] as Trigger['sign'], query, start: caret - query.length - 1 }
}

/** Returns the text with the look-up replaced, and the new caret position. */
export function insertAt(
  text: string,
  { start, query }: Trigger,
  inserted: string,
): { readonly text: string; readonly caret: number } {
  const caret = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(start + 1 + query.length), caret }
}

/** Returns the ids of the colleagues whose full names follow an `@` in a note. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): readonly string[] {
  return colleagues.filter(({ full_name }) => text.includes(`@${full_name}`)).map(({ id }) => id)
}
