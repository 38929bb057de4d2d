import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { ConversationEffect, ConversationEvent } from '#core/conversation/events.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import type { Credentials } from './credentials.ts'
import type { Environment } from './environment.ts'
import type { Room } from './room.ts'
import type { Result, VisitorApi } from './visitor-api.ts'
import type { VisitorStorage } from './visitor-storage.ts'

const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** Where effects go. */
export type Edges = {
  readonly api: VisitorApi
  readonly credentials: Credentials
  readonly storage: VisitorStorage
  readonly room: Room
  readonly alert: Environment['alert']
  readonly state: () => ConversationState
  readonly visitorName: () => string | null
  readonly newId: Environment['newId']
}

type Dispatch = (event: ConversationEvent) => void
type Effect<Type extends ConversationEffect['type']> = Extract<ConversationEffect, { type: Type }>

/** Performs what the conversation machine asks for; answers come back as events. */
export function performEffects(edges: Edges): (effect: ConversationEffect, dispatch: Dispatch) => void {
  const { api, credentials, storage, room } = edges
  const fetching = new Set<string>()
  // The key of a creation opens the conversation, so it is no id that anybody else sees, such as a message's.
  const creationKeys = new Map<string, string>()

  function creationKey(clientId: string): string {
    const key = creationKeys.get(clientId) ?? edges.newId()
    creationKeys.set(clientId, key)
    return key
  }

  /** Answers about a conversation that was left meanwhile are dropped. */
  async function about<Value>(
    conversationId: string,
    call: (token: string) => Promise<Result<Value>>,
    answered: (result: Result<Value>) => void,
  ): Promise<void> {
    const result = await credentials.use(conversationId, call)
    if (edges.state().conversationId === conversationId) answered(result)
  }

  async function create({ clientId, subject, email }: Effect<'create-conversation'>, dispatch: Dispatch) {
    const name = edges.visitorName()
    const result = await api('createConversation', {
      body: {
        client_id: creationKey(clientId),
        subject,
        source: 'widget',
        customer_email: email,
        ...(name && { customer_name: name }),
      },
    })
    if (result.kind !== 'ok') {
      return dispatch({ type: 'delivery-failed', clientId, isFinal: result.kind === 'refused' })
    }
    const { conversationId, ...credential } = result.value
    credentials.keep(conversationId, credential)
    dispatch({ type: 'created', conversationId })
  }

  function post(
    { conversationId, clientId, content }: Effect<'post-message'>,
    dispatch: Dispatch,
  ): Promise<void> {
    const request = { params: { id: conversationId }, body: { content, client_id: clientId } }
    return about(
      conversationId,
      token => api('postMessage', request, token),
      result => {
        if (result.kind === 'ok') return dispatch({ type: 'acknowledged', ...result.value })
        // A conversation that never took a message is not replaced, or a broken server would get ever new ones.
        if (isGone(result) && edges.state().messages.length > 0) return dispatch({ type: 'missing' })
        dispatch({ type: 'delivery-failed', clientId, isFinal: result.kind === 'refused' })
      },
    )
  }

  async function fetchMessages({ conversationId, after }: Effect<'fetch-messages'>, dispatch: Dispatch) {
    // One at a time: what is asked meanwhile is asked once more afterwards.
    if (fetching.has(conversationId)) return void fetching.add(`${conversationId} again`)
    fetching.add(conversationId)
    const request = { params: { id: conversationId }, query: { after } }
    await about(
      conversationId,
      token => api('listMessages', request, token),
      result => {
        fetching.delete(conversationId)
        const isAskedAgain = fetching.delete(`${conversationId} again`)
        if (result.kind === 'ok') {
          const { messages, conversation } = result.value
          dispatch({ type: 'received', messages, conversation })
          const last = messages.at(-1)?.sequence ?? Number.POSITIVE_INFINITY
          if (isAskedAgain || last < conversation.last_sequence) dispatch({ type: 'nudged' })
        } else if (isGone(result)) dispatch({ type: 'missing' })
      },
    )
    fetching.delete(conversationId)
  }

  function setNeedsHuman(
    { conversationId, needsHuman }: Effect<'set-needs-human'>,
    dispatch: Dispatch,
  ): Promise<void> {
    const request = { params: { id: conversationId }, body: { needs_human: needsHuman } }
    return about<VisitorConversation>(
      conversationId,
      token => api('setNeedsHuman', request, token),
      result => {
        if (result.kind === 'ok') dispatch({ type: 'changed', conversation: result.value })
        else if (isGone(result)) dispatch({ type: 'missing' })
      },
    )
  }

  function askQueuePosition(
    { conversationId }: Effect<'ask-queue-position'>,
    dispatch: Dispatch,
  ): Promise<void> {
    return about(
      conversationId,
      token => api('getQueuePosition', { params: { id: conversationId } }, token),
      // A call that fails counts as the first place (CHAT-10).
      result =>
        dispatch({ type: 'queue-position', position: result.kind === 'ok' ? result.value.position : 1 }),
    )
  }

  return (effect, dispatch) => {
    switch (effect.type) {
      case 'create-conversation':
        return void create(effect, dispatch)
      case 'post-message':
        return void post(effect, dispatch)
      case 'fetch-messages':
        return void fetchMessages(effect, dispatch)
      case 'set-needs-human':
        return void setNeedsHuman(effect, dispatch)
      case 'ask-queue-position':
        return void askQueuePosition(effect, dispatch)
      case 'remember':
        return storage.change({ conversationId: effect.conversationId })
      case 'forget':
        return storage.change({ conversationId: undefined, credential: undefined })
      case 'join-room':
        return room.join(effect.conversationId)
      case 'leave-room':
        return room.leave()
      case 'alert':
        return edges.alert(effect.text)
    }
  }
}

/** The server knows the conversation no longer, or not for this visitor. */
function isGone(result: Result<unknown>): boolean {
  return result.kind === 'refused' && (result.status === NOT_FOUND || result.status === UNAUTHORIZED)
}
