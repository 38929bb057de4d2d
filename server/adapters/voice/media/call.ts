/** One call that this server ends: its connection, its audio, its limits, and its assistant. */
import { randomUUID } from 'node:crypto'
import type { Clock } from '#core/clock.ts'
import type { CallAssistant, CreateAssistant } from './call-assistant.ts'
import { type Player, startPlayer } from './player.ts'
import { createRtcPeer, type RtcPeerOptions } from './rtc-peer.ts'
import { FRAME_SAMPLES } from './rtp.ts'

/** A browser that has no sound to send stops sending: after this much, silence is heard in its place, in ms. */
const GAP_MS = 100

/** What a call uses. */
export type CallDeps = Pick<RtcPeerOptions, 'network'> & {
  /** Of the limits; audio keeps to the time of the machine. */
  readonly clock: Clock
  readonly createAssistant: CreateAssistant
  /** How long the call may last, in ms. */
  readonly longestMs: number
  /** How long both sides may say nothing, in ms. */
  readonly silenceMs: number
  /** How long a lost connection is waited for, in ms. */
  readonly lostMs: number
  /** @param error why the assistant could not go on; null for a regular end */
  readonly onEnd: (error: string | null) => void
}

/** A call under way. */
export type Call = {
  readonly answer: (offer: string) => Promise<string>
  /** Has the browser say its last words, and end the call. */
  readonly sayFarewell: () => void
  readonly end: () => void
}

/** Creates a call for an offer. It ends by itself once the browser has gone. */
export function createCall(deps: CallDeps): Call {
  const now = () => performance.now()
  let heardAt = now()
  let player: Player | null = null
  let assistant: CallAssistant | null = null
  let isOver = false
  const { clock } = deps
  const end = () => over(null)
  const longestTimer = clock.setTimeout(end, deps.longestMs)
  let silenceTimer = clock.setTimeout(endIfSilent, deps.silenceMs)
  let lostTimer: unknown

  const peer = createRtcPeer({
    network: deps.network,
    onState,
    onChannelOpen: () => assistant?.opened(),
    onMessage(text) {
      // What was typed, and what the assistant is asked to say: an idle browser sends nothing.
      restartSilence()
      assistant?.receive(text)
    },
    onAudio(samples) {
      heardAt = now()
      assistant?.hear(samples)
    },
  })

  /** Speech ends by silence, also when the browser sends none. */
  function fillGap(): void {
    if (now() - heardAt > GAP_MS) assistant?.hear(new Int16Array(FRAME_SAMPLES))
  }

  /** Somebody has said something. */
  function restartSilence(): void {
    clock.clearTimeout(silenceTimer)
    if (!isOver) silenceTimer = clock.setTimeout(endIfSilent, deps.silenceMs)
  }

  function endIfSilent(): void {
    // A long text is no silence.
    if (player?.isQuiet()) end()
    else restartSilence()
  }

  function onState(state: string): void {
    clock.clearTimeout(lostTimer)
    if (state === 'failed' || state === 'closed') end()
    else if (state === 'disconnected') lostTimer = clock.setTimeout(end, deps.lostMs)
  }

  function over(error: string | null): void {
    if (isOver) return
    isOver = true
    for (const timer of [longestTimer, silenceTimer, lostTimer]) clock.clearTimeout(timer)
    assistant?.stop()
    player?.stop()
    peer.close()
    deps.onEnd(error)
  }

  const started = startPlayer({
    now,
    setTimeout,
    clearTimeout: handle => clearTimeout(handle as NodeJS.Timeout),
    send: peer.sendFrame,
    onTick: fillGap,
  })
  player = started
  assistant = deps.createAssistant({
    clock,
    send: event => peer.send(JSON.stringify({ event_id: `event_${randomUUID()}`, ...event })),
    play: started.play,
    clear: started.clear,
    async whenQuiet() {
      await started.whenQuiet()
      restartSilence()
    },
    noteSpeech: restartSilence,
    newId: kind => `${kind}_${randomUUID()}`,
    hangUp: over,
  })
  return { answer: peer.answer, sayFarewell: () => assistant?.sayFarewell(), end }
}
