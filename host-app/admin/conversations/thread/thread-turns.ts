import type { Turn } from '../turn.ts'
import type { ThreadItem } from './thread-items.ts'

/** The turn line beside an item. `handoff`: the AI had the conversation before the item, and not after it. */
export type ItemTurn = Turn | 'handoff'

/**
 * Returns the turn line beside each item of a thread: who has the conversation after the item. Messages,
 * assignments and requests for a human tell; `current` is who has it now, after all of them.
 */
export function threadTurns(items: readonly ThreadItem[], current: Turn): readonly ItemTurn[] {
  const told = items.map(turnAfter)
  const last = told.findLastIndex(turn => turn !== null)
  let turn = firstTurn(items, told, current)
  return told.map((next, index) => {
    const before = turn
    if (next === 'waiting' && before === 'person') return before
    turn = next ?? (index > last ? current : before)
    return before === 'ai' && turn !== 'ai' && next !== null ? 'handoff' : turn
  })
}

/** Who has the conversation after an item; null if the item doesn't tell. */
function turnAfter(item: ThreadItem): Turn | null {
  if (item.kind === 'message') {
    const { sender_type } = item.message
    return sender_type === 'ai' ? 'ai' : sender_type === 'agent' ? 'person' : null
  }
  if (item.kind !== 'activity') return null
  const { kind, detail } = item.activity
  if (kind === 'human-requested') return 'waiting'
  if (kind === 'assignee') return detail['to'] === null ? 'none' : 'person'
  return null
}

/** Who has the conversation before the first item that tells. */
function firstTurn(items: readonly ThreadItem[], told: readonly (Turn | null)[], current: Turn): Turn {
  const first = told.find(turn => turn !== null) ?? current
  // Only the AI hands over.
  if (first === 'waiting') return 'ai'
  const isFromStart = items[0]?.kind === 'activity' && items[0].activity.kind === 'created'
  return first === 'person' && isFromStart ? 'none' : first
}
