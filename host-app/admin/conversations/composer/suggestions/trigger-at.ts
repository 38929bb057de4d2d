import type { Colleague } from '#contract/entities/desk.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'

/** What is being looked up: a canned reply behind a `/`, or in a note a colleague behind an `@`. */
export type Trigger = {
  readonly sign: '/' | '@'
  /** What stands behind the sign. */
  readonly query: string
  /** Where the sign stands in the text. */
  readonly start: number
}

const QUERY_MAX = 40

/**
 * The look-up that the caret stands in: a sign at the beginning of a word, and no end of that word before the caret; a
 * colleague's name may have one blank in it.
 */
export function triggerAt(text: string, caret: number, kind: WritingKind): Trigger | null {
  const pattern = kind === 'reply' ? /(?:^|\s)(\/)([^\s/]*)$/ : /(?:^|\s)(@)(\S* ?\S*)$/
  const found = pattern.exec(text.slice(0, caret))
  if (!found || found[2]!.length > QUERY_MAX) return null
  const query = found[2]!
  return { sign: found[1] as Trigger['sign'], query, start: caret - query.length - 1 }
}

/** The text with the look-up replaced, and where the caret stands then. */
export function insertAt(
  text: string,
  { start, query }: Trigger,
  inserted: string,
): { readonly text: string; readonly caret: number } {
  const caret = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(start + 1 + query.length), caret }
}

/** The ids of the colleagues whose full names stand in a note behind an `@`. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): readonly string[] {
  return colleagues.filter(({ full_name }) => text.includes(`@${full_name}`)).map(({ id }) => id)
}
