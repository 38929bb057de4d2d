/** Drafts, canned replies, macros, and scheduled replies. */
import { z } from 'zod'
import { MESSAGE_MAX_LENGTH } from '../constants/conversation.ts'
import { ACTIONS_MAX } from '../constants/desk.ts'
import { CANNED_VARIABLES } from '../constants/thread-tools.ts'
import { deskAction } from './desk-action.ts'
import { messageContent } from './message.ts'
import { filledText, instant } from './values.ts'

/** What somebody writes: a reply to the visitor, or a note to colleagues. */
export const writingKind = z.enum(['reply', 'note'])
/** A kind of `writingKind`. */
export type WritingKind = z.infer<typeof writingKind>

/** A person's own draft in a conversation. Empty content deletes it. */
export const draft = z.object({ kind: writingKind, content: z.string().max(MESSAGE_MAX_LENGTH) })
/** A parsed `draft`. */
export type Draft = z.infer<typeof draft>

/** The text after `/` that finds a canned reply in the composer. */
export const shortcut = filledText(40).regex(/^[^\s/]+$/, 'Has no spaces and no slash.')

const VARIABLE = /\{\{([^{}]*)\}\}/g
const KNOWN: readonly string[] = CANNED_VARIABLES

/** Text with variables such as `{{customer.first_name}}`. An unknown variable is an issue that names it. */
export const cannedContent = messageContent.superRefine((text, context) => {
  for (const [written, name] of text.matchAll(VARIABLE))
    if (!KNOWN.includes(name!.trim()))
      context.addIssue({ code: 'custom', message: `There is no variable ${written}.` })
})

/** A canned reply. */
export const cannedReply = z.object({
  id: z.uuid(),
  /** The owner's id; null for everybody's. */
  owner_id: z.uuid().nullable(),
  shortcut: z.string(),
  content: z.string(),
  updated_at: instant,
})
/** A parsed `cannedReply`. */
export type CannedReply = z.infer<typeof cannedReply>

/** The actions of a macro, at least one. */
export const macroActions = z.array(deskAction).min(1).max(ACTIONS_MAX)

/** Actions that run together on one conversation. */
export const macro = z.object({ id: z.uuid(), name: z.string(), actions: macroActions, updated_at: instant })
/** A parsed `macro`. */
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
/** A parsed `scheduledMessage`. */
export type ScheduledMessage = z.infer<typeof scheduledMessage>
