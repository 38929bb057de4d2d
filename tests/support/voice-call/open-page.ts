import { vi } from 'vitest'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { createVoiceCall } from '#sdk/widgets/voice/call/create-voice-call.ts'
import type { CallVars, VoiceCallOptions } from '#sdk/widgets/voice/voice-session.ts'
import { createCountedClock } from './counted-clock.ts'
import { type FakeChannel, type FakeConnection, FakeStream, FakeTrack } from './fake-media.ts'
import { fakePlatform, listenersOf, type PlatformOptions } from './fake-platform.ts'
import { added, spoken } from './realtime-events.ts'
import { type Answer, GREETING, scriptServer } from './script-server.ts'

const START = Date.UTC(2026, 0, 1)

type Options = Partial<Pick<VoiceCallOptions, 'usesTestTone' | 'usesFallback'>> &
  PlatformOptions & {
    /** The server's next answers by the name of the request, in place of good ones. */
    readonly script?: Record<string, Answer[]>
    readonly vars?: Partial<CallVars>
  }

/** A page with the calls of a voice element. */
export type Page = ReturnType<typeof openPage>

/** Lets everything run that waits for no clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(done => setImmediate(done))
}

/** Ends what a test has begun. Code that loads late still finds the page. */
export async function closePage(): Promise<void> {
  await settle()
  await vi.dynamicImportSettled()
  await settle()
  vi.unstubAllGlobals()
}

/** The event of a changed storage, which Node does not have. */
class NodeStorageEvent extends Event {
  readonly key: string
  constructor(type: string, { key }: { readonly key: string }) {
    super(type)
    this.key = key
  }
}

/** Opens a page without a browser: its server, connection, audio and clock belong to the test. */
export function openPage(options: Options = {}) {
  const server = scriptServer(options.script ?? {})
  const page = Object.assign(new EventTarget(), { fetch: server.fetch })
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('https://shop.example/'))
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('StorageEvent', NodeStorageEvent)
  const changedKeys: string[] = []
  page.addEventListener('storage', event => void changedKeys.push((event as NodeStorageEvent).key))
  const { clock, timers } = createCountedClock(START)
  const browser = fakePlatform(options)
  const stored = new Map<string, string>()
  const events: { readonly name: string; readonly detail: unknown }[] = []
  const attributes: Record<string, string> = { email: 'ada@shop.example', name: 'Ada' }
  const allowed = Object.assign(browser.allowed, { calls: true })
  const host = Object.assign(new EventTarget(), {
    getAttribute: (name: string) => attributes[name] ?? null,
    announce(name: string, detail: unknown) {
      events.push({ name, detail })
      return allowed.calls
    },
  })
  const vars = { hears_speech: true, direct_url: 'https://voice.example/v1/realtime/calls', ...options.vars }
  let ids = 0
  /** Says that something in the conversation has changed. */
  let nudge = () => {}
  let openChannels = 0
  const call = createVoiceCall({
    environment: {
      baseUrl: 'https://help.example',
      clock,
      newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
      openStorage: () =>
        ({
          getItem: key => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
        }) as Storage,
      alert: () => {},
      async openChannel(_credential, { changed, joined }) {
        nudge = changed
        openChannels += 1
        joined(true)
        return { authorise: () => {}, close: () => void openChannels-- }
      },
    },
    host: host as unknown as WidgetHost,
    tenant: 'acme',
    locale: () => 'en',
    vars: () => vars as CallVars,
    usesTestTone: options.usesTestTone ?? false,
    usesFallback: options.usesFallback ?? false,
    platform: browser.platform,
  })

  const opened = {
    ...browser,
    ...{ call, clock, host, events, attributes, allowed, changedKeys, requests: server.requests },
    storedKeys: () => [...stored.keys()],
    get connection(): FakeConnection {
      return browser.connections.at(-1)!
    },
    get channel(): FakeChannel {
      return browser.connections.at(-1)!.channel
    },
    /** Has the page read its conversation again. */
    async nudge() {
      nudge()
      await settle()
    },
    /** The names of the requests so far. */
    names: () => server.requests.map(({ name }) => name),
    /** The visitor's record in the browser. */
    record: () => JSON.parse([...stored.values()][0] ?? 'null'),
    /** What is open, by kind; kinds of which there is nothing are left out. */
    leftovers() {
      const counts = {
        ...browser.count(),
        requests: server.pending.size,
        timers: timers.size,
        conversationChannels: openChannels,
        windowListeners: listenersOf(page, ['online']),
        hostListeners: listenersOf(host, ['click']),
      }
      return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
    },
    /** Calls, and waits until the offer was answered. */
    async dial() {
      call.call()
      await settle()
    },
    /** Calls, and waits until the greeting was heard. */
    async talk() {
      await opened.dial()
      opened.connection.become('connected')
      opened.channel.become('open')
      const voice = { streams: [new FakeStream()], track: new FakeTrack() }
      opened.connection.dispatchEvent(Object.assign(new Event('track'), voice))
      opened.channel.receive(
        { type: 'session.updated' },
        { type: 'response.created' },
        { type: 'output_audio_buffer.started' },
        added('greeting', 'assistant', null),
        spoken('greeting', GREETING),
        { type: 'response.done' },
        { type: 'output_audio_buffer.stopped' },
      )
      await settle()
    },
  }
  return opened
}
