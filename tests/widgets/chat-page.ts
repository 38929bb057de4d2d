import { BRAND } from '#contract/brand.ts'
import { type Command, elementOf } from '#contract/embed.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { VisitorRecord } from '#sdk/runtime/storage/visitor-storage.ts'
import type { ChatSession } from '#sdk/widgets/chat/chat-session.ts'
import { defineChat } from '#sdk/widgets/chat/define-chat.tsx'
import { slowness } from '#tests/support/scale-timeout.ts'
import { type } from './type-text.ts'
import { until } from './until.ts'

/** The replacements for the browser's own parts in the element under test. */
export const page = {
  clock: createManualClock(0) as ManualClock,
  alerts: [] as string[],
  isStorageBlocked: false,
  isStorageFull: false,
}

/** A tenant of this page only, because test files that run at the same time share the browser's storage. */
export const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`

/** The storage key of the visitor's record. */
export const STORAGE_KEY = `${BRAND.slug}:${location.origin}:${TENANT}`

defineChat({
  ...browserEnvironment,
  baseUrl: location.origin,
  clock: {
    now: () => page.clock.now(),
    setTimeout: (callback, delayMs) => page.clock.setTimeout(callback, delayMs),
    clearTimeout: handle => page.clock.clearTimeout(handle),
  },
  openStorage() {
    if (page.isStorageBlocked) throw new DOMException('blocked', 'SecurityError')
    if (!page.isStorageFull) return browserEnvironment.openStorage()
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return Object.assign(Object.create(localStorage), {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem,
    })
  },
  // No socket: everything arrives by polling.
  openChannel: () => Promise.reject(new Error('no socket in this test')),
  alert: text => page.alerts.push(text),
})

/** Removes all chats, and resets the storage and the replacements. */
export function resetPage(): void {
  for (const element of document.querySelectorAll(elementOf('chat'))) element.remove()
  localStorage.removeItem(STORAGE_KEY)
  Object.assign(page, {
    clock: createManualClock(Date.now()),
    alerts: [],
    isStorageBlocked: false,
    isStorageFull: false,
  })
}

/** Places a chat element on the page. */
export function placeChat(attributes: Record<string, string> = {}): WidgetHost {
  const host = document.createElement(elementOf('chat')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  document.body.append(host)
  return host
}

/** Places an open chat of a visitor whose email is known. */
export function openChat(attributes: Record<string, string> = { email: 'ada@example.com' }): WidgetHost {
  const host = placeChat(attributes)
  host.open()
  return host
}

export { until }

/** Returns the session behind an element's panel. */
export function sessionOf(host: WidgetHost): ChatSession {
  return host.keep<ChatSession>(TENANT, () => {
    throw new Error('The element has no session.')
  })
}

/** Resolves with the element once its session exists; React renders later than Preact. */
export async function ready(host: WidgetHost): Promise<WidgetHost> {
  await until(() => {
    try {
      return sessionOf(host)
    } catch {
      return null
    }
  }, 'the session')
  return host
}

/** Sends a command to the element, as the page would. */
export function command(host: WidgetHost, name: Command, ...args: unknown[]): unknown {
  return (host as unknown as Record<Command, (...args: unknown[]) => unknown>)[name](...args)
}

/** Returns the visitor's record in the browser's storage. */
export function stored(): Partial<VisitorRecord> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
}

/** Stores a visitor's record, as an earlier visit or another tab would. */
export function store(record: Partial<VisitorRecord>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), ...record }))
}

/** Stores a record like another tab, with a `storage` event. */
export function storeElsewhere(record: Partial<VisitorRecord>): void {
  store(record)
  window.dispatchEvent(
    new StorageEvent('storage', { key: STORAGE_KEY, newValue: localStorage.getItem(STORAGE_KEY) }),
  )
}

/** Records the details of an event on the page. */
export function hear(host: WidgetHost, name: string): { details: unknown[] } {
  const heard = { details: [] as unknown[] }
  host.addEventListener(name, event => heard.details.push((event as CustomEvent).detail))
  return heard
}

/** Waits two frames, and for what they have put off, so that something unwanted would have happened. */
export async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
}

/** Returns the element's text. */
export function textOf(host: HTMLElement): string {
  return host.shadowRoot!.textContent
}

/** Waits until the element's text contains this. */
export function hasText(host: HTMLElement, text: string): Promise<boolean> {
  return until(() => textOf(host).includes(text), `${text} in ${textOf(host)}`)
}

/** Waits for a control with this accessible name. */
export function control<Kind extends HTMLElement>(host: HTMLElement, name: string): Promise<Kind> {
  return until(() => findControl<Kind>(host, name), `control ${name}`)
}

/** Returns the control with this accessible name, if any. */
export function findControl<Kind extends HTMLElement>(host: HTMLElement, name: string): Kind | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<Kind>('button, input, textarea, a')]
  return controls.find(found => (found.getAttribute('aria-label') ?? found.textContent) === name)
}

/** Presses a key in a field. Returns the event. */
export function press(field: HTMLElement, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  })
  field.dispatchEvent(event)
  return event
}

/** Types into the composer and presses Enter. */
export async function send(host: HTMLElement, text: string): Promise<void> {
  const box = await control<HTMLTextAreaElement>(host, 'Message')
  type(box, text)
  await until(() => findControl<HTMLButtonElement>(host, 'Send')?.disabled === (text.trim() === ''))
  press(box, 'Enter')
}

/** Advances the widget's clock; without a socket it polls meanwhile. */
export function advance(ms: number): void {
  page.clock.advance(ms)
}

/**
 * How fast the widget's clock runs in `advanceUntil`: a response may take 4 s, on a slow machine more, before its request
 * times out.
 */
const SPEED = 3 / slowness
/** After a page stood still, its clock doesn't jump: requests on their way would time out. In ms. */
const LONGEST_STEP_MS = 50

/** Runs the widget's clock until `look` returns a truthy value, and returns it. */
export function advanceUntil<Found>(
  look: () => Found | null | undefined | false,
  what = String(look),
): Promise<Found> {
  let before = performance.now()
  return until(() => {
    const now = performance.now()
    advance(Math.min(now - before, LONGEST_STEP_MS) * SPEED)
    before = now
    return look()
  }, what)
}

/** Returns a token as the browser stores it. */
export function credential(
  { token, realtime }: { token: string; realtime: { url: string; key: string } },
  conversationId: string,
) {
  return { conversationId, token, realtime, expiresAt: page.clock.now() + 60_000 }
}
