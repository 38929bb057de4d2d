import type { Message, SenderType } from '#contract/entities/message.ts'
import type { ConversationState, OutgoingMessage } from '#core/conversation/state.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { ChatSession } from '#sdk/widgets/chat/chat-session.ts'
import { createTestSession, NOW, openShell, type TestSession } from './shell-page.ts'
import { until } from './until.ts'

/** A message that the server has; `extra.at` is when it was said, in milliseconds since the epoch. */
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

/** A message on its way. */
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

/** An open conversation with these messages, on a session that only writes down what is asked of it. */
export async function openThread(messages: readonly Message[], setting: Setting = {}) {
  const state = { conversationId: 'current', status: 'open' as const, messages, ...setting.state }
  const session = Object.assign(createTestSession(state, setting.locale), setting.session) as TestSession
  const host = await openShell(session)
  if (messages.length > 0 || setting.state?.outbox) await until(() => find(host, '.message'), 'the thread')
  // What draws answers comes after the messages.
  if (messages.some(isAnswer)) await until(() => find(host, '.rich, .picture, a.file'), 'the answers')
  return { host, session, change: (fields: Partial<ConversationState>) => changeState(session, fields) }
}

/** Scrolls up until all messages are drawn. */
export async function scrollThrough(host: WidgetHost, count: number): Promise<void> {
  await until(() => {
    find(host, '[role=log]')!.scrollTop = 0
    return findAll(host, '.message').length === count
  }, `${count} messages`)
}

function isAnswer({ sender_type }: Message): boolean {
  return sender_type === 'ai' || sender_type === 'agent'
}

function changeState({ $state }: TestSession, fields: Partial<ConversationState>): void {
  $state.set({ ...$state.get(), ...fields })
}

export function find<Kind extends Element = HTMLElement>(host: WidgetHost, selector: string): Kind | null {
  return host.shadowRoot!.querySelector<Kind>(selector)
}

export function findAll<Kind extends Element = HTMLElement>(host: WidgetHost, selector: string): Kind[] {
  return [...host.shadowRoot!.querySelectorAll<Kind>(selector)]
}

/** The texts of all elements that match. */
export function texts(host: WidgetHost, selector: string): string[] {
  return findAll(host, selector).map(({ textContent }) => textContent)
}

/** What the thread asked the session to do, of one type of event. */
export function dispatched(session: TestSession, type: string): unknown[] {
  return session.calls
    .filter(([name, event]) => name === 'dispatch' && (event as { type: string }).type === type)
    .map(([, event]) => event)
}
