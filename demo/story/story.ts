/** The whole story, as a list of events. */
import { tellCall } from './call.ts'
import { tellChat } from './chat.ts'
import type { StoryEvent } from './events.ts'
import { planStory } from './plots.ts'
import { rhythmBefore } from './rhythm.ts'
import { tellSpecials } from './specials.ts'
import { tellTicket } from './ticket.ts'

const TELL = { chat: tellChat, ticket: tellTicket, call: tellCall } as const

/**
 * Returns everything that happened before an instant, the oldest event first. The same instant gives the same events.
 * @param now ms since the epoch
 */
export function tellStory(now: number): StoryEvent[] {
  const rhythm = rhythmBefore(now)
  const logs = [...planStory(rhythm).map(plan => TELL[plan.how](plan)), ...tellSpecials(rhythm)]
  // Stable: events of one instant stay in the order in which they were told.
  return logs.flatMap(log => log.close(now)).sort((a, b) => a.at - b.at)
}
