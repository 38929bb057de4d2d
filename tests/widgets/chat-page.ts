import { BRAND } from '#contract/brand.ts'
import { type Command, elementOf } from '#contract/embed.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { VisitorRecord } from '#sdk/runtime/storage/visitor-storage.ts'
import type { ChatSession } from '#sdk/widgets/chat/chat-session.ts'
import { defineChat } from '#sdk/widgets/chat/define-chat.tsx'
import { until } from './until.ts'

/** What the element under test is given instead of the browser's own. */
export const page = {
  clock: createManualClock(0) as ManualClock,
  alerts: [] as string[],
  isStorageBlocked: false,
  isStorageFull: false,
}

/** A tenant of this page alone: test files that run at the same time share the browser's storage. */
export const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`

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
    if (!page.isStorageFull) return localStorage
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return Object.assign(Object.create(localStorage), {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem,
    })
  },
  // No socket: everything arrives by asking.
  openChannel: () => Promise.reject(new Error('no socket in this test')),
  alert: text => page.alerts.push(text),
})

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

export function placeChat(attributes: Record<string, string> = {}): WidgetHost {
  const host = document.createElement(elementOf('chat')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  document.body.append(host)
  return host
}

/** An open chat of a visitor whose address is known. */
export function openChat(attributes: Record<string, string> = { email: 'ada@example.com' }): WidgetHost {
  const host = placeChat(attributes)
  host.open()
  return host
}

export { until }

/** What stands behind the element's panel. */
export function sessionOf(host: WidgetHost): ChatSession {
  return host.keep<ChatSession>(TENANT, () => {
    throw new Error('The element has no session.')
  })
}

/** The element once its session is there: React draws later than Preact. */
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

/** Has the page give a command to the element. */
export function command(host: WidgetHost, name: Command, ...args: unknown[]): unknown {
  return (host as unknown as Record<Command, (...args: unknown[]) => unknown>)[name](...args)
}

/** What the browser remembers. */
export function stored(): Partial<VisitorRecord> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
}

/** Writes what the browser remembers, as an earlier visit or another tab would. */
export function store(record: Partial<VisitorRecord>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), ...record }))
}

/** The same by another tab, of which this one hears. */
export function storeElsewhere(record: Partial<VisitorRecord>): void {
  store(record)
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}

/** Notes the details of an event that the page hears. */
export function hear(host: WidgetHost, name: string): { details: unknown[] } {
  const heard = { details: [] as unknown[] }
  host.addEventListener(name, event => heard.details.push((event as CustomEvent).detail))
  return heard
}

/** Two frames: enough for what must not happen to have happened. */
export async function settle(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

export function textOf(host: HTMLElement): string {
  return host.shadowRoot!.textContent
}

export function hasText(host: HTMLElement, text: string): Promise<boolean> {
  return until(() => textOf(host).includes(text), `${text} in ${textOf(host)}`)
}

/** A control by its accessible name. */
export function control<Kind extends HTMLElement>(host: HTMLElement, name: string): Promise<Kind> {
  return until(() => findControl<Kind>(host, name), `control ${name}`)
}

export function findControl<Kind extends HTMLElement>(host: HTMLElement, name: string): Kind | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<Kind>('button, input, textarea')]
  return controls.find(found => (found.getAttribute('aria-label') ?? found.textContent) === name)
}

export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React compares with the value that it saw set on the element itself; the prototype's setter is out of its sight.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

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

/** Writes into the composer and presses Enter. */
export async function send(host: HTMLElement, text: string): Promise<void> {
  const box = await control<HTMLTextAreaElement>(host, 'Message')
  type(box, text)
  await until(() => findControl<HTMLButtonElement>(host, 'Send')?.disabled === (text.trim() === ''))
  press(box, 'Enter')
}

/** Moves the widget's time on; without a socket it asks for news on the way. */
export function advance(ms: number): void {
  page.clock.advance(ms)
}

/** A token as the browser keeps it. */
export function credential(
  { token, realtime }: { token: string; realtime: { url: string; key: string } },
  conversationId: string,
) {
  return { conversationId, token, realtime, expiresAt: page.clock.now() + 60_000 }
}
