/** Drafts, canned replies, macros, and replies for later. */
import { z } from 'zod'
import { MESSAGE_MAX_LENGTH } from '../constants/conversation.ts'
import { ACTIONS_MAX } from '../constants/desk.ts'
import { CANNED_VARIABLES } from '../constants/thread-tools.ts'
import { instant } from './account.ts'
import { deskAction } from './desk-action.ts'
import { messageContent } from './message.ts'

/** What somebody is writing: to the visitor, or to colleagues. */
export const writingKind = z.enum(['reply', 'note'])
export type WritingKind = z.infer<typeof writingKind>

/** One's own draft in a conversation; empty content is none. */
export const draft = z.object({ kind: writingKind, content: z.string().max(MESSAGE_MAX_LENGTH) })
export type Draft = z.infer<typeof draft>

/** What follows the `/` in the composer. */
export const shortcut = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\s/]+$/, 'Has no spaces and no slash.')

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g
const KNOWN: readonly string[] = CANNED_VARIABLES

/** Text with variables such as `{{customer.first_name}}`; a variable that does not exist is said by its name. */
export const cannedContent = messageContent.superRefine((text, context) => {
  for (const [written, name] of text.matchAll(VARIABLE))
    if (!KNOWN.includes(name!))
      context.addIssue({ code: 'custom', message: `There is no variable ${written}.` })
})

export const cannedReply = z.object({
  id: z.uuid(),
  /** Whose own it is; null when everybody has it. */
  owner_id: z.uuid().nullable(),
  shortcut: z.string(),
  content: z.string(),
  updated_at: instant,
})
export type CannedReply = z.infer<typeof cannedReply>

export const macroActions = z.array(deskAction).min(1).max(ACTIONS_MAX)

/** Changes that are made together; they are applied as a bulk change of one conversation. */
export const macro = z.object({ id: z.uuid(), name: z.string(), actions: macroActions, updated_at: instant })
export type Macro = z.infer<typeof macro>

/** A reply that waits for its time. */
export const scheduledMessage = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  author_id: z.uuid(),
  author_name: z.string(),
  content: z.string(),
  send_at: instant,
})
export type ScheduledMessage = z.infer<typeof scheduledMessage>
