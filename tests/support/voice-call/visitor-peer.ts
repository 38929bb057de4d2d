/** A visitor's end of a call, for tests: what a browser would be. */
import * as datachannel from 'node-datachannel'
import { createOpusCodec } from '#server/adapters/voice/media/opus-codec.ts'
import { createPacketizer, FRAME_MS, FRAME_SAMPLES, frameOf } from '#server/adapters/voice/media/rtp.ts'

const OPUS = 111

/** An event of the data channel. */
export type Received = { readonly type: string; readonly [field: string]: unknown }

/** A visitor's end of a call. */
export type VisitorPeer = {
  readonly events: readonly Received[]
  /** The loudest sample so far. */
  readonly loudest: () => number
  /** Whether the data channel is open. */
  readonly isOpen: () => boolean
  readonly send: (event: object) => void
  /** Sends audio at the pace of its sound, until the connection ends. */
  readonly speak: (samples: Int16Array) => Promise<void>
  /** Sends a packet as if it were a frame of sound. */
  readonly sendFrame: (frame: Uint8Array) => void
  /** Resolves once it is so; asks again with each event and frame. */
  readonly until: (isSo: () => boolean) => Promise<void>
  /** Resolves once an event of this type has come so often. */
  readonly heard: (type: string, times?: number) => Promise<void>
  /** Has `until` ask again. */
  readonly wake: () => void
  readonly close: () => void
}

/**
 * Connects a visitor.
 * @param connect takes the offer, and resolves with the answer
 * @param onFrame is called with each frame of sound
 */
export async function connectVisitor(
  connect: (offer: string) => Promise<string>,
  onFrame = () => {},
): Promise<VisitorPeer> {
  const events: Received[] = []
  let loudest = 0
  let askAgain = () => {}
  const wake = () => askAgain()
  const peer = new datachannel.PeerConnection('visitor', {
    iceServers: [],
    bindAddress: '127.0.0.1',
    disableAutoNegotiation: true,
  })
  const codec = createOpusCodec()
  const audio = new datachannel.Audio('0', 'SendRecv')
  audio.addOpusCodec(OPUS)
  audio.addSSRC(42, 'visitor', 'visitor', 'visitor-audio')
  const track = peer.addTrack(audio)
  const pack = createPacketizer(42, OPUS)
  const opened = new Promise<void>(resolve => track.onOpen(resolve))
  let isClosed = false
  track.onMessage(packet => {
    const frame = frameOf(packet, OPUS)
    if (frame === null || isClosed) return
    onFrame()
    loudest = Math.max(loudest, ...codec.decode(frame).map(Math.abs))
    wake()
  })
  const channel = peer.createDataChannel('oai-events')
  channel.onMessage(message => {
    events.push(JSON.parse(String(message)))
    wake()
  })
  channel.onClosed(wake)
  const until = async (isSo: () => boolean) => {
    while (!isSo())
      await new Promise<void>(resolve => {
        askAgain = resolve
      })
  }
  const heard = (type: string, times = 1) =>
    until(() => events.filter(event => event.type === type).length >= times)

  const gathered = new Promise<void>(resolve =>
    peer.onGatheringStateChange(state => state === 'complete' && resolve()),
  )
  peer.setLocalDescription('offer')
  await gathered
  peer.setRemoteDescription(await connect(peer.localDescription()!.sdp), 'answer')
  await heard('session.created')
  await opened

  return {
    events,
    loudest: () => loudest,
    isOpen: () => channel.isOpen(),
    send: event => void channel.sendMessage(JSON.stringify(event)),
    sendFrame: frame => void track.sendMessageBinary(pack(frame)),
    async speak(samples) {
      for (
        let at = 0;
        at + FRAME_SAMPLES <= samples.length && !isClosed && track.isOpen();
        at += FRAME_SAMPLES
      ) {
        track.sendMessageBinary(pack(codec.encode(samples.slice(at, at + FRAME_SAMPLES))))
        await new Promise(resolve => setTimeout(resolve, FRAME_MS))
      }
    },
    until,
    heard,
    wake,
    close() {
      if (isClosed) return
      isClosed = true
      channel.close()
      peer.close()
      codec.free()
    },
  }
}
