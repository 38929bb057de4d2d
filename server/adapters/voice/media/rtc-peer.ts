/** The server's end of a call's WebRTC connection, by node-datachannel. */
import { randomInt } from 'node:crypto'
import * as datachannel from 'node-datachannel'
import type { CallNetwork } from '#server/config/voice-config.ts'
import { createOpusCodec } from './opus-codec.ts'
import { createPacketizer, frameOf } from './rtp.ts'

/** The server's end of a connection. */
export type RtcPeer = {
  /** Answers the browser's offer, with all candidates. Rejects if the offer has no Opus audio. */
  readonly answer: (offer: string) => Promise<string>
  /** Sends a text on the data channel; does nothing while it is closed. */
  readonly send: (text: string) => void
  /** Sends a frame of 20 ms at 48 kHz; does nothing while there is no connection. */
  readonly sendFrame: (frame: Int16Array) => void
  readonly close: () => void
}

/** Where a peer listens, and what it reports. */
export type RtcPeerOptions = {
  readonly network: CallNetwork
  /** `connected`, `disconnected`, `failed` or `closed`, as in a browser. */
  readonly onState: (state: string) => void
  readonly onChannelOpen: () => void
  readonly onMessage: (text: string) => void
  /** Audio at 48 kHz. */
  readonly onAudio: (samples: Int16Array) => void
}

/** Creates the server's end of a connection that the browser offers. */
export function createRtcPeer(options: RtcPeerOptions): RtcPeer {
  const { bindAddress, publicAddress, ports } = options.network
  const connection = new datachannel.PeerConnection('voice', {
    iceServers: [],
    disableAutoNegotiation: true,
    ...(bindAddress !== null && { bindAddress }),
    ...(ports !== null && { portRangeBegin: ports.first, portRangeEnd: ports.last }),
  })
  const codec = createOpusCodec()
  const ssrc = randomInt(1, 2 ** 32 - 1)
  let channel: datachannel.DataChannel | null = null
  let track: datachannel.Track | null = null
  let pack: ((frame: Uint8Array) => Buffer) | null = null
  let isClosed = false

  connection.onStateChange(options.onState)
  connection.onDataChannel(opened => {
    channel = opened
    opened.onMessage(message => {
      if (typeof message === 'string') options.onMessage(message)
    })
    // It is often open already, and then says so no more.
    if (opened.isOpen()) options.onChannelOpen()
    else opened.onOpen(options.onChannelOpen)
  })

  function listen(offer: string): void {
    const { mid, payloadType } = audioOf(offer)
    const audio = new datachannel.Audio(mid, 'SendRecv')
    audio.addOpusCodec(payloadType)
    audio.addSSRC(ssrc, 'voice', 'voice', 'voice-audio')
    pack = createPacketizer(ssrc, payloadType)
    track = connection.addTrack(audio)
    track.onMessage(packet => {
      const frame = frameOf(packet, payloadType)
      const samples = frame === null || isClosed ? null : decoded(frame)
      if (samples !== null) options.onAudio(samples)
    })
  }

  /** A packet from anybody: an error in the callback of the connection would end the process, and every call with it. */
  function decoded(frame: Uint8Array): Int16Array | null {
    try {
      return codec.decode(frame)
    } catch {
      return null
    }
  }

  return {
    answer: offer =>
      new Promise((resolve, reject) => {
        listen(offer)
        connection.onGatheringStateChange(state => {
          if (state !== 'complete') return
          const sdp = connection.localDescription()?.sdp
          if (sdp) resolve(publicAddress === null ? sdp : withPublicAddress(sdp, publicAddress))
          else reject(new Error('There is no local description'))
        })
        connection.setRemoteDescription(withoutAddresses(offer), 'offer')
        connection.setLocalDescription('answer')
      }),
    send: text => quietly(() => channel?.isOpen() && channel.sendMessage(text)),
    sendFrame: frame =>
      quietly(() => track?.isOpen() && pack && track.sendMessageBinary(pack(codec.encode(frame)))),
    close() {
      if (isClosed) return
      isClosed = true
      quietly(() => channel?.close())
      quietly(() => connection.close())
      codec.free()
    },
  }
}

/** A channel or track may close between the question whether it is open and what is sent on it. */
function quietly(act: () => unknown): void {
  try {
    act()
  } catch {
    // The state's own callback reports the end.
  }
}

/**
 * Returns an offer without the browser's addresses. The browser reaches the server by the answer's, and this server never
 * sends to an address only because somebody has named it.
 */
export function withoutAddresses(offer: string): string {
  return offer.replace(/^a=candidate:.*(?:\r?\n|$)/gm, '')
}

/**
 * Returns an answer whose only address is the public one. The router before this server passes its ports on as they are.
 * The server's own addresses say nothing to browsers outside.
 */
export function withPublicAddress(answer: string, address: string): string {
  const ports = new Set<string>()
  // A candidate is foundation, component, transport, priority, address, port and more (RFC 8839, 5.1).
  return answer.replace(
    /^(a=candidate:\S+ \d+ \S+ \d+) \S+ (\d+)(.*(?:\r?\n|$))/gm,
    (_line, start: string, port: string, rest: string) => {
      if (ports.has(port)) return ''
      ports.add(port)
      return `${start} ${address} ${port}${rest}`
    },
  )
}

/** Returns the id of an offer's audio, and the number that it gives Opus. Throws if it has none. */
export function audioOf(offer: string): { readonly mid: string; readonly payloadType: number } {
  const section = offer.split(/\r?\nm=/).find(part => part.startsWith('audio'))
  const mid = section && /a=mid:(\S+)/.exec(section)?.[1]
  const payloadType = section && /a=rtpmap:(\d+) opus\/48000/i.exec(section)?.[1]
  if (!mid || !payloadType) throw new Error('The offer has no Opus audio')
  return { mid, payloadType: Number(payloadType) }
}
