import type { Locale } from '#contract/constants/locales.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { ConversationEffect, ConversationEvent } from '#core/conversation/events.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import type { Result, VisitorApi } from '../../api/create-api.ts'
import type { InterruptibleDelay } from '../../browser/interruptible-delay.ts'
import type { ReportTrouble } from '../../browser/report-trouble.ts'
import type { ConversationChannel } from '../../realtime/conversation-channel.ts'
import type { ConversationCall, Credentials } from '../../storage/credentials.ts'
import { forgetConversation } from '../../storage/remembered-conversations.ts'
import type { VisitorStorage } from '../../storage/visitor-storage.ts'
import type { OutboxStorage } from '../outbox-storage.ts'

const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** What performing effects needs: the connections to the server, the browser and the page. */
export type Edges = {
  readonly baseUrl: string
  readonly tenant: string
  readonly clock: Clock
  readonly newId: () => string
  /** Shows a message of the catalog in the current language. */
  readonly alert: (key: Effect<'alert'>['key']) => void
  readonly api: VisitorApi
  readonly credentials: Credentials
  readonly storage: VisitorStorage
  readonly outbox: OutboxStorage
  readonly channel: ConversationChannel
  readonly delay: InterruptibleDelay
  /** Returns a token of the page's that says who the visitor is, or nothing without one. Never rejects. */
  readonly identityToken: () => Promise<string | undefined>
  /** The bytes of files in the outbox, by client id. */
  readonly files: Map<string, File>
  readonly state: () => ConversationState
  readonly dispatch: (event: ConversationEvent) => void
  /** Stores whether people can answer now. */
  readonly setOnline: (isOnline: boolean) => void
  readonly visitorName: () => string | null
  /** Returns the page's fields about the visitor. */
  readonly context: () => Promise<Readonly<Record<string, string>>>
  readonly locale: () => Locale
  readonly report: ReportTrouble
  readonly loadLazyEffects: LoadLazyEffects
}

/** An effect of the conversation machine by its type. */
export type Effect<Type extends ConversationEffect['type']> = Extract<ConversationEffect, { type: Type }>

/** The effects that are needed only from the first answer or file on, so that their code loads later. */
export type LazyEffect = Effect<
  | 'open-stream'
  | 'apply-timeout'
  | 'rate-answer'
  | 'set-needs-human'
  | 'ask-queue-position'
  | 'upload-file'
  | 'cancel-upload'
>

/** Performs the lazy effects. */
export type LazyPerformer = {
  readonly perform: (effect: LazyEffect) => Promise<void> | void
  /** Stops everything that still runs for the conversation that the visitor leaves. */
  readonly leave: () => void
  /** Delivers what waits in conversations that the visitor has left. */
  readonly deliverLeft: () => Promise<void>
}

/** Loads the code of the lazy effects. */
export type LoadLazyEffects = () => Promise<{
  readonly createLazyPerformer: (edges: Edges) => LazyPerformer
}>

/**
 * Calls an endpoint of a conversation. Ignores the response if the visitor has left the conversation meanwhile.
 */
export async function callForConversation<Name extends ConversationCall>(
  { credentials, state }: Edges,
  name: Name,
  conversationId: string,
  request: Omit<RequestOf<Name>, 'params'>,
  answered: (result: Result<ResponseOf<Name>>) => void,
): Promise<void> {
  const result = await credentials.ask(name, conversationId, request)
  if (state().conversationId === conversationId) answered(result)
}

/** Whether the conversation no longer exists, or this visitor has no access to it. */
export function isGone(result: Result<unknown>): boolean {
  return result.kind === 'refused' && (result.status === NOT_FOUND || result.status === UNAUTHORIZED)
}

/** Forgets a conversation that the server does not know (CHAT-19). */
export function forgetMissing({ storage, dispatch }: Edges, conversationId: string): void {
  forgetConversation(storage, conversationId)
  dispatch({ type: 'missing' })
}

/** Applies the conversation that a call has returned. */
export function applyChange(edges: Edges, conversationId: string, result: Result<VisitorConversation>): void {
  if (result.kind === 'ok') edges.dispatch({ type: 'changed', conversation: result.value })
  else if (isGone(result)) forgetMissing(edges, conversationId)
}
