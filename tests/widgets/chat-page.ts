import { BRAND } from '#contract/brand.ts'
import { ELEMENTS } from '#contract/embed.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import type { WidgetHost } from '#sdk/runtime/define-element.tsx'
import { browserEnvironment } from '#sdk/runtime/environment.ts'
import { defineChat } from '#sdk/widgets/chat/define-chat.tsx'

const DEADLINE_MS = 3_000

/** What the element under test is given instead of the browser's own. */
export const page = {
  clock: createManualClock(0) as ManualClock,
  alerts: [] as string[],
  isStorageBlocked: false,
}

export const STORAGE_KEY = `${BRAND.slug}:${location.origin}:acme`

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
    return localStorage
  },
  // No socket: everything arrives by asking.
  openChannel: () => Promise.reject(new Error('no socket in this test')),
  alert: text => page.alerts.push(text),
})

export function resetPage(): void {
  for (const element of document.querySelectorAll(ELEMENTS.chat)) element.remove()
  localStorage.clear()
  Object.assign(page, { clock: createManualClock(Date.now()), alerts: [], isStorageBlocked: false })
}

export function placeChat(attributes: Record<string, string> = {}): WidgetHost {
  const host = document.createElement(ELEMENTS.chat) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: 'acme', ...attributes }))
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

/** Waits until `look` gives something. */
export async function until<Found>(
  look: () => Found | null | undefined | false,
  what = String(look),
): Promise<Found> {
  const deadline = performance.now() + DEADLINE_MS
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`Never came: ${what}`)
    await new Promise(requestAnimationFrame)
  }
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
