import {
  createCannedReply,
  listCannedReplies,
  removeCannedReply,
  updateCannedReply,
} from '#server/domain/conversations/messages/canned-replies.ts'
import { getDraft, saveDraft } from '#server/domain/conversations/messages/drafts.ts'
import {
  createMacro,
  listMacros,
  removeMacro,
  updateMacro,
} from '#server/domain/conversations/messages/macros.ts'
import { addNote, listNotes, removeNote } from '#server/domain/conversations/messages/notes.ts'
import { removeMessage } from '#server/domain/conversations/messages/remove-message.ts'
import {
  cancelScheduled,
  listScheduled,
  scheduleMessage,
} from '#server/domain/conversations/messages/scheduled-messages.ts'
import { listActivities, listMerged, listSurveys } from '#server/domain/conversations/messages/timeline.ts'
import { listVisitedPages } from '#server/domain/conversations/messages/visited-pages.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

const OK = { ok: true } as const

/** Handlers of the tools that agents write with, and of what shows beside a conversation. */
export function threadHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listNotes: async ({ actor, params }) => ({ notes: await listNotes(database, actor, params.id) }),
    addNote: ({ actor, params, body }) => addNote(deps, actor, params.id, body),
    async removeNote({ actor, params }) {
      await removeNote(deps, actor, params.id)
      return OK
    },
    listVisitedPages: async ({ actor, params }) => ({
      pages: await listVisitedPages(database, actor, params.id),
    }),
    listActivities: async ({ actor, params }) => ({
      activities: await listActivities(database, actor, params.id),
    }),
    listSurveys: async ({ actor, params }) => ({ surveys: await listSurveys(database, actor, params.id) }),
    listMerged: async ({ actor, params }) => ({
      conversations: await listMerged(database, actor, params.id),
    }),
    removeMessage: ({ actor, params }) => removeMessage(deps, actor, params.id, 'removed'),
    undoMessage: ({ actor, params }) => removeMessage(deps, actor, params.id, 'undone'),
    getThreadDraft: async ({ actor, params }) => ({ draft: await getDraft(database, actor, params.id) }),
    async saveThreadDraft({ actor, params, body }) {
      await saveDraft(deps, actor, params.id, body)
      return OK
    },
    listScheduled: async ({ actor, params }) => ({
      scheduled: await listScheduled(database, actor, params.id),
    }),
    scheduleMessage: ({ actor, params, body }) => scheduleMessage(deps, actor, params.id, body),
    async cancelScheduled({ actor, params }) {
      await cancelScheduled(database, actor, params.id)
      return OK
    },
    listCannedReplies: async ({ actor }) => ({ replies: await listCannedReplies(database, actor) }),
    createCannedReply: ({ actor, body }) => createCannedReply(deps, actor, body),
    updateCannedReply: ({ actor, params, body }) => updateCannedReply(deps, actor, params.id, body),
    async removeCannedReply({ actor, params }) {
      await removeCannedReply(database, actor, params.id)
      return OK
    },
    listMacros: async ({ actor }) => ({ macros: await listMacros(database, actor) }),
    createMacro: ({ actor, body }) => createMacro(deps, actor, body),
    updateMacro: ({ actor, params, body }) => updateMacro(deps, actor, params.id, body),
    async removeMacro({ actor, params }) {
      await removeMacro(database, actor, params.id)
      return OK
    },
  } satisfies Partial<Handlers>
}
