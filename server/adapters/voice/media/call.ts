/** One call of the local provider: its connection, its audio, and its assistant. */
import { randomUUID } from 'node:crypto'
import type { Clock } from '#core/clock.ts'
import { type Assistant, createAssistant } from './assistant.ts'
import { type Player, startPlayer } from './player.ts'
import { createDownsampler } from './resample.ts'
import { createRtcPeer, type RtcPeerOptions } from './rtc-peer.ts'
import { createVoiceDetector, SPEECH_FRAME_SAMPLES } from './voice-activity.ts'

/** A browser that has no sound to send stops sending: after this much, silence is heard in its place, in ms. */
const GAP_MS = 100

/** What a call uses. */
export type CallDeps = Pick<RtcPeerOptions, 'bindAddress' | 'ports'> & {
  /** Of the limits; audio keeps to the time of the machine. */
  readonly clock: Clock
  readonly say: (sentence: string) => Promise<Int16Array>
  readonly recognize: (speech: Int16Array) => Promise<string>
  readonly isGoodbye: (text: string) => boolean
  /** How long the call may last, in ms. */
  readonly longestMs: number
  /** How long both sides may say nothing, in ms. */
  readonly silenceMs: number
  /** How long a lost connection is waited for, in ms. */
  readonly lostMs: number
  readonly onEnd: () => void
}

/** A call under way. */
export type Call = {
  readonly answer: (offer: string) => Promise<string>
  readonly end: () => void
}

/** Creates a call for an offer. It ends by itself once the browser has gone. */
export function createCall(deps: CallDeps): Call {
  const down = createDownsampler()
  const now = () => performance.now()
  let heardAt = now()
  let rest = new Int16Array()
  let player: Player | null = null
  let assistant: Assistant | null = null
  let isOver = false
  const { clock } = deps
  const longestTimer = clock.setTimeout(end, deps.longestMs)
  let silenceTimer = clock.setTimeout(end, deps.silenceMs)
  let lostTimer: unknown

  const detect = createVoiceDetector({
    onStart: atMs => assistant?.speechStarted(atMs),
    onStop: (atMs, speech) => void assistant?.speechStopped(atMs, speech),
  })
  const peer = createRtcPeer({
    bindAddress: deps.bindAddress,
    ports: deps.ports,
    onState,
    onChannelOpen: () => assistant?.opened(),
    onMessage(text) {
      // What was typed, and what the assistant is asked to say: an idle browser sends nothing.
      restartSilence()
      assistant?.receive(text)
    },
    onAudio: hear,
  })

  function hear(samples: Int16Array): void {
    heardAt = now()
    const low = down(samples)
    const all = new Int16Array(rest.length + low.length)
    all.set(rest)
    all.set(low, rest.length)
    let at = 0
    for (; at + SPEECH_FRAME_SAMPLES <= all.length; at += SPEECH_FRAME_SAMPLES)
      detect(all.slice(at, at + SPEECH_FRAME_SAMPLES))
    rest = all.slice(at)
  }

  /** Speech ends by silence, also when the browser sends none. */
  function fillGap(): void {
    if (now() - heardAt > GAP_MS) detect(new Int16Array(SPEECH_FRAME_SAMPLES))
  }

  /** Somebody has said something. */
  function restartSilence(): void {
    clock.clearTimeout(silenceTimer)
    if (!isOver) silenceTimer = clock.setTimeout(end, deps.silenceMs)
  }

  function onState(state: string): void {
    clock.clearTimeout(lostTimer)
    if (state === 'failed' || state === 'closed') end()
    else if (state === 'disconnected') lostTimer = clock.setTimeout(end, deps.lostMs)
  }

  function end(): void {
    if (isOver) return
    isOver = true
    for (const timer of [longestTimer, silenceTimer, lostTimer]) clock.clearTimeout(timer)
    assistant?.stop()
    player?.stop()
    peer.close()
    deps.onEnd()
  }

  const started = startPlayer({
    now,
    setTimeout,
    clearTimeout: handle => clearTimeout(handle as NodeJS.Timeout),
    send: peer.sendFrame,
    onTick: fillGap,
  })
  player = started
  assistant = createAssistant({
    send: event => peer.send(JSON.stringify({ event_id: `event_${randomUUID()}`, ...event })),
    say: deps.say,
    play: started.play,
    clear: started.clear,
    async whenQuiet() {
      await started.whenQuiet()
      restartSilence()
    },
    async recognize(speech) {
      const text = await deps.recognize(speech)
      if (text !== '') restartSilence()
      return text
    },
    isGoodbye: deps.isGoodbye,
    newId: kind => `${kind}_${randomUUID()}`,
  })
  return { answer: peer.answer, end }
}
