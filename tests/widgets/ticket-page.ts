import { HttpResponse, http } from 'msw'
import { BRAND } from '#contract/brand.ts'
import { elementOf } from '#contract/embed.ts'
import type { ArticleLink, WidgetConfig } from '#contract/entities/widget.ts'
import type { RequestIssue } from '#contract/errors.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { VisitorRecord } from '#sdk/runtime/storage/visitor-storage.ts'
import { defineTicket } from '#sdk/widgets/ticket/define-ticket.tsx'
import { configWith } from './company-config.ts'
import { haveConversation, resetServer, say, server, tokenFor, worker } from './fake-server.ts'
import { until } from './until.ts'

/** A tenant of this page only, because test files share the browser's storage. */
export const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`
const STORAGE_KEY = `${BRAND.slug}:${location.origin}:${TENANT}`

type TicketBody = { readonly client_id: string; readonly subject: string; readonly content: string }

function clean() {
  return {
    clock: createManualClock(Date.now()) as ManualClock,
    /** The bodies sent to `/api/tickets`. */
    tickets: [] as (TicketBody & Readonly<Record<string, unknown>>)[],
    /** Conversations by creation key. */
    keys: {} as Record<string, string>,
    /**
     * The results of the next tickets instead of a success: a lost response, a status, or validation issues.
     */
    failures: [] as ('lost' | 'offline' | number | readonly RequestIssue[])[],
    /** The searches for articles. */
    questions: [] as string[],
    answerArticles: async (_question: string): Promise<readonly ArticleLink[]> => [],
    /** Names of the uploaded files. */
    uploads: [] as string[],
    /** Status codes for the next uploads, instead of a success. */
    uploadFailures: [] as number[],
  }
}

/** The server's data for the element under test, and its requests besides those about conversations. */
export const page = clean()

defineTicket({
  ...browserEnvironment,
  baseUrl: location.origin,
  clock: {
    now: () => page.clock.now(),
    setTimeout: (callback, delayMs) => page.clock.setTimeout(callback, delayMs),
    clearTimeout: handle => page.clock.clearTimeout(handle),
  },
  // No socket: everything arrives by polling.
  openChannel: () => Promise.reject(new Error('no socket in this test')),
  alert: () => {},
})

const handlers = [
  http.post('*/api/tickets', async ({ request }) => {
    const body = (await request.json()) as (typeof page.tickets)[number]
    page.tickets.push(body)
    const failure = page.failures.shift()
    if (failure === 'offline') return HttpResponse.error()
    if (body['identity_token'] === 'forged') return refuse(401, 'identity_invalid')
    if (typeof failure === 'number') return refuse(failure, 'internal')
    if (typeof failure === 'object') return refuse(400, 'invalid_request', failure)
    page.keys[body.client_id] ??= haveTicket(body.subject, body.content)
    const id = page.keys[body.client_id]!
    if (failure === 'lost') return HttpResponse.error()
    const { number } = server.conversations.find(conversation => conversation.id === id)!
    return HttpResponse.json({ conversationId: id, number, ...tokenFor(id) }, { status: 201 })
  }),
  http.get('*/api/kb/suggestions', async ({ request }) => {
    const question = new URL(request.url).searchParams.get('q')!
    page.questions.push(question)
    return HttpResponse.json({ articles: await page.answerArticles(question) })
  }),
  http.post('*/storage/v1/object/conversation-uploads/*', async ({ request }) => {
    const failure = page.uploadFailures.shift()
    if (failure) return HttpResponse.json({ statusCode: String(failure) }, { status: failure })
    const file = [...(await request.formData()).values()].find(value => typeof value !== 'string')
    page.uploads.push(file!.name)
    return HttpResponse.json({ Key: 'key', Id: 'id' })
  }),
]

function refuse(status: number, code: string, issues?: readonly RequestIssue[]) {
  return HttpResponse.json({ error: 'no', code, issues }, { status })
}

/** Adds a ticket to the server and returns its id. */
export function haveTicket(subject: string, content: string): string {
  const number = 1_042 + server.conversations.length
  const { id } = haveConversation({ subject, status: 'ticket', number, needs_human: true, responder: 'none' })
  say('visitor', content)
  return id
}

/** Describes tests of the whole ticket element with the fake server, each on a clean page. */
export function describeTicket(title: string, tests: () => void): void {
  describe(title, () => {
    before(async () => {
      // Lazy chunks compile at their first request, so they are loaded before the tests.
      await Promise.all([
        import('#sdk/widgets/ticket/ticket.lazy.ts'),
        import('#sdk/widgets/ticket/ticket-driver.ts'),
        import('#sdk/runtime/conversation/conversation-driver.ts'),
        import('#sdk/runtime/files/upload.ts'),
      ])
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
      worker.use(...handlers)
    })
    after(() => worker.stop())
    beforeEach(() => {
      for (const element of document.querySelectorAll(elementOf('ticket'))) element.remove()
      localStorage.removeItem(STORAGE_KEY)
      resetServer()
      Object.assign(page, clean())
      server.config = configWith()
    })
    tests()
  })
}

/** Returns a company's widget settings with its ticket form. */
export function formWith(form: Partial<WidgetConfig['ticket_form']>): WidgetConfig {
  return configWith({ ticket_form: { categories: [], fields: [], ...form } })
}

/** Places a ticket element on the page. */
export function placeTicket(attributes: Record<string, string> = {}): WidgetHost {
  const host = document.createElement(elementOf('ticket')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  document.body.append(host)
  return host
}

/** Removes the element and places it again, as a reload does. */
export function reload(host: HTMLElement): WidgetHost {
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  host.remove()
  return placeTicket()
}

/** Returns the visitor's record in the browser's storage. */
export function remembered(): VisitorRecord {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
}

/** Stores a visitor's record. */
export function remember(record: Partial<VisitorRecord>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(record))
}

/** Returns the element's text. */
export function text(host: HTMLElement): string {
  return host.shadowRoot!.textContent
}

/** Waits until the element's text contains this. */
export function shows(host: HTMLElement, wanted: string): Promise<boolean> {
  return until(() => text(host).includes(wanted), wanted)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Waits for a field of the form, by its label. */
export function field(host: HTMLElement, label: string): Promise<Field> {
  return until(() => findField(host, label), `field ${label}`)
}

function findField(host: HTMLElement, label: string): Field | undefined {
  const labels = [...host.shadowRoot!.querySelectorAll('label')]
  const found = labels.find(({ textContent }) => textContent.replace('(optional)', '').trim() === label)
  return found && (host.shadowRoot!.getElementById(found.htmlFor) as Field)
}

/** Waits for a button or link, by its accessible name. */
export function control(host: HTMLElement, name: string): Promise<HTMLElement> {
  return until(() => findControl(host, name), `control ${name}`)
}

/** Returns the button or link with this accessible name, if any. */
export function findControl(host: HTMLElement, name: string): HTMLElement | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<HTMLElement>('button, a')]
  return controls.find(found => (found.getAttribute('aria-label') ?? found.textContent?.trim()) === name)
}

/** Types into a field, like a user. */
export async function write(host: HTMLElement, label: string, value: string): Promise<void> {
  const control = await field(host, label)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
  const type = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
}

/** Fills the required fields of a ticket. */
export async function fillIn(host: HTMLElement): Promise<void> {
  await write(host, 'Email address', 'ada@example.com')
  await write(host, 'Subject', 'Broken lamp')
  await write(host, 'How can we help?', 'It does not light up.')
}

/** Waits for a control and clicks it. */
export async function press(host: HTMLElement, name: string): Promise<void> {
  ;(await control(host, name)).click()
}

/** Waits until a field shows this error; null for none. */
export function hasProblem(host: HTMLElement, label: string, problem: string | null): Promise<true> {
  return until(() => {
    const control = findField(host, label)!
    if (control.getAttribute('aria-invalid') !== 'true') return problem === null
    const id = control.getAttribute('aria-describedby')!
    return host.shadowRoot!.getElementById(id)?.textContent === problem
  }, `${problem} under ${label}`)
}
