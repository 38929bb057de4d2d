/** The row of a conversation while the story goes on. */
import type { ConversationStatus, Responder } from '#contract/entities/conversation.ts'
import type { Columns } from './events.ts'

/** A row of any table. */
export type StoredRow = Record<string, unknown>

/** A row of conversations, without the columns that the story leaves alone. */
export type ConversationRow = {
  readonly id: string
  readonly company_id: string
  readonly source: string
  readonly locale: string
  status: ConversationStatus
  priority: string
  tags: readonly string[]
  number: number | null
  responder: Responder
  needs_human: boolean
  human_requested_at: Date | null
  assignee_id: string | null
  assignee_name: string | null
  team_id: string | null
  agent_seen_sequence: number
  visitor_seen_sequence: number
  last_sequence: number
  last_message_at: Date | null
  preview: string
  waiting_since: Date | null
  first_replied_at: Date | null
  visitor_active_at: Date | null
  call_started_at: Date | null
  call_ended_at: Date | null
  snoozed_until: Date | null
  timeout_rule: string | null
  timeout_at: Date | null
  resolved_at: Date | null
  updated_at: Date
  /** No column: when the visitor wrote the last message; null if somebody else wrote it. */
  last_visitor_at: Date | null
}

/** Returns the row of a conversation that begins. */
export function createConversationRow(
  company_id: string,
  id: string,
  at: Date,
  opened: Columns,
): ConversationRow {
  const row = {
    id,
    company_id,
    priority: 'medium',
    tags: [],
    number: null,
    assignee_id: null,
    assignee_name: null,
    team_id: null,
    agent_seen_sequence: 0,
    visitor_seen_sequence: 0,
    last_sequence: 0,
    last_message_at: null,
    preview: '',
    waiting_since: null,
    first_replied_at: null,
    visitor_active_at: null,
    call_started_at: null,
    call_ended_at: null,
    snoozed_until: null,
    timeout_rule: null,
    timeout_at: null,
    resolved_at: null,
    created_at: at,
    updated_at: at,
    last_visitor_at: null,
    ...opened,
  }
  return row as unknown as ConversationRow
}
