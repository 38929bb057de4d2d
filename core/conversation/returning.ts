import type { ConversationStatus } from '#contract/entities/conversation.ts'
import type { ConversationState } from './state.ts'

/** A conversation of a visitor whom the company has identified. */
type Found = { readonly id: string; readonly status: ConversationStatus }

/** What a returning visitor's conversations change in the widget. */
export type Returning<Conversation> = {
  /** The conversation that goes on; null if the widget stays where it is. */
  readonly current: Conversation | null
  /** Another open conversation, of which this browser did not know; null if there is none. */
  readonly alsoOpen: Conversation | null
}

/**
 * Decides what the conversations of an identified visitor change. Only open ones that this browser does not know count;
 * the others are in its list. The newest goes on, unless the visitor has begun something here: a conversation, or a
 * message that waits to be sent. Then it is named, as is the next one, so that no second conversation is open unnoticed.
 * @param found the newest first
 * @param known ids of the conversations that this browser remembers
 */
export function returnTo<Conversation extends Found>(
  { conversationId, outbox }: Pick<ConversationState, 'conversationId' | 'outbox'>,
  found: readonly Conversation[],
  known: ReadonlySet<string>,
): Returning<Conversation> {
  const news = found.filter(({ id, status }) => status === 'open' && id !== conversationId && !known.has(id))
  const hasBegun = conversationId !== null || outbox.length > 0
  const [first = null, second = null] = news
  return hasBegun ? { current: null, alsoOpen: first } : { current: first, alsoOpen: second }
}
