import { z } from 'zod'
import { PAGE_TRAIL_MAX } from '../constants/conversation.ts'
import { MENTIONS_MAX } from '../constants/thread-tools.ts'
import { staffConversation } from '../entities/conversation.ts'
import { activity, note } from '../entities/desk.ts'
import { message, messageContent, visitedPage } from '../entities/message.ts'
import { staffSurvey } from '../entities/survey.ts'
import {
  cannedContent,
  cannedReply,
  draft,
  macro,
  macroActions,
  scheduledMessage,
  shortcut,
} from '../entities/thread-tools.ts'
import { filledText, instant } from '../entities/values.ts'
import type { Route } from './route.ts'

const ok = z.object({ ok: z.literal(true) })
const byId = z.object({ id: z.uuid() })
const ofConversation = { params: byId, absent: 'conversation_not_found' } as const
const reads = { access: ['member'] } as const
const replies = { access: ['member'], permission: 'conversations.reply' } as const
const editsSettings = { access: ['member'], permission: 'settings.edit' } as const
/** Whoever acts for a tenant is none of its people, and keeps nothing of an own there. */
const ownPeople = { ...replies, refusesImpersonation: true } as const

const macroFields = z.object({ name: filledText(60), actions: macroActions })
const cannedReplyFields = z.object({ shortcut, content: cannedContent, is_shared: z.boolean() })

/** The tools that agents write with, and what shows beside a conversation's messages. */
export const threadRoutes = {
  /** Oldest first. */
  listNotes: { ...reads, ...ofConversation, response: z.object({ notes: z.array(note) }) },
  /**
   * The same `client_id` returns the existing note. Mentioning nobody active is `person_not_found`. A file is uploaded to
   * the bucket `note-files` first, key `<conversation id>/<timestamp>-<random>-<file name>`, and is the content of a note
   * of its own, `content` being its name; a key that the author hasn't uploaded there is `file_not_found`.
   */
  addNote: {
    ...replies,
    ...ofConversation,
    status: 201,
    limit: 'postMessage',
    body: z.object({
      content: messageContent,
      client_id: z.uuid().optional(),
      mentioned_ids: z.array(z.uuid()).max(MENTIONS_MAX).default([]),
      file_key: z.string().min(1).max(500).nullable().default(null),
    }),
    response: note,
  },
  /** For the author only; for everybody else the note doesn't exist. */
  removeNote: { ...replies, params: byId, absent: 'note_not_found', response: ok },
  /** The newest `ACTIVITIES_MAX`, the oldest first. */
  listActivities: { ...reads, ...ofConversation, response: z.object({ activities: z.array(activity) }) },
  /** The conversation's survey, answered or not; none if nothing was asked. */
  listSurveys: { ...reads, ...ofConversation, response: z.object({ surveys: z.array(staffSurvey) }) },
  /** The pages on which the visitor wrote, the newest first; the same page in a row counts once. */
  listVisitedPages: {
    ...reads,
    ...ofConversation,
    response: z.object({ pages: z.array(visitedPage).max(PAGE_TRAIL_MAX) }),
  },
  /** Conversations that this one continues, the first ended first. */
  listMerged: {
    ...reads,
    ...ofConversation,
    response: z.object({ conversations: z.array(staffConversation) }),
  },

  /**
   * Replaces a message with '[system] message deleted' for everybody: the caller's own, or with `settings.edit`
   * anybody's.
   */
  removeMessage: { ...replies, params: byId, absent: 'message_not_found', response: message },
  /** The same for the caller's own reply that the visitor has not seen; otherwise `message_seen`. */
  undoMessage: { ...replies, params: byId, absent: 'message_not_found', response: message },

  getThreadDraft: {
    ...reads,
    ...ofConversation,
    response: z.object({ draft: draft.nullable() }),
  },
  saveThreadDraft: { ...ownPeople, ...ofConversation, body: draft, response: ok },

  /** The next to be sent first. */
  listScheduled: {
    ...reads,
    ...ofConversation,
    response: z.object({ scheduled: z.array(scheduledMessage) }),
  },
  /** A past instant is `send_date_past`. The same `client_id` returns the existing one. */
  scheduleMessage: {
    ...ownPeople,
    ...ofConversation,
    status: 201,
    limit: 'postMessage',
    body: z.object({ content: messageContent, send_at: instant, client_id: z.uuid().optional() }),
    response: scheduledMessage,
  },
  /** For the author, or with `settings.edit`. A reply that is being sent or was sent is `scheduled_not_found`. */
  cancelScheduled: { ...replies, params: byId, absent: 'scheduled_not_found', response: ok },

  /** Everybody's and the caller's own, by shortcut. */
  listCannedReplies: { ...reads, response: z.object({ replies: z.array(cannedReply) }) },
  /** Everybody's need `settings.edit`. A duplicate shortcut is `shortcut_taken`. */
  createCannedReply: { ...ownPeople, status: 201, body: cannedReplyFields, response: cannedReply },
  updateCannedReply: {
    ...ownPeople,
    params: byId,
    absent: 'canned_reply_not_found',
    body: cannedReplyFields,
    response: cannedReply,
  },
  removeCannedReply: { ...ownPeople, params: byId, absent: 'canned_reply_not_found', response: ok },

  /** By name. */
  listMacros: { ...reads, response: z.object({ macros: z.array(macro) }) },
  /** A duplicate name is `macro_exists`. */
  createMacro: { ...editsSettings, status: 201, body: macroFields, response: macro },
  updateMacro: {
    ...editsSettings,
    params: byId,
    absent: 'macro_not_found',
    body: macroFields,
    response: macro,
  },
  removeMacro: { ...editsSettings, params: byId, absent: 'macro_not_found', response: ok },
} as const satisfies Record<string, Route>
