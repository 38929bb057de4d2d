import { blockVisitor } from '#server/domain/conversations/lifecycle/block-visitor.ts'
import {
  resolveConversation,
  setNeedsHuman,
  updateConversation,
} from '#server/domain/conversations/lifecycle/change-conversation.ts'
import { settle } from '#server/domain/conversations/lifecycle/settle.ts'
import { startConversation } from '#server/domain/conversations/lifecycle/start-conversation.ts'
import { noteTyping } from '#server/domain/conversations/messages/note-typing.ts'
import { postMessage } from '#server/domain/conversations/messages/post-message.ts'
import {
  getConversation,
  listMessages,
  queuePosition,
} from '#server/domain/conversations/read-conversations.ts'
import { awaitedAnswer } from '#server/domain/knowledge/answers/awaited-answer.ts'
import type { Handlers } from '../register-routes.ts'
import { type HandlerMeans, visitorCredential } from './means.ts'

/** The calls of API-02 and API-03: a conversation and what happens in it. */
export function conversationHandlers(means: HandlerMeans) {
  const { database } = means
  return {
    async createVisitorToken({ actor, body, origin }) {
      // The token proves one conversation, the body names one: only both together give a new token (R1).
      const conversation = await getConversation(database, actor, body.conversation_id)
      return visitorCredential(means, { ...actor, conversationId: conversation.id }, origin)
    },
    async createConversation({ actor, body, origin }) {
      const { company } = actor
      const conversationId = await startConversation(means, company, body)
      const claims = { companyId: company.id, conversationId, tenant: company.subdomain }
      return { conversationId, ...(await visitorCredential(means, claims, origin)) }
    },
    getConversation: ({ actor, params }) => getConversation(database, actor, params.id),
    updateConversation: ({ actor, params, body }) => updateConversation(means, actor, params.id, body),
    blockVisitor: ({ actor, params, body }) => blockVisitor(means, actor, params.id, body.blocked),
    listMessages: ({ actor, params, query }) => listMessages(database, actor, params.id, query),
    async postMessage({ actor, params, body }) {
      const posted = await postMessage(means, actor, {
        conversationId: params.id,
        content: body.content,
        clientId: body.client_id,
        choice: body.meta,
      })
      if (actor.kind === 'visitor') means.answerSoon()
      return posted
    },
    async getQueuePosition({ actor, params }) {
      return { position: await queuePosition(database, actor, params.id) }
    },
    setNeedsHuman: ({ actor, params, body }) =>
      setNeedsHuman(means, actor, params.id, { needsHuman: body.needs_human, makeTicket: body.make_ticket }),
    resolveConversation: ({ actor, params }) => resolveConversation(means, actor, params.id),
    settleConversation: ({ actor, params, body }) =>
      settle(means, actor.companyId, params.id, body.rule, new Date(means.clock.now())),
    async postTyping({ actor, params }) {
      await noteTyping(means, actor, params.id)
      return { ok: true } as const
    },
    async streamAnswer({ actor, params }) {
      const question = await awaitedAnswer(database, actor)
      return client => {
        if (question !== null) return means.progress.follow(params.id, question, client)
        client.end()
        return () => {}
      }
    },
  } satisfies Partial<Handlers>
}
