import { markSeen } from '#server/domain/conversations/messages/mark-seen.ts'
import { createTicket } from '#server/domain/conversations/tickets/create-ticket.ts'
import { correctContact } from '#server/domain/conversations/visitors/correct-contact.ts'
import { eraseConversation } from '#server/domain/conversations/visitors/erase-conversation.ts'
import { findConversations } from '#server/domain/conversations/visitors/find-conversations.ts'
import { identifyVisitor } from '#server/domain/conversations/visitors/identify-visitor.ts'
import { rateAnswer } from '#server/domain/conversations/visitors/rate-answer.ts'
import { sendTranscript } from '#server/domain/conversations/visitors/send-transcript.ts'
import { noteEmbedConfig } from '#server/domain/embed/note-ping.ts'
import { suggestArticles, widgetConfig } from '#server/domain/platform/widget-config.ts'
import { launcherBrand } from '#server/domain/settings/brand.ts'
import type { Handlers } from '../register-routes.ts'
import { type ConversationHandlerDeps, visitorCredential } from './deps.ts'

const OK = { ok: true } as const

/** Handlers of the widgets besides messages: settings, tickets, and a visitor's own data. */
export function visitorHandlers(deps: ConversationHandlerDeps) {
  const { database } = deps
  return {
    async getWidgetConfig({ actor, origin, ...page }) {
      await noteEmbedConfig({ ...deps, clock: deps.presenceClock }, actor.company, page)
      return widgetConfig(deps, actor.company, origin)
    },
    getWidgetBrand: ({ actor, query }) => launcherBrand(database, actor.company, query.locale),
    async suggestArticles({ actor, query }) {
      return { articles: await suggestArticles(deps, actor.company, query.q) }
    },
    async createTicket({ actor: { company }, body, origin }) {
      const ticket = await createTicket(deps, company, body)
      deps.emailsSoon()
      const { conversationId } = ticket
      const claims = { companyId: company.id, conversationId, tenant: company.subdomain }
      return { ...ticket, ...(await visitorCredential(deps, claims, origin)) }
    },
    async postSeen({ actor, params, body }) {
      await markSeen(deps, actor, params.id, body.sequence)
      return OK
    },
    rateAnswer: ({ actor, params, body }) =>
      rateAnswer(deps, actor, params.id, {
        messageId: body.message_id,
        helpful: body.helpful,
        comment: body.comment,
      }),
    async sendTranscript({ actor, params }) {
      await sendTranscript(deps, actor, params.id)
      deps.emailsSoon()
      return OK
    },
    async correctContact({ actor, params, body }) {
      await correctContact(deps, actor, params.id, body)
      return OK
    },
    async identifyVisitor({ actor, params, body }) {
      await identifyVisitor(deps, actor, params.id, body.identity_token)
      return OK
    },
    async findConversations({ actor: { company }, body, origin }) {
      const { email, conversations } = await findConversations(deps, company, body.identity_token)
      const found = conversations.map(async conversation => {
        const claims = { companyId: company.id, conversationId: conversation.id, tenant: company.subdomain }
        return { conversation, ...(await visitorCredential(deps, claims, origin)) }
      })
      return { email, found: await Promise.all(found) }
    },
    async eraseConversation({ actor, params }) {
      await eraseConversation(deps, actor, params.id)
      return OK
    },
  } satisfies Partial<Handlers>
}
