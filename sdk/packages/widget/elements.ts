import type { SupportElement } from '#contract/embed-types.ts'

/** `<support-chat>`: the button in the corner and the chat. */
export type SupportChatElement = SupportElement<'support-chat'>
/** `<support-ticket>`: the ticket form and the visitor's own tickets. */
export type SupportTicketElement = SupportElement<'support-ticket'>
/** `<support-kb>`: the help center. */
export type SupportKbElement = SupportElement<'support-kb'>
/** `<support-voice>`: calls with the AI assistant. */
export type SupportVoiceElement = SupportElement<'support-voice'>
/** `<support-csat>`: a satisfaction survey. */
export type SupportCsatElement = SupportElement<'support-csat'>
