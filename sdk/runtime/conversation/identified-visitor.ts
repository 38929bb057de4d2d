import type { ResponseOf } from '#contract/routes/index.ts'
import { IDENTITY_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { returnTo } from '#core/conversation/returning.ts'
import { createApi } from '../api/create-api.ts'
import { isUsable } from '../storage/credentials.ts'
import { createIdentity } from '../storage/identity.ts'
import { rememberConversation } from '../storage/remembered-conversations.ts'
import { type ChatStores, showRecord } from './chat-stores.ts'
import type { Edges } from './effects/edges.ts'
import { countUnread } from './refresh-remembered.ts'

/** A visitor for whom the page has an identity. This code loads with the first one. */
export type IdentifiedVisitor = {
  /** Sets the token, or what returns one, and sends it for the current conversation. */
  readonly set: (source: unknown) => void
  /** Returns a token, or null if the page gives none. Never rejects. */
  readonly token: () => Promise<string | null>
  /** Finds the visitor's conversations, once, if the panel is open. After a failed request, the next call tries again. */
  readonly find: () => Promise<void>
}

type Options = {
  readonly edges: Edges
  readonly stores: ChatStores
  readonly isWatched: () => boolean
  readonly turnTo: (conversationId: string) => void
  /** Called when the remembered conversations have changed. */
  readonly update: () => void
}

/** Creates an identified visitor, without a token. */
export function createIdentifiedVisitor({
  edges,
  stores,
  isWatched,
  turnTo,
  update,
}: Options): IdentifiedVisitor {
  const { clock, credentials, storage, state, dispatch, report } = edges
  const api = createApi(IDENTITY_ENDPOINTS, edges)
  const { set, token } = createIdentity(edges.delay, report)
  let isAsked = false

  /** Sends the token for the current conversation. A conversation that is created later sends it itself. */
  async function vouch(): Promise<void> {
    const { conversationId: id } = state()
    const identity_token = id === null ? null : await token()
    if (id === null || identity_token === null) return
    const request = { params: { id }, body: { identity_token } }
    const result = await credentials.use(id, credential => api('identifyVisitor', request, credential))
    if (result.kind !== 'ok' && state().conversationId === id)
      report('identity', 'the identity token was not taken')
  }

  async function find(): Promise<void> {
    if (isAsked || !isWatched()) return
    isAsked = true
    const identity_token = await token()
    const result =
      identity_token === null ? null : await api('findConversations', { body: { identity_token } })
    if (result?.kind === 'ok') return join(result.value)
    isAsked = result?.kind === 'refused'
    if (isAsked) report('identity', 'the identity token was refused')
  }

  /** Adds the found conversations to those that this browser remembers. All tabs share them. */
  async function join({ email, found }: ResponseOf<'findConversations'>): Promise<void> {
    const { remembered, credentials: stored } = storage.read()
    const known = new Set(remembered.map(({ id }) => id))
    const conversations = found.map(({ conversation }) => conversation)
    const { current, alsoOpen } = returnTo(state(), conversations, known)
    for (const { conversation, ...credential } of found) {
      const old = stored[conversation.id]
      if (!old || !isUsable(old, clock.now())) credentials.keep(conversation.id, credential)
    }
    if (email !== null && state().email === null) dispatch({ type: 'email-given', email })
    // First, because another tab resumes a conversation only while it is not in its list.
    if (current) turnTo(current.id)
    stores.$alsoOpen.set(alsoOpen)
    for (const conversation of conversations.filter(({ id }) => !known.has(id))) {
      const { id, last_sequence, visitor_seen_sequence: seen } = conversation
      const isRead = id === state().conversationId || last_sequence <= seen
      rememberConversation(storage, conversation, isRead ? 0 : await countUnread(edges, id, seen))
    }
    showRecord(stores, storage.read(), state().conversationId)
    update()
  }

  return {
    set(source) {
      set(source)
      void vouch()
      void find()
    },
    token,
    find,
  }
}
