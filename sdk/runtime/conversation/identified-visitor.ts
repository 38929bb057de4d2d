import { IDENTITY_ENDPOINTS } from '#contract/routes/identity-endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { returnTo } from '#core/conversation/returning.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { createApi } from '../api/create-api.ts'
import type { InterruptibleDelay } from '../browser/interruptible-delay.ts'
import type { ReportTrouble } from '../browser/report-trouble.ts'
import { isUsable } from '../storage/credentials.ts'
import { rememberConversation } from '../storage/remembered-conversations.ts'
import type { Attention } from './attention.ts'
import { type ChatStores, showRecord } from './chat-stores.ts'
import type { Edges } from './effects/edges.ts'
import { countUnread } from './refresh-remembered.ts'
import type { Watch } from './watch.ts'

/** Timeout of the page's function that returns a token, in ms. */
const TOKEN_TIMEOUT_MS = 10_000

/**
 * The visitor's verified identity: a JWT (RFC 7519) that the company has signed, or a function that returns one.
 */
export type Identity = {
  /** Sets the source that the page passed, which can be any value. */
  readonly set: (source: unknown) => void
  /** Returns a token, or undefined if there is none. Never rejects. */
  readonly token: () => Promise<string | undefined>
}

/** A visitor for whom the page has an identity. This code loads with the first one. */
export type IdentifiedVisitor = {
  /** Sets the token, or what returns one, and sends it for the current conversation. */
  readonly set: (source: unknown) => void
  /** Returns a token, or undefined if the page gives none. Never rejects. */
  readonly token: () => Promise<string | undefined>
  /**
   * Finds the visitor's conversations, once, if the panel is open. Failed requests are retried with backoff, because no
   * other event may come. If the page gives no token, the next call tries again.
   */
  readonly find: () => Promise<void>
}

type Options = {
  readonly edges: Edges
  readonly stores: ChatStores
  readonly turnTo: (conversationId: string) => void
  readonly watch: Pick<Watch, 'isOn'>
  readonly attention: Pick<Attention, 'update'>
}

/** Creates an identified visitor, without a token. */
export function createIdentifiedVisitor({
  edges,
  stores,
  watch,
  turnTo,
  attention,
}: Options): IdentifiedVisitor {
  const { clock, credentials, storage, state, dispatch, report } = edges
  const api = createApi(IDENTITY_ENDPOINTS, edges)
  const { set, token } = createIdentity(edges.delay, report)
  let isAsked = false
  let failures = 0
  // An identified visitor reads of another open conversation instead.
  stores.$elsewhere.listen(({ startedBy }) => startedBy && stores.$elsewhere.set({}))

  /** Sends the token for the current conversation. A conversation that is created later sends it itself. */
  async function vouch(): Promise<void> {
    const { conversationId: id } = state()
    const identity_token = id === null ? undefined : await token()
    if (id === null || identity_token === undefined) return
    const request = { params: { id }, body: { identity_token } }
    const result = await credentials.use(id, credential => api('identifyVisitor', request, credential))
    if (result.kind !== 'ok' && state().conversationId === id)
      report('identity', 'the identity token was not taken')
  }

  async function find(): Promise<void> {
    if (isAsked || !watch.isOn()) return
    isAsked = true
    const identity_token = await token()
    const result =
      identity_token === undefined ? null : await api('findConversations', { body: { identity_token } })
    if (result?.kind === 'ok') return join(result.value)
    if (result?.kind === 'refused') return report('identity', 'the identity token was refused')
    if (result) await edges.delay.wait(retryDelayMs(++failures))
    isAsked = false
    if (result) await find()
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
    for (const conversation of conversations.filter(({ id }) => !known.has(id))) {
      const { id, last_sequence, visitor_seen_sequence: seen } = conversation
      const isRead = id === state().conversationId || last_sequence <= seen
      rememberConversation(storage, conversation, isRead ? 0 : await countUnread(edges, id, seen))
    }
    showRecord(stores, storage.read(), state().conversationId)
    stores.$elsewhere.set({ alsoOpen })
    attention.update()
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

/** Creates the identity of a widget's visitor, without a token. */
export function createIdentity(delay: InterruptibleDelay, report: ReportTrouble): Identity {
  let source: unknown = null
  return {
    set(given) {
      source = given
    },
    async token() {
      if (source === null) return undefined
      try {
        const given = typeof source === 'function' ? source() : source
        const token = await Promise.race([given, delay.wait(TOKEN_TIMEOUT_MS)])
        if (typeof token === 'string' && token !== '') return token
        report('identity', 'the page gave no identity token')
      } catch (error) {
        report('identity', 'the page could not give an identity token', error)
      }
      return undefined
    },
  }
}
