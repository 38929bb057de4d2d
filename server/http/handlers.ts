import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { addLead } from '#server/domain/accounts/add-lead.ts'
import { findCompany } from '#server/domain/accounts/find-company.ts'
import { activateSelf, readProfile } from '#server/domain/accounts/profile.ts'
import { signUp } from '#server/domain/accounts/sign-up.ts'
import {
  resolveConversation,
  setNeedsHuman,
  updateConversation,
} from '#server/domain/conversations/change-conversation.ts'
import { postMessage } from '#server/domain/conversations/post-message.ts'
import {
  getConversation,
  listConversations,
  listMessages,
  queuePosition,
} from '#server/domain/conversations/read-conversations.ts'
import { startConversation } from '#server/domain/conversations/start-conversation.ts'
import { mintVisitorToken, type VisitorTokenClaims } from '#server/domain/visitor-tokens.ts'
import type { Database } from '#server/ports/database.ts'
import type { Registrar } from '#server/ports/registrar.ts'
import type { Tokens } from '#server/tokens/tokens.ts'
import type { Handlers } from './register-routes.ts'

export type HandlerMeans = {
  readonly database: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly registrar: Registrar
  /** Where a browser that came by `origin` finds auth and realtime, and the public key for it. */
  readonly supabase: (origin: string) => { readonly url: string; readonly key: string }
  readonly demo: ResponseOf<'config'>['demo']
  /** Called after a visitor's message is stored: an answer may be due. */
  readonly answerSoon: () => void
}

/** One handler a route of the contract; each only calls the use case. */
export function createHandlers(means: HandlerMeans): Handlers {
  const { database, clock } = means
  const credential = async (claims: VisitorTokenClaims, origin: string) => ({
    token: await mintVisitorToken(means.tokens, clock, claims),
    realtime: means.supabase(origin),
  })

  return {
    async health() {
      await database.asOwner(query => query('select 1'))
      return { ok: true }
    },
    config: ({ origin }) => ({ supabase: means.supabase(origin), demo: means.demo }),
    async tenant({ actor }) {
      const company = await findCompany(database, actor.tenant)
      return { ...company, isDefaultTenant: company.subdomain === DEFAULT_SUBDOMAIN }
    },
    userProfile: ({ actor }) => readProfile(database, actor),
    async activateSelf({ actor }) {
      await activateSelf(means, actor)
      return { ok: true }
    },
    async signup({ body }) {
      await signUp(means, body)
      return { ok: true }
    },
    async createLead({ body }) {
      await addLead(means, body)
      return { ok: true }
    },
    async createExitIntentLead({ body }) {
      await addLead(means, { ...body, source: 'exit-intent' })
      return { ok: true }
    },
    // The bar shows tokens and tenants to developers: never outside demo mode.
    debugbar: () => ({ enabled: false }),
    adminDebugbar: () => ({ enabled: means.demo !== null }),

    async createVisitorToken({ actor, body, origin }) {
      // The token proves one conversation, the body names one: only both together give a new token (R1).
      const conversation = await getConversation(database, actor, body.conversation_id)
      return credential({ ...actor, conversationId: conversation.id }, origin)
    },
    async createConversation({ actor, body, origin }) {
      const { company } = actor
      const conversationId = await startConversation(means, company, body)
      const claims = { companyId: company.id, conversationId, tenant: company.subdomain }
      return { conversationId, ...(await credential(claims, origin)) }
    },
    async listConversations({ actor, query }) {
      return { conversations: await listConversations(database, actor, query.limit) }
    },
    getConversation: ({ actor, params }) => getConversation(database, actor, params.id),
    updateConversation: ({ actor, params, body }) => updateConversation(means, actor, params.id, body),
    listMessages: ({ actor, params, query }) => listMessages(database, actor, params.id, query),
    async postMessage({ actor, params, body }) {
      const posted = await postMessage(means, actor, {
        conversationId: params.id,
        content: body.content,
        clientId: body.client_id,
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
  }
}
