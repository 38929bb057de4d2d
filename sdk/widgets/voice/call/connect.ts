import type { Clock } from '#core/clock.ts'
import type { CallEvent } from '#core/voice-call/call-state.ts'
import { readRealtimeEvent } from '#core/voice-call/read-realtime-event.ts'
import type { CallPlatform } from './call-platform.ts'
import type { CallScope } from './call-scope.ts'
import { waitAtMost } from './wait-at-most.ts'

/** Timeout of ICE gathering, in ms. Then the offer is sent with the addresses found so far. */
const ICE_GATHERING_MS = 2_000
/** The name of the data channel in the protocol of the OpenAI Realtime API. */
const CHANNEL_NAME = 'oai-events'

type Options = {
  readonly platform: CallPlatform
  readonly scope: CallScope
  readonly clock: Clock
  /** What the visitor's side sends. */
  readonly stream: MediaStream
  /** Returns the answer (SDP) to an offer, or null if there is none. */
  readonly exchangeOffer: (sdp: string) => Promise<string | null>
  readonly dispatch: (event: CallEvent) => void
  readonly onChannelOpen: (channel: RTCDataChannel) => void
  readonly onVoice: (stream: MediaStream) => void
}

/** Connects the call, until its end. Dispatches what happens on the connection and on its data channel. */
export async function connect(options: Options): Promise<void> {
  const { platform, scope, clock, stream, dispatch } = options
  const { signal } = scope
  const connection = platform.createConnection()
  scope.onRelease(() => connection.close())
  for (const track of stream.getAudioTracks()) connection.addTrack(track, stream)
  followConnection(connection, options)
  followChannel(connection.createDataChannel(CHANNEL_NAME), options)

  await connection.setLocalDescription(await connection.createOffer())
  await waitAtMost(clock, ICE_GATHERING_MS, signal, gatherAddresses(connection, signal))
  if (signal.aborted) return
  const sdp = await options.exchangeOffer(connection.localDescription!.sdp)
  if (signal.aborted) return
  if (sdp === null) return dispatch({ type: 'connect-failed' })
  await connection.setRemoteDescription({ type: 'answer', sdp })
}

function followConnection(connection: RTCPeerConnection, { scope, dispatch, onVoice }: Options): void {
  const { signal } = scope
  connection.addEventListener(
    'connectionstatechange',
    () => {
      const { connectionState } = connection
      if (connectionState === 'connected') dispatch({ type: 'link', isUp: true })
      if (connectionState === 'disconnected' || connectionState === 'failed')
        dispatch({ type: 'link', isUp: false })
    },
    { signal },
  )
  // A track may come without a stream.
  connection.addEventListener(
    'track',
    ({ streams, track }) => onVoice(streams[0] ?? new MediaStream([track])),
    { signal },
  )
}

function followChannel(channel: RTCDataChannel, { scope, dispatch, onChannelOpen }: Options): void {
  const { signal } = scope
  scope.onRelease(() => channel.close())
  channel.addEventListener(
    'open',
    () => {
      dispatch({ type: 'channel', isOpen: true })
      onChannelOpen(channel)
    },
    { signal },
  )
  channel.addEventListener('close', () => dispatch({ type: 'channel', isOpen: false }), { signal })
  channel.addEventListener(
    'message',
    ({ data }) => {
      const event = readRealtimeEvent(data)
      if (event !== null) dispatch(event)
    },
    { signal },
  )
}

/** Resolves once the local description has all addresses of this browser. */
function gatherAddresses(connection: RTCPeerConnection, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const check = () => {
      if (connection.iceGatheringState === 'complete') resolve()
    }
    connection.addEventListener('icegatheringstatechange', check, { signal })
    check()
  })
}
