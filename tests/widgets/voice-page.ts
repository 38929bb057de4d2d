import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { atom } from 'nanostores'
import { elementOf } from '#contract/embed.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { callBefore } from '#core/voice-call/call-machine.ts'
import type { CallPhase, CallState, LiveCall } from '#core/voice-call/call-state.ts'
import type { CallLine } from '#core/voice-call/transcript.ts'
import { browserEnvironment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { defineVoice } from '#sdk/widgets/voice/define-voice.tsx'
import type { CallVars, SavedCall, VoiceCall } from '#sdk/widgets/voice/voice-session.ts'
import { configWith } from './company-config.ts'
import { until } from './until.ts'

/** A tenant of this page only, because test files share the browser's storage. */
export const TENANT = `acme-${crypto.randomUUID().slice(0, 8)}`

const LIVE: LiveCall = {
  kind: 'live',
  activity: 'listening',
  isMuted: false,
  longestAt: Number.MAX_SAFE_INTEGER,
  silentAt: null,
  linkLostAt: null,
  channelLostAt: null,
  isResponding: false,
  requests: [],
  isHeld: false,
  leaving: null,
}

function clean() {
  return {
    clock: createManualClock(Date.now()) as ManualClock,
    vars: {
      reason: null,
      note: null,
      provider: 'local',
      hears_speech: true,
      longest_ms: 600_000,
      direct_url: null,
      consent_text: 'This call is with an AI. It is not recorded.',
    } as CallVars,
    isOffline: false,
    /** The bodies sent to `/api/voice/vars`. */
    asked: [] as unknown[],
    /** What the element has asked of its call. */
    heard: [] as string[],
    $state: atom<CallState>(callBefore({ greeting: '', ending: '', isGoodbye: () => false } as never)),
    $level: atom(0),
    $saved: atom<SavedCall | null>(null),
  }
}

/** The server's data for the element under test, and its call. */
export const page = clean()

/** A call that does what the test says. */
function scriptedCall(): VoiceCall {
  const note = (name: string) => () => void page.heard.push(name)
  return {
    $state: page.$state,
    $level: page.$level,
    $saved: page.$saved,
    rate: score => void page.heard.push(`rate ${score}`),
    call() {
      page.heard.push('call')
      become({ kind: 'connecting', step: 'token', limitAt: null })
    },
    hangUp() {
      page.heard.push('hangUp')
      const isLive = page.$state.get().phase.kind === 'live'
      become(isLive ? { kind: 'ended', reason: 'hung-up', text: null } : { kind: 'idle' })
    },
    toggleMute: note('toggleMute'),
    type: text => void page.heard.push(`type ${text}`),
    stop: note('stop'),
  }
}

defineVoice(
  {
    ...browserEnvironment,
    baseUrl: location.origin,
    clock: {
      now: () => page.clock.now(),
      setTimeout: (callback, delayMs) => page.clock.setTimeout(callback, delayMs),
      clearTimeout: handle => page.clock.clearTimeout(handle),
    },
  },
  scriptedCall,
)

const worker = setupWorker(
  http.post('*/api/voice/vars', async ({ request }) => {
    page.asked.push(await request.json())
    return page.isOffline ? HttpResponse.error() : HttpResponse.json({ ok: true, vars: page.vars })
  }),
  http.get('*/api/widget-config', () =>
    page.isOffline ? HttpResponse.error() : HttpResponse.json(configWith()),
  ),
)

/** Describes tests of the whole element, each on a clean page. */
export function describeVoice(title: string, tests: () => void): void {
  describe(title, () => {
    before(async () => {
      // Lazy chunks compile at their first request, so they are loaded before the tests.
      await Promise.all([
        import('#sdk/widgets/voice/voice.lazy.ts'),
        import('#sdk/widgets/voice/load-voice.ts'),
      ])
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
    })
    after(() => worker.stop())
    beforeEach(async () => {
      for (const element of document.querySelectorAll('support-voice, support-chat, support-kb'))
        element.remove()
      // A removed element stops its call in a microtask.
      await Promise.resolve()
      Object.assign(page, clean())
    })
    tests()
  })
}

/** Places a voice element on the page. */
export function placeVoice(
  attributes: Record<string, string> = {},
  place: Element = document.body,
): WidgetHost {
  const host = document.createElement(elementOf('voice')) as WidgetHost
  for (const [name, value] of Object.entries({ tenant: TENANT, ...attributes }))
    host.setAttribute(name, value)
  place.append(host)
  return host
}

/** Puts the call into a phase. */
export function become(phase: CallPhase): void {
  page.$state.set({ ...page.$state.get(), phase })
}

/** Puts the call into its live phase. */
export function goLive(change: Partial<LiveCall> = {}): void {
  become({ ...LIVE, ...change })
}

/** Adds a line to the transcript, or changes it. */
export function say(speaker: CallLine['speaker'], text: string, change: Partial<CallLine> = {}): void {
  const state = page.$state.get()
  const line: CallLine = { itemId: text, speaker, text, isFinal: true, articles: [], ...change }
  const { order, lines } = state.transcript
  page.$state.set({
    ...state,
    transcript: {
      ...state.transcript,
      order: order.includes(line.itemId) ? order : [...order, line.itemId],
      lines: { ...lines, [line.itemId]: line },
    },
  })
}

/** Places an element and brings it into a live call. */
export async function liveCall(attributes: Record<string, string> = {}): Promise<WidgetHost> {
  const host = placeVoice(attributes)
  host.open()
  await press(host, 'Call')
  await until(() => page.heard.includes('call'))
  goLive()
  await control(host, 'End call')
  return host
}

/** Returns the card. */
export function card(host: HTMLElement): HTMLElement | null {
  return host.shadowRoot!.querySelector<HTMLElement>('[part=panel]')
}

/** Returns the element's text. */
export function text(host: HTMLElement): string {
  return host.shadowRoot!.textContent
}

/** Waits until the element's text contains this. */
export function shows(host: HTMLElement, wanted: string): Promise<boolean> {
  return until(() => text(host).includes(wanted), wanted)
}

/** Waits until the card has this state of VOICE-01, with this text in its live region. */
export function hasStatus(host: HTMLElement, state: string, wanted: string): Promise<boolean> {
  return until(() => {
    const region = card(host)?.querySelector('[role=status]')
    return card(host)?.dataset['state'] === state && region?.textContent === wanted
  }, `${state}: ${wanted}`)
}

/** Returns the button or link with this accessible name, if any. */
export function findControl(host: HTMLElement, name: string): HTMLElement | undefined {
  const controls = [...host.shadowRoot!.querySelectorAll<HTMLElement>('button, a')]
  return controls.find(found => (found.getAttribute('aria-label') ?? found.textContent).trim() === name)
}

/** Waits for a button or link, by its accessible name. */
export function control(host: HTMLElement, name: string): Promise<HTMLElement> {
  return until(() => findControl(host, name), `control ${name}`)
}

/** Waits for a control and clicks it. */
export async function press(host: HTMLElement, name: string): Promise<void> {
  ;(await control(host, name)).click()
}

/** Presses a key on the focused element. */
export function key(host: HTMLElement, name: string): void {
  const init = { key: name, bubbles: true, composed: true, cancelable: true }
  host.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init))
}
