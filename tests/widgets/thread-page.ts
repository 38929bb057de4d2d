import type { Message, SenderType } from '#contract/entities/message.ts'
import type { ConversationState, OutgoingMessage } from '#core/conversation/state.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { ChatSession } from '#sdk/widgets/chat/chat-session.ts'
import { createTestSession, NOW, openShell, type TestSession } from './shell-page.ts'
import { until } from './until.ts'

/** Returns a stored message; `extra.at` is its time, in milliseconds since the epoch. */
export function said(
  sequence: number,
  sender_type: SenderType,
  content: string,
  { at = NOW, ...extra }: Partial<Message> & { readonly at?: number } = {},
): Message {
  return {
    id: `message ${sequence}`,
    conversation_id: 'current',
    sequence,
    client_id: `client ${sequence}`,
    sender_type,
    sender_name: null,
    content,
    meta: {},
    helpful: null,
    created_at: new Date(at).toISOString(),
    ...extra,
  }
}

/** Returns a message that is being sent. */
export function outgoing(clientId: string, change: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientId,
    content: 'On its way',
    sentAt: NOW,
    attempts: 1,
    delivery: 'sending',
    choice: null,
    file: null,
    ...change,
  }
}

type Setting = {
  readonly state?: Partial<ConversationState>
  readonly locale?: 'en' | 'he'
  readonly session?: Partial<ChatSession>
}

/** Opens a conversation with these messages, with a session that only records the requests to it. */
export async function openThread(messages: readonly Message[], setting: Setting = {}) {
  const state = { conversationId: 'current', status: 'open' as const, messages, ...setting.state }
  const session = Object.assign(createTestSession(state, setting.locale), setting.session) as TestSession
  const host = await openShell(session)
  if (messages.length > 0 || setting.state?.outbox)
    await until(() => find(host, '[part=message]'), 'the thread')
  // The renderer of answers loads after the messages.
  if (messages.some(isAnswer)) await until(() => find(host, '.rich, .picture, a.file'), 'the answers')
  return { host, session, change: (fields: Partial<ConversationState>) => changeState(session, fields) }
}

/** Scrolls up until all messages are rendered. */
export async function scrollThrough(host: WidgetHost, count: number): Promise<void> {
  await until(() => {
    find(host, '[role=log]')!.scrollTop = 0
    return findAll(host, '[part=message]').length === count
  }, `${count} messages`)
}

function isAnswer({ sender_type }: Message): boolean {
  return sender_type === 'ai' || sender_type === 'agent'
}

function changeState({ $state }: TestSession, fields: Partial<ConversationState>): void {
  $state.set({ ...$state.get(), ...fields })
}

/** Returns the first element that matches. */
export function find<Kind extends Element = HTMLElement>(host: WidgetHost, selector: string): Kind | null {
  return host.shadowRoot!.querySelector<Kind>(selector)
}

/** Returns all elements that match. */
export function findAll<Kind extends Element = HTMLElement>(host: WidgetHost, selector: string): Kind[] {
  return [...host.shadowRoot!.querySelectorAll<Kind>(selector)]
}

/** Returns the texts of all elements that match. */
export function texts(host: WidgetHost, selector: string): string[] {
  return findAll(host, selector).map(({ textContent }) => textContent)
}

/** Returns the events of one type that the thread sent to the session. */
export function dispatched(session: TestSession, type: string): unknown[] {
  return session.calls
    .filter(([name, event]) => name === 'dispatch' && (event as { type: string }).type === type)
    .map(([, event]) => event)
}
