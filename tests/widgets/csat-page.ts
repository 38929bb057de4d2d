import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { BRAND } from '#contract/brand.ts'
import { SURVEY_CHANGE_MS, type SurveyKind } from '#contract/constants/surveys.ts'
import { EVENTS, elementOf } from '#contract/embed.ts'
import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { defineCsat } from '#sdk/widgets/csat/define-csat.tsx'
import { type } from './type-text.ts'
import { until } from './until.ts'

/** A tenant of this page only, because test files share the browser's storage. */
export const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`
/** The storage key of the visitor's record. */
export const STORAGE_KEY = `${BRAND.slug}:${location.origin}:${TENANT}`
/** The conversation of this browser, if there is one. */
export const CONVERSATION_ID = '00000000-0000-4000-8000-000000000001'

const TEXTS = {
  question: 'How was this conversation?',
  low: 'What went wrong?',
  high: 'What went well?',
  thanks: 'Thank you for your answer.',
}

type Call = { readonly path: string; readonly body: Record<string, unknown> }

function clean() {
  return {
    clock: createManualClock(Date.now()) as ManualClock,
    /** The requests so far, without those for the brand. */
    calls: [] as Call[],
    /** The details of `support:csat`. */
    told: [] as unknown[],
    kind: 'emoji' as SurveyKind,
    /** The survey of the conversation and of the link; null if nothing was asked. */
    survey: null as VisitorSurvey | null,
    isOffline: false,
    /** The code with which answers are refused. */
    refusal: null as string | null,
    /** Responses wait for this promise. */
    hold: Promise.resolve(),
  }
}

/** The server's data for the element under test, and its requests. */
export const page = clean()

/** Returns a survey as the server tells it. */
export function surveyOf(change: Partial<VisitorSurvey> = {}): VisitorSurvey {
  return {
    kind: page.kind,
    score: null,
    comment: null,
    answered_at: null,
    closes_at: null,
    texts: TEXTS,
    ...change,
  }
}

/** Returns a survey that was answered now, or `ageMs` ago. */
export function answeredSurvey(change: Partial<VisitorSurvey>, ageMs = 0): VisitorSurvey {
  const at = page.clock.now() - ageMs
  return surveyOf({
    answered_at: new Date(at).toISOString(),
    closes_at: new Date(at + SURVEY_CHANGE_MS).toISOString(),
    ...change,
  })
}

defineCsat({
  ...browserEnvironment,
  baseUrl: location.origin,
  clock: {
    now: () => page.clock.now(),
    setTimeout: (callback, delayMs) => page.clock.setTimeout(callback, delayMs),
    clearTimeout: handle => page.clock.clearTimeout(handle),
  },
})

type Given = Readonly<Record<string, unknown>>

function answer(make: (given: Given) => unknown) {
  return async ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url)
    const text = await request.text()
    const given: Given = { ...Object.fromEntries(url.searchParams), ...(text && JSON.parse(text)) }
    page.calls.push({ path: `${request.method} ${url.pathname.slice('/api/'.length)}`, body: given })
    await page.hold
    if (page.isOffline) return HttpResponse.error()
    if (page.refusal) return HttpResponse.json({ error: 'no', code: page.refusal }, { status: 409 })
    return HttpResponse.json(make(given) as never)
  }
}

/** Saves an answer as the server does. */
function save({ score, comment }: Given): VisitorSurvey {
  page.survey = answeredSurvey({
    kind: page.survey?.kind ?? page.kind,
    score: score as number | null,
    comment: (comment as string | null) ?? page.survey?.comment ?? null,
  })
  return page.survey
}

const worker = setupWorker(
  http.get('*/api/widget-brand', () =>
    HttpResponse.json({ style: '--_brand-accent:#7a2ea0', label: '', position: 'right' }),
  ),
  http.get(
    '*/api/surveys/page',
    answer(({ kind = page.kind }) => surveyOf({ kind: kind as SurveyKind })),
  ),
  http.post(
    '*/api/surveys/page',
    answer(({ kind, score, comment }) =>
      answeredSurvey({ kind: kind as SurveyKind, score: score as number, comment: comment as string }),
    ),
  ),
  http.post(
    '*/api/survey-links/read',
    answer(() => page.survey),
  ),
  http.post('*/api/survey-links/answer', answer(save)),
  http.get(
    '*/api/conversations/:id/survey',
    answer(() => ({ survey: page.survey })),
  ),
  http.post('*/api/conversations/:id/survey', answer(save)),
)

/** Describes tests of the whole element, each on a clean page. */
export function describeCsat(title: string, tests: () => void): void {
  describe(title, () => {
    const note = (event: Event) => void page.told.push((event as CustomEvent).detail)
    before(async () => {
      // Lazy chunks compile at their first request, so they are loaded before the tests.
      await import('#sdk/widgets/csat/sources/conversation-calls.ts')
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
      document.addEventListener(EVENTS.csat, note)
    })
    after(() => {
      document.removeEventListener(EVENTS.csat, note)
      worker.stop()
    })
    beforeEach(async () => {
      for (const element of document.querySelectorAll('support-csat, support-chat')) element.remove()
      // A removed element stops in a microtask.
      await Promise.resolve()
      localStorage.clear()
      Object.assign(page, clean())
    })
    tests()
  })
}

/** Has this browser remember a conversation, with a token for it. */
export function rememberConversation(): void {
  const credential = {
    conversationId: CONVERSATION_ID,
    token: 'a.b.c',
    expiresAt: page.clock.now() + 60_000,
    realtime: { url: '', key: '' },
  }
  const record = { conversationId: CONVERSATION_ID, credentials: { [CONVERSATION_ID]: credential } }
  localStorage.setItem(STORAGE_KEY, JSON.stringify(record))
}

/** Places a survey on the page. */
export function placeCsat(
  attributes: Record<string, string> = {},
  place: Element = document.body,
): WidgetHost {
  const host = document.createElement(elementOf('csat')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  place.append(host)
  return host
}

/** Places a survey and waits for its scores. */
export async function askedCsat(
  attributes: Record<string, string> = {},
  place: Element = document.body,
): Promise<WidgetHost> {
  const host = placeCsat(attributes, place)
  await until(() => radios(host).length > 0, 'the scores')
  return host
}

/** Returns the card; it is hidden if there is nothing to show. */
export function card(host: HTMLElement): HTMLElement | null {
  return host.shadowRoot!.querySelector<HTMLElement>('[part=panel]')
}

/** Returns the radio buttons, as they stand. */
export function radios(host: HTMLElement): HTMLElement[] {
  return [...host.shadowRoot!.querySelectorAll<HTMLElement>('[role=radio]')]
}

/** Returns the box for a comment. */
export function box(host: HTMLElement): HTMLTextAreaElement | null {
  return host.shadowRoot!.querySelector('textarea')
}

/** Writes into the box for a comment. */
export async function write(host: HTMLElement, text: string): Promise<void> {
  type(await until(() => box(host), 'the box'), text)
}

/** Waits until the element's text contains this. */
export function shows(host: HTMLElement, wanted: string): Promise<boolean> {
  return until(() => host.shadowRoot!.textContent.includes(wanted), wanted)
}

/** Returns the button with this accessible name, if any. */
export function findControl(host: HTMLElement, name: string): HTMLElement | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<HTMLElement>('button')]
  return controls.find(found => (found.getAttribute('aria-label') ?? found.textContent).trim() === name)
}

/** Waits for a button and clicks it. */
export async function press(host: HTMLElement, name: string): Promise<void> {
  ;(await until(() => findControl(host, name), `control ${name}`)).click()
}

/** Returns the bodies of the answers that the server has received. */
export function answers(): unknown[] {
  return page.calls
    .filter(({ path }) => path.startsWith('POST') && !path.endsWith('read'))
    .map(({ body: { score, comment } }) => [score, comment])
}

/** Presses a key on the focused element. */
export function key(host: HTMLElement, name: string): void {
  const init = { key: name, bubbles: true, composed: true, cancelable: true }
  host.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
}
