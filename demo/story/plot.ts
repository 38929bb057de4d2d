/** What a conversation is made from, before it is told. */
import type { CommentPile } from './outcomes.ts'
import type { Script } from './parse-scripts.ts'
import type { Random } from './random.ts'
import type { Rhythm } from './rhythm.ts'
import type { Manner } from './style.ts'
import type { StoryCustomer } from './texts/customers.ts'

/** Everything a conversation is made from. */
export type Plot = {
  readonly id: string
  readonly at: number
  readonly script: Script
  readonly customer: StoryCustomer & { readonly id: string; readonly manner: Manner }
  readonly random: Random
  readonly rhythm: Rhythm
  readonly pile: CommentPile
  /** How many conversations have begun with each line. */
  readonly said: Map<string, number>
  /** Titles of the articles that are published at the conversation's time, by slug. */
  readonly titles: ReadonlyMap<string, string>
}

/** Whether the conversation is about calendars while they get no updates. */
export function isInOutage({ at, script, rhythm }: Plot): boolean {
  return script.labels.includes('calendar sync') && at >= rhythm.badWeek.from && at < rhythm.articlesAt
}
