import { isOnline } from '#server/domain/conversations/attention/is-online.ts'
import { applyTimeout } from '#server/domain/conversations/lifecycle/apply-timeout.ts'
import { blockVisitor } from '#server/domain/conversations/lifecycle/block-visitor.ts'
import {
  resolveConversation,
  setNeedsHuman,
  updateConversation,
} from '#server/domain/conversations/lifecycle/change-conversation.ts'
import { startConversation } from '#server/domain/conversations/lifecycle/start-conversation.ts'
import { noteTyping } from '#server/domain/conversations/messages/note-typing.ts'
import { postMessage } from '#server/domain/conversations/messages/post-message.ts'
import { getConversation, listMessages } from '#server/domain/conversations/read-conversations.ts'
import { markSpam } from '#server/domain/conversations/spam/mark-spam.ts'
import { queuePosition } from '#server/domain/conversations/visitors/queue-position.ts'
import { awaitedAnswer } from '#server/domain/knowledge/answers/progress/answer-progress.ts'
import type { Handlers } from '../register-routes.ts'
import { type ConversationHandlerDeps, visitorCredential } from './deps.ts'

/** Handlers of API-02 and API-03: a conversation and what happens in it. */
export function conversationHandlers(deps: ConversationHandlerDeps) {
  const { database } = deps
  return {
    async createVisitorToken({ actor, body, origin }) {
      // The token proves one conversation and the body names one. Only if they match is a new token issued (R1).
      const conversation = await getConversation(database, actor, body.conversation_id)
      return visitorCredential(deps, { ...actor, conversationId: conversation.id }, origin)
    },
    async createConversation({ actor, body, origin }) {
      const { company } = actor
      const conversationId = await startConversation(deps, company, body)
      const claims = { companyId: company.id, conversationId, tenant: company.subdomain }
      return { conversationId, ...(await visitorCredential(deps, claims, origin)) }
    },
    getConversation: ({ actor, params }) => getConversation(database, actor, params.id),
    updateConversation: ({ actor, params, body }) => updateConversation(deps, actor, params.id, body),
    markSpam: ({ actor, params, body }) => markSpam(deps, actor, params.id, body.spam),
    blockVisitor: ({ actor, params, body }) => blockVisitor(deps, actor, params.id, body.blocked),
    listMessages: ({ actor, params, query }) => listMessages(deps, actor, params.id, query),
    async postMessage({ actor, params, body }) {
      const posted = await postMessage(deps, actor, {
        conversationId: params.id,
        content: body.content,
        clientId: body.client_id,
        choice: body.meta,
        seenSequence: body.seen_sequence,
        page: body.page,
      })
      // Only the AI's conversations have pending answers.
      if (actor.kind === 'visitor' && posted.conversation.responder === 'ai') deps.answerSoon()
      return posted
    },
    async getQueuePosition({ actor, params }) {
      return {
        position: await queuePosition(database, actor, params.id),
        is_online: await isOnline(deps, actor.companyId),
      }
    },
    setNeedsHuman: ({ actor, params, body }) =>
      setNeedsHuman(deps, actor, params.id, { needsHuman: body.needs_human, makeTicket: body.make_ticket }),
    resolveConversation: ({ actor, params }) => resolveConversation(deps, actor, params.id),
    applyTimeout: ({ actor, params, body }) =>
      applyTimeout(deps, actor.companyId, params.id, body.rule, new Date(deps.clock.now())),
    async postTyping({ actor, params }) {
      await noteTyping(deps, actor, params.id)
      return { ok: true } as const
    },
    async streamAnswer({ actor, params }) {
      const question = await awaitedAnswer(database, actor)
      return client => {
        if (question !== null) return deps.progress.follow(params.id, question, client)
        client.end()
        return () => {}
      }
    },
  } satisfies Partial<Handlers>
}
