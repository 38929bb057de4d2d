import type { Colleague } from '#contract/entities/desk.ts'

/** The ids of the colleagues whose full names stand in a note behind an `@`. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): readonly string[] {
  return colleagues.filter(({ full_name }) => text.includes(`@${full_name}`)).map(({ id }) => id)
}
