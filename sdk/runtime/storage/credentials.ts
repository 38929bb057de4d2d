import { VISITOR_TOKEN_LIFETIME_MS } from '#contract/constants/conversation.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { VisitorEndpointName } from '#contract/routes/visitor-endpoints.ts'
import type { Clock } from '#core/clock.ts'
import type { Result, VisitorApi } from '../api/create-api.ts'
import type { Credential, VisitorStorage } from './visitor-storage.ts'

const UNAUTHORIZED = 401

/** The endpoints with a conversation's id in their path. */
export type ConversationCall = {
  [Name in VisitorEndpointName]: RequestOf<Name> extends { params: { id: string } } ? Name : never
}[VisitorEndpointName]

/** The visitor tokens of this browser, one per conversation (CHAT-25). */
export type Credentials = {
  /** Stores the token of a conversation. */
  readonly keep: (conversationId: string, answer: ResponseOf<'createVisitorToken'>) => Credential
  /** Returns the stored token if it is valid, else a new one. */
  readonly get: (conversationId: string) => Promise<Result<Credential>>
  /** Exchanges the token for a new one. */
  readonly renew: (conversationId: string) => Promise<Result<Credential>>
  /** Makes a call with the token. If the server rejects it, retries once with a new token. */
  readonly use: <Value>(
    conversationId: string,
    call: (token: string, credential: Credential) => Promise<Result<Value>>,
  ) => Promise<Result<Value>>
  /** The same for an endpoint of the conversation. */
  readonly ask: <Name extends ConversationCall>(
    name: Name,
    conversationId: string,
    request: Omit<RequestOf<Name>, 'params'>,
  ) => Promise<Result<ResponseOf<Name>>>
}

type Options = { readonly api: VisitorApi; readonly storage: VisitorStorage; readonly clock: Clock }

/** Creates the credentials of a visitor's record. */
export function createCredentials({ api, storage, clock }: Options): Credentials {
  const keep: Credentials['keep'] = (conversationId, { token, realtime }) => {
    const expiresAt = clock.now() + VISITOR_TOKEN_LIFETIME_MS
    const credential = { conversationId, token, expiresAt, realtime }
    storage.change({ credentials: { ...storage.read().credentials, [conversationId]: credential } })
    return credential
  }

  const renewals = new Map<string, Promise<Result<Credential>>>()

  async function exchange(conversationId: string): Promise<Result<Credential>> {
    const request = { body: { conversation_id: conversationId } }
    const old = storage.read().credentials[conversationId]?.token
    const result = await api('createVisitorToken', request, old)
    return result.kind === 'ok' ? { kind: 'ok', value: keep(conversationId, result.value) } : result
  }

  // Concurrent callers share one renewal, because the old token can be exchanged only once.
  const renew: Credentials['renew'] = conversationId => {
    const underWay = renewals.get(conversationId)
    if (underWay) return underWay
    const renewal = exchange(conversationId).finally(() => renewals.delete(conversationId))
    renewals.set(conversationId, renewal)
    return renewal
  }

  const get: Credentials['get'] = async conversationId => {
    const credential = storage.read().credentials[conversationId]
    return credential && isUsable(credential, clock.now())
      ? { kind: 'ok', value: credential }
      : renew(conversationId)
  }

  const use: Credentials['use'] = async (conversationId, call) => {
    const credential = await get(conversationId)
    if (credential.kind !== 'ok') return credential
    const result = await call(credential.value.token, credential.value)
    if (result.kind !== 'refused' || result.status !== UNAUTHORIZED) return result
    // Another call may have renewed the token meanwhile.
    const isCurrent = storage.read().credentials[conversationId]?.token === credential.value.token
    const renewed = await (isCurrent ? renew : get)(conversationId)
    return renewed.kind === 'ok' ? call(renewed.value.token, renewed.value) : renewed
  }

  const ask: Credentials['ask'] = <Name extends ConversationCall>(
    name: Name,
    id: string,
    request: Omit<RequestOf<Name>, 'params'>,
  ) => use(id, token => api(name, { ...request, params: { id } } as RequestOf<Name>, token))

  return { keep, get, renew, use, ask }
}

/** Whether a stored token is usable (CHAT-25): it has three parts and is not expired at `now`. */
export function isUsable({ token, expiresAt }: Credential, now: number): boolean {
  const parts = token.split('.')
  return parts.length === 3 && parts.every(part => part !== '') && now < expiresAt
}
