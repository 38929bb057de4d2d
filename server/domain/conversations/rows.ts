/** Columns of the views, and rows turned into what the contract promises. */
import {
  type StaffConversation,
  staffConversation,
  type VisitorConversation,
  visitorConversation,
} from '#contract/entities/conversation.ts'
import { type Message, message } from '#contract/entities/message.ts'
import type { Row } from '#server/ports/database.ts'

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
