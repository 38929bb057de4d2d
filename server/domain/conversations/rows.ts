/** Conversations and messages as the contract describes them: their columns, and how their rows are read. */
import {
  type StaffConversation,
  staffConversation,
  type VisitorConversation,
  visitorConversation,
} from '#contract/entities/conversation.ts'
import { type Message, message } from '#contract/entities/message.ts'
import type { Query, Row } from '#server/ports/database.ts'

export const VISITOR_COLUMNS = Object.keys(visitorConversation.shape).join(', ')
export const STAFF_COLUMNS = Object.keys(staffConversation.shape).join(', ')
export const MESSAGE_COLUMNS = Object.keys(message.shape).join(', ')

export function toVisitorConversation(row: Row): VisitorConversation {
  return visitorConversation.parse(withIsoDates(row))
}

export function toStaffConversation(row: Row): StaffConversation {
  return staffConversation.parse(withIsoDates(row))
}

export function toMessage(row: Row): Message {
  return message.parse(withIsoDates(row))
}

export function withIsoDates(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  )
}

/** An existing conversation as its visitor sees it, read in the caller's transaction. */
export async function visitorView(query: Query, conversationId: string): Promise<VisitorConversation> {
  const sql = `select ${VISITOR_COLUMNS} from public.conversations where id = $1`
  const [row] = await query(sql, [conversationId])
  return toVisitorConversation(row!)
}

/** An existing conversation as staff see it, read in the caller's transaction. */
export async function staffView(query: Query, conversationId: string): Promise<StaffConversation> {
  const sql = `select ${STAFF_COLUMNS} from public.conversations where id = $1`
  const [row] = await query(sql, [conversationId])
  return toStaffConversation(row!)
}
