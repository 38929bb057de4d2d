import type { Locale } from '#contract/constants/locales.ts'
import type { Clock } from '#core/clock.ts'
import type { ConversationEffect, ConversationEvent } from '#core/conversation/events.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import type { Credentials } from '../credentials.ts'
import type { Identity } from '../identity.ts'
import type { Patience } from '../patience.ts'
import { forgetConversation } from '../remembered-conversations.ts'
import type { ReportTrouble } from '../report-trouble.ts'
import type { Room } from '../room.ts'
import type { Result, VisitorApi } from '../visitor-api.ts'
import type { Credential, VisitorStorage } from '../visitor-storage.ts'

const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** Where effects go, and where their answers come back. */
export type Edges = {
  readonly baseUrl: string
  readonly tenant: string
  readonly clock: Clock
  readonly newId: () => string
  /** Says a text of the copy, in the language of the moment. */
  readonly alert: (key: Effect<'alert'>['key']) => void
  readonly api: VisitorApi
  readonly credentials: Credentials
  readonly storage: VisitorStorage
  readonly room: Room
  readonly patience: Patience
  readonly identity: Identity
  /** The bytes of files in the outbox, by client id. */
  readonly files: Map<string, File>
  readonly state: () => ConversationState
  readonly dispatch: (event: ConversationEvent) => void
  readonly visitorName: () => string | null
  /** What the page tells of the visitor. */
  readonly context: () => Readonly<Record<string, string>>
  readonly locale: () => Locale
  readonly report: ReportTrouble
}

export type Effect<Type extends ConversationEffect['type']> = Extract<ConversationEffect, { type: Type }>

/** Makes a call about a conversation. The answer is dropped when the conversation was left meanwhile. */
export async function about<Value>(
  { credentials, state }: Edges,
  conversationId: string,
  call: (token: string, credential: Credential) => Promise<Result<Value>>,
  answered: (result: Result<Value>) => void = () => {},
): Promise<void> {
  const result = await credentials.use(conversationId, call)
  if (state().conversationId === conversationId) answered(result)
}

/** The server knows the conversation no longer, or not for this visitor. */
export function isGone(result: Result<unknown>): boolean {
  return result.kind === 'refused' && (result.status === NOT_FOUND || result.status === UNAUTHORIZED)
}

/** Forgets a conversation that the server does not know (CHAT-19). */
export function lose({ storage, dispatch }: Edges, conversationId: string): void {
  forgetConversation(storage, conversationId)
  dispatch({ type: 'missing' })
}
