import type { Locale } from '#contract/constants/locales.ts'
import type { Message } from '#contract/entities/message.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { ChatMessagesContext } from '#sdk/locales/chat/chat-messages.ts'
import { MESSAGES } from '#sdk/locales/chat/en.ts'
import { createChatStores } from '#sdk/runtime/conversation/chat-stores.ts'
import { defineWidget } from '#sdk/runtime/element/define-widget.tsx'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { ActionResult, ChatSession, RememberedConversation } from '#sdk/widgets/chat/chat-session.ts'
import { ChatShell } from '#sdk/widgets/chat/chat-shell.tsx'
import { CHAT_SHEET } from '#sdk/widgets/chat/chat-styles.ts'
import { loadChat } from './load-chat.ts'
import { until } from './until.ts'

before(loadChat)

const TAG = 'shell-probe'
/** Wednesday, 2025-01-15 12:00 UTC. */
export const NOW = Date.UTC(2025, 0, 15, 12)

/** A session that records its events. */
export type TestSession = ReturnType<typeof createTestSession>
let session = createTestSession()

/** Returns an earlier conversation. */
export function remembered(change: Partial<RememberedConversation> = {}): RememberedConversation {
  return {
    id: 'before',
    subject: 'Invoices',
    preview: 'You find them under Billing.',
    status: 'open',
    number: null,
    lastMessageAt: NOW - 300_000,
    unread: 0,
    ...change,
  }
}

/** The state of an open conversation. */
export const OPEN: Partial<ConversationState> = {
  conversationId: 'current',
  status: 'open',
  messages: [messageOf('Where is my invoice?')],
}

function messageOf(content: string): Message {
  return {
    id: 'first',
    conversation_id: 'current',
    sequence: 1,
    client_id: 'first',
    sender_type: 'visitor',
    sender_name: null,
    content,
    meta: {},
    helpful: null,
    created_at: new Date(NOW).toISOString(),
  }
}

/** Creates a session that only records the requests to it. */
export function createTestSession(state: Partial<ConversationState> = {}, locale: Locale = 'en') {
  const calls: unknown[][] = []
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args])
  const answer = { result: 'done' as ActionResult }
  const asked =
    (name: string) =>
    (...args: unknown[]): Promise<ActionResult> => {
      calls.push([name, ...args])
      return Promise.resolve(answer.result)
    }
  const stores = createChatStores()
  stores.$state.set({ ...INITIAL_CONVERSATION, email: 'ada@example.com', ...state })
  stores.$catalog.set({ locale, t: MESSAGES })
  const actions = {
    dismissPrivacyNotice: () => stores.$isPrivacyNoticeShown.set(false),
    dispatch: note('dispatch'),
    send(text: string) {
      calls.push(['send', text])
      return true
    },
    attach: async () => [],
    turnTo: note('turnTo'),
    watch: note('watch'),
    newId: () => 'id',
    articleUrl: (slug: string) => `/kb/${slug}`,
    privacyUrl: 'https://example.com/legal/privacy',
    isOwnFile: () => false,
    clock: createManualClock(NOW),
    downloadTranscript: asked('downloadTranscript'),
    mailTranscript: asked('mailTranscript'),
    correctContact: asked('correctContact'),
    downloadMyData: asked('downloadMyData'),
    erase: asked('erase'),
    forgetMe: note('forgetMe'),
    stop() {},
  }
  return { ...stores, ...actions, calls, answer } satisfies ChatSession & Record<string, unknown>
}

defineWidget(TAG, {
  sheet: CHAT_SHEET,
  messages: ChatMessagesContext,
  createSession: () => session,
  View: ChatShell,
})

/** Places a chat with its own session on the page, replacing the last one. */
export function placeShell(given: TestSession, attributes: Record<string, string> = {}): WidgetHost {
  for (const element of document.querySelectorAll(TAG)) element.remove()
  session = given
  const host = document.createElement(TAG) as WidgetHost
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  document.body.append(host)
  return host
}

/** Does the same, and opens its panel. */
export async function openShell(
  given = createTestSession(),
  attributes: Record<string, string> = {},
): Promise<WidgetHost> {
  const host = placeShell(given, attributes)
  await until(() => part(host, 'launcher'), 'the launcher')
  host.open()
  const panel = await until(() => part(host, 'panel'), 'the panel')
  for (const animation of panel.getAnimations()) animation.finish()
  await until(() => focused(host), 'the first focus')
  return host
}

/** Returns the element with a `part` name. */
export function part(host: HTMLElement, name: string): HTMLElement | null {
  return host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)
}

/** Returns the focused element inside the widget. */
export function focused(host: HTMLElement): Element | null {
  return host.shadowRoot!.activeElement
}

/** Returns the control with this accessible name. */
export function named(host: HTMLElement, name: string): HTMLElement | undefined {
  const all = host.shadowRoot!.querySelectorAll<HTMLElement>('button, input, textarea, a')
  return [...all].find(found => (found.getAttribute('aria-label') ?? found.textContent?.trim()) === name)
}

/** Returns the field with this label. */
export function labelled(host: HTMLElement, label: string): HTMLInputElement | undefined {
  const labels = [...host.shadowRoot!.querySelectorAll('label')]
  return labels.find(({ textContent }) => textContent === label)?.control as HTMLInputElement | undefined
}

/** Waits for a control and clicks it. */
export async function press(host: HTMLElement, name: string): Promise<void> {
  ;(await until(() => named(host, name), `control ${name}`)).click()
}

/** Waits until a text is shown. */
export function shows(host: HTMLElement, text: string): Promise<boolean> {
  return until(() => host.shadowRoot!.textContent.includes(text), text)
}

/** Presses a key on an element. */
export function pressKey(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
}

/** Waits two frames, so that something unwanted would have happened. */
export async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
