/** A conversation on the vendor's socket: its beginning and end, and the sound in both directions at our rate. */
import type { Clock } from '#core/clock.ts'
import { createResampler } from '../resample.ts'
import { CONNECTION_RATE } from '../rtp.ts'
import { rateOf, samplesOf } from './audio-format.ts'
import { openVendorSocket, REGULAR_CLOSE, type VendorSocket } from './open-vendor-socket.ts'
import type { VendorEvent } from './vendor-events.ts'
import { initiation, pong, userAudio, type VendorRequest } from './vendor-requests.ts'

/** Chunks a second. */
const CHUNKS = 10

/** How long the vendor has to begin the conversation, in ms. */
const BEGIN_WITHIN_MS = 10_000
/** The error with which the vendor ends a conversation that lasts too long for it. */
const TOO_LONG = 'max_duration_exceeded'

/** What the vendor's agent does. */
export type AgentEvent = Exclude<
  VendorEvent,
  { readonly type: 'conversation_initiation_metadata' | 'audio' | 'ping' | 'error' }
>

/** What a conversation reports. */
type Handlers = {
  readonly onOpen: () => void
  /** @param samples sound of the agent at 48 kHz */
  readonly onSound: (samples: Int16Array, eventId: number) => void
  readonly onEvent: (event: AgentEvent) => void
  /** The agent has ended the conversation. */
  readonly onEnd: () => void
  /** The conversation did not begin, or broke off. */
  readonly onFail: (reason: string) => void
}

/** A conversation with the vendor's agent. */
export type VendorConversation = {
  readonly isBegun: () => boolean
  /** Begins it, once. */
  readonly begin: (given: Parameters<typeof initiation>[0]) => void
  /** Does nothing before the beginning. */
  readonly tell: (request: VendorRequest) => void
  /** Takes the visitor's sound at 48 kHz. */
  readonly hear: (samples: Int16Array) => void
  /** Ends it. Nothing is reported any more. */
  readonly close: () => void
}

/** Opens a conversation. */
export function openVendorConversation(
  signedUrl: string,
  clock: Clock,
  { onOpen, onSound, onEvent, onEnd, onFail }: Handlers,
): VendorConversation {
  let isBegun = false
  let isClosed = false
  let lastError = ''
  let timer: unknown
  let fromAgent: ((samples: Int16Array) => Int16Array) | null = null
  let toAgent: ((samples: Int16Array) => void) | null = null

  function end(report: () => void): void {
    if (isClosed) return
    close()
    report()
  }

  function close(): void {
    isClosed = true
    clock.clearTimeout(timer)
    socket.close()
  }

  function tell(request: VendorRequest): void {
    if (isBegun) socket.send(request)
  }

  function take(event: VendorEvent): void {
    switch (event.type) {
      case 'conversation_initiation_metadata': {
        const formats = event.conversation_initiation_metadata_event
        clock.clearTimeout(timer)
        fromAgent = createResampler(rateOf(formats.agent_output_audio_format), CONNECTION_RATE)
        toAgent = gatherSound(rateOf(formats.user_input_audio_format), chunk => tell(userAudio(chunk)))
        break
      }
      case 'audio': {
        const { audio_base_64, event_id } = event.audio_event
        if (fromAgent) onSound(fromAgent(samplesOf(Buffer.from(audio_base_64, 'base64'))), event_id)
        break
      }
      case 'ping':
        tell(pong(event.ping_event.event_id))
        break
      case 'error':
        lastError = event.error_event.error_type
        if (lastError === TOO_LONG) end(onEnd)
        break
      default:
        onEvent(event)
    }
  }

  const socket: VendorSocket = openVendorSocket(signedUrl, {
    onOpen,
    onEvent(event) {
      if (isClosed) return
      try {
        take(event)
      } catch (error) {
        end(() => onFail((error as Error).message))
      }
    },
    onClose(code, error) {
      if (code === REGULAR_CLOSE && isBegun) end(onEnd)
      else end(() => onFail(error ?? `ElevenLabs closed the conversation: ${code} ${lastError}`.trim()))
    },
  })

  return {
    isBegun: () => isBegun,
    begin(given) {
      if (isBegun) return
      isBegun = true
      tell(initiation(given))
      timer = clock.setTimeout(
        () => end(() => onFail('ElevenLabs did not begin the conversation')),
        BEGIN_WITHIN_MS,
      )
    },
    tell,
    hear: samples => toAgent?.(samples),
    close,
  }
}

/**
 * Gathers the visitor's sound into chunks of 100 ms. The returned function takes samples at 48 kHz.
 * @param rate that of the chunks, in samples a second
 */
function gatherSound(rate: number, send: (chunk: Int16Array) => void): (samples: Int16Array) => void {
  const convert = createResampler(CONNECTION_RATE, rate)
  const size = rate / CHUNKS
  let chunk = new Int16Array(size)
  let filled = 0
  return samples => {
    const more = convert(samples)
    for (let at = 0; at < more.length; ) {
      const part = more.subarray(at, at + size - filled)
      chunk.set(part, filled)
      at += part.length
      filled += part.length
      if (filled < size) return
      send(chunk)
      chunk = new Int16Array(size)
      filled = 0
    }
  }
}
