import type { StaffConversation } from '#contract/entities/conversation.ts'
import { type DeskState, deskState } from '#contract/entities/desk.ts'

/** Returns the fields of a conversation that actions at the desk can change, which an undo compares. */
export function stateOf(conversation: StaffConversation): DeskState {
  return deskState.parse(conversation)
}

/** Returns the fields that differ. The order of labels doesn't matter. */
export function changedFields(from: DeskState, to: DeskState): readonly (keyof DeskState)[] {
  const fields = Object.keys(from) as (keyof DeskState)[]
  return fields.filter(field => !isSame(from[field], to[field]))
}

function isSame(one: DeskState[keyof DeskState], other: DeskState[keyof DeskState]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return instantOr(one) === instantOr(other)
  return one.length === other.length && one.every(each => other.includes(each))
}

/**
 * Returns an instant in ms, any other value unchanged: the same instant can be written in several ways (RFC 3339,
 * section 5.6).
 */
function instantOr(value: unknown): unknown {
  return typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value))
    ? Date.parse(value)
    : value
}
