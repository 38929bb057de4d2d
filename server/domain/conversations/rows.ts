/** Conversations and messages as the contract describes them: their columns, and parsers for their rows. */
import {
  type StaffConversation,
  staffConversation,
  type VisitorConversation,
  visitorConversation,
} from '#contract/entities/conversation.ts'
import { type Message, message } from '#contract/entities/message.ts'
import type { Query, Row } from '#server/ports/database.ts'

/** Columns of a conversation that its visitor may see, for a select list. */
export const VISITOR_COLUMNS = Object.keys(visitorConversation.shape).join(', ')
/** Columns of a conversation that staff may see, for a select list. */
export const STAFF_COLUMNS = Object.keys(staffConversation.shape).join(', ')
/** Columns of a message, for a select list. */
export const MESSAGE_COLUMNS = Object.keys(message.shape).join(', ')

/** Returns a row of `VISITOR_COLUMNS` as the contract's entity. */
export function toVisitorConversation(row: Row): VisitorConversation {
  return visitorConversation.parse(withIsoDates(row))
}

/** Returns a row of `STAFF_COLUMNS` as the contract's entity. */
export function toStaffConversation(row: Row): StaffConversation {
  return staffConversation.parse(withIsoDates(row))
}

/** Returns a row of `MESSAGE_COLUMNS` as the contract's entity. */
export function toMessage(row: Row): Message {
  return message.parse(withIsoDates(row))
}

/** Returns the row with every `Date` as an ISO 8601 string. */
export function withIsoDates(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  )
}

/** Returns an existing conversation as its visitor sees it, read in the caller's transaction. */
export async function visitorView(query: Query, conversationId: string): Promise<VisitorConversation> {
  const sql = `select ${VISITOR_COLUMNS} from public.conversations where id = $1`
  const [row] = await query(sql, [conversationId])
  return toVisitorConversation(row!)
}

/** Returns an existing conversation as staff see it, read in the caller's transaction. */
export async function staffView(query: Query, conversationId: string): Promise<StaffConversation> {
  const sql = `select ${STAFF_COLUMNS} from public.conversations where id = $1`
  const [row] = await query(sql, [conversationId])
  return toStaffConversation(row!)
}
