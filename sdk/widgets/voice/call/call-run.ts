import type { WritableAtom } from 'nanostores'
import type { CallEffect, CallEnd, CallEvent, CallState } from '#core/voice-call/call-state.ts'
import { type RealtimeRequest, sessionUpdate } from '#core/voice-call/realtime-requests.ts'
import { createReport } from '#sdk/runtime/browser/report-trouble.ts'
import { createCredentials } from '#sdk/runtime/storage/credentials.ts'
import { createVisitorStorage } from '#sdk/runtime/storage/visitor-storage.ts'
import type { CallScore, SavedCall, VoiceCallOptions } from '../voice-session.ts'
import { createCallApi } from './call-api.ts'
import { createCallConversation } from './call-conversation.ts'
import { createCallScope } from './call-scope.ts'
import { channelRequests } from './channel-requests.ts'
import { connect } from './connect.ts'
import { exchangeOffer } from './exchange-offer.ts'
import { createLevelMeter } from './level-meter.ts'
import { openAudioContext, openSound, type SoundSource } from './open-sound.ts'
import { playVoice } from './play-voice.ts'
import { type CallGrant, requestGrant } from './request-grant.ts'
import { createCallSaver } from './save-call.ts'
import { searchForCall } from './search-for-call.ts'

/** One call, from the press of Call to its end. */
export type CallRun = {
  readonly perform: (effect: CallEffect) => void
  /** Follows the machine: saves what was said, and measures the visitor's level. */
  readonly follow: (state: CallState) => void
  /** Saves what the visitor says of the call. */
  readonly rate: (score: CallScore) => Promise<void>
}

type Deps = Required<VoiceCallOptions> & {
  readonly $level: WritableAtom<number>
  readonly $saved: WritableAtom<SavedCall | null>
  readonly state: () => CallState
  readonly dispatch: (event: CallEvent) => void
  /** Checks the machine's deadlines again. */
  readonly wake: () => void
}

/** Creates the performer of one call's effects. After the effect `release`, only the saving goes on. */
export function createCallRun(deps: Deps): CallRun {
  const { environment, tenant, host, platform, locale, vars, state, $level, $saved } = deps
  const { baseUrl, clock, newId } = environment
  const scope = createCallScope()
  const { signal } = scope
  const dispatch = (event: CallEvent) => signal.aborted || deps.dispatch(event)
  const report = createReport(host)
  const api = createCallApi({ baseUrl, tenant, clock })
  const storage = createVisitorStorage(environment.openStorage, baseUrl, tenant)
  const context = openAudioContext(platform, scope)
  let grant: CallGrant | null = null
  let token = ''
  let stream: MediaStream | null = null
  let channel: RTCDataChannel | null = null
  let measure: (isOn: boolean) => void = () => {}
  const credentials = createCredentials({ api, storage, clock })
  const conversation = createCallConversation({
    ...{ api, credentials, storage, clock, newId, locale, host },
    token: () => token,
    onCreate: id => void follow(id).catch(error => report('load', 'no person can take the call over', error)),
  })
  const saver = createCallSaver({ conversation, clock, report })

  scope.onRelease(platform.whenPageHides(() => dispatch({ type: 'page-left' })))
  scope.onRelease(platform.whenPageWakes(deps.wake))

  /** Loads its code only now, so that a call connects without it. */
  async function follow(conversationId: string): Promise<void> {
    const { followPerson } = await import('./follow-person.ts')
    // The last words are saved when the call is over.
    if (signal.aborted) return
    const { openChannel } = environment
    followPerson({ conversationId, api, credentials, clock, scope, dispatch, report, openChannel })
  }

  async function askForToken(): Promise<void> {
    const answer = await requestGrant({ api, clock, locale: locale(), signal })
    if ('type' in answer) return void dispatch(answer)
    grant = answer
    token = answer.token
    dispatch({ type: 'token-granted', greeting: answer.greeting, ending: answer.ending })
  }

  function soundSource(): SoundSource {
    if (grant?.hearsSpeech === false || vars()?.hears_speech === false) return 'silence'
    return deps.usesTestTone ? 'tone' : 'microphone'
  }

  async function open(): Promise<void> {
    const source = soundSource()
    stream = await openSound({ platform, scope, context, source })
    if (signal.aborted) return
    if (source !== 'silence') measure = createLevelMeter({ platform, scope, clock, context, stream, $level })
    dispatch({ type: 'microphone-granted' })
  }

  function start(): Promise<void> {
    const directUrl = deps.usesFallback ? (vars()?.direct_url ?? null) : null
    const renewed = (newer: string) => {
      token = newer
    }
    return connect({
      ...{ platform, scope, clock, dispatch },
      stream: stream!,
      exchangeOffer: sdp => exchangeOffer({ api, locale: locale(), signal, token, renewed, directUrl }, sdp),
      onVoice: voice => playVoice({ platform, scope, host, stream: voice }),
      onChannelOpen(opened) {
        channel = opened
        const { instructions, voice } = grant!
        send([sessionUpdate({ instructions, voice, language: locale() })])
      },
    })
  }

  function send(requests: readonly RealtimeRequest[]): void {
    // The machine handles a closed channel.
    if (channel?.readyState !== 'open') return
    for (const request of requests) channel.send(JSON.stringify(request))
  }

  async function save(reason: CallEnd): Promise<void> {
    const isSaved = await saver.finish(state().transcript, { isPageLeft: reason === 'page-left' })
    const conversationId = conversation.id()
    if (!isSaved || conversationId === null) return
    // Browsers tell the other tabs alone that the visitor's record has changed; the chat of this page follows it, too.
    window.dispatchEvent(new StorageEvent('storage', { key: storage.key }))
    $saved.set({ conversationId, score: null, isFailed: false })
  }

  async function rate(score: CallScore): Promise<void> {
    const saved = $saved.get()
    if (saved === null) return
    $saved.set({ ...saved, score, isFailed: false })
    const result = await conversation.rate(score)
    if (result.kind !== 'ok') $saved.set({ ...saved, score: null, isFailed: true })
  }

  async function search(effect: Extract<CallEffect, { type: 'search' }>): Promise<void> {
    const { transcript } = state()
    dispatch(await searchForCall({ api, token, locale: locale(), signal, transcript }, effect))
  }

  function begin(effect: CallEffect): Promise<unknown> | undefined {
    switch (effect.type) {
      case 'request-token':
        return askForToken()
      case 'open-microphone':
        return open().catch(() => dispatch({ type: 'microphone-refused' }))
      case 'connect':
        return start().catch(() => dispatch({ type: 'connect-failed' }))
      case 'search':
        return search(effect)
      case 'mute':
        for (const track of stream?.getAudioTracks() ?? []) track.enabled = !effect.isMuted
        return
      case 'release':
        scope.release()
        return
      case 'save':
        return save(effect.reason)
      default:
        send(channelRequests(effect, state().phase))
    }
  }

  return {
    rate,
    /** Reports errors, so that the page never sees one (CHAT-29). */
    perform(effect) {
      const fail = (error: unknown) => report('action', 'something went wrong with a call', error)
      try {
        begin(effect)?.catch(fail)
      } catch (error) {
        fail(error)
      }
    },
    follow({ phase, transcript }) {
      const isLive = phase.kind === 'live'
      measure(isLive && !phase.isMuted)
      if (isLive) saver.update(transcript)
    },
  }
}
