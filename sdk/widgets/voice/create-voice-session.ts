import { atom } from 'nanostores'
import type { CallState } from '#core/voice-call/call-state.ts'
import { followLocale, wantedLocale } from '../../locales/follow-locale.ts'
import { ENGLISH_VOICE, VOICE_LANGUAGES } from '../../locales/voice/voice-messages.ts'
import { createReport } from '../../runtime/browser/report-trouble.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import { lazyDriver } from '../../runtime/element/lazy-driver.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import { callObstacle } from './call-obstacle.ts'
import { createCallFacts } from './create-call-facts.ts'
import type {
  CallParts,
  CallSpan,
  CallVarsState,
  CreateVoiceCall,
  VoiceCall,
  VoiceCardSession,
} from './voice-session.ts'

type Options = {
  readonly host: WidgetHost
  readonly tenant: string
  /** Replaces the call's own code. */
  readonly createCall?: CreateVoiceCall | undefined
}

const NO_CALL: CallSpan = { startedAt: null, endedAt: null }

/** Creates the session of a voice element. The code of a call loads with the first one. */
export function createVoiceSession(environment: Environment, options: Options): VoiceCardSession {
  const { host, tenant, createCall } = options
  const { baseUrl, clock, openStorage } = environment
  const report = createReport(host)
  const locale = () => wantedLocale(host)
  const facts = createCallFacts({ environment, host, tenant, locale, report })
  const { $vars, prepare } = facts
  const $loading = atom<'none' | 'loading' | 'failed'>('none')
  const $parts = atom<CallParts | null>(null)
  const $call = atom<VoiceCall | null>(null)
  const $state = atom<CallState | null>(null)
  const $span = atom(NO_CALL)
  const $catalog = atom(ENGLISH_VOICE)
  const driver = lazyDriver(
    loadParts,
    parts => {
      const created = (createCall ?? parts.createVoiceCall)({
        environment,
        host,
        tenant,
        locale,
        vars: () => known($vars.get()),
        usesTestTone: host.hasAttribute('fake-mic'),
        usesFallback: host.hasAttribute('fallback'),
      })
      created.$state.subscribe(follow)
      $call.set(created)
      return created
    },
    error => {
      report('load', 'the code of a call did not load', error)
      if ($loading.get() === 'loading') $loading.set('failed')
    },
  )

  function follow(state: CallState): void {
    const span = $span.get()
    const { kind } = state.phase
    if (kind === 'connecting') $span.set(NO_CALL)
    if (kind === 'live' && span.startedAt === null) $span.set({ startedAt: clock.now(), endedAt: null })
    if (kind === 'ended' && span.endedAt === null) $span.set({ ...span, endedAt: clock.now() })
    $state.set(state)
  }

  async function loadParts() {
    const parts = await import('./voice.lazy.ts')
    $parts.set(parts)
    return parts
  }

  function call(): void {
    if ($loading.get() === 'loading') return
    $loading.set('loading')
    driver.act(created => {
      // The visitor may have hung up while the code loaded.
      const isWanted = $loading.get() === 'loading'
      $loading.set('none')
      if (isWanted) created.call()
    })
  }

  const session: VoiceCardSession = {
    environment,
    host,
    tenant,
    $catalog,
    ...facts,
    $loading,
    $parts,
    $call,
    $state,
    $span,
    get canCall() {
      const needsMicrophone = known($vars.get())?.hears_speech !== false && !host.hasAttribute('fake-mic')
      return (
        typeof RTCPeerConnection === 'function' && (!needsMicrophone || navigator.mediaDevices !== undefined)
      )
    },
    prepare: () => void prepare(),
    call,
    hangUp() {
      $loading.set('none')
      $call.get()?.hangUp()
    },
    stop() {
      unfollow()
      driver.stop()
    },
  }

  const unfollow = followLocale(host, $catalog, VOICE_LANGUAGES)
  host.handle({
    // All widgets receive these.
    identify() {},
    setContext() {},
    /** Opens the card, which says what a call is like, and calls as soon as it is known that a call is possible. */
    async startCall() {
      host.open()
      await prepare()
      if (known($vars.get()) && callObstacle(session, $catalog.get().t) === null) call()
    },
    endCall: session.hangUp,
    async logout() {
      session.hangUp()
      const { createVisitorStorage } = await loadParts()
      createVisitorStorage(openStorage, baseUrl, tenant).clear()
    },
  })
  return session
}

function known(vars: CallVarsState): Exclude<CallVarsState, string> | null {
  return typeof vars === 'string' ? null : vars
}
