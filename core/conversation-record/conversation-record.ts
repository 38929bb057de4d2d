import type { ConversationStatus, Responder, TimeoutRule } from '#contract/entities/conversation.ts'

/** The columns of a stored conversation that its transitions depend on. `responder` says who answers: `ai`, `agent` or `none`. */
export type ConversationRecord = {
  readonly status: ConversationStatus
  readonly needs_human: boolean
  readonly human_requested_at: Date | null
  readonly responder: Responder
  readonly timeout_rule: TimeoutRule | null
  readonly timeout_at: Date | null
}
