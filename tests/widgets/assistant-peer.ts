/** The assistant's side of a voice call, as a second connection in the page. */

/** An event of the data channel. */
export type ChannelEvent = { readonly type: string; readonly [field: string]: unknown }

/** Creates the assistant's side. It answers the setup of the session; a test sends everything else. */
export function createAssistantPeer() {
  const peer = new RTCPeerConnection()
  const context = new AudioContext()
  const voice = context.createMediaStreamDestination()
  const received: ChannelEvent[] = []
  let channel: RTCDataChannel | null = null
  let analyser: AnalyserNode | null = null

  const tone = context.createOscillator()
  tone.connect(voice)
  tone.start()
  peer.addTrack(voice.stream.getAudioTracks()[0]!, voice.stream)

  peer.addEventListener('datachannel', event => {
    channel = event.channel
    channel.addEventListener('message', ({ data }) => {
      const sent = JSON.parse(data) as ChannelEvent
      received.push(sent)
      if (sent.type === 'session.update') send({ type: 'session.updated', session: {} })
    })
  })
  peer.addEventListener('track', ({ streams }) => {
    // Chromium feeds a remote stream to Web Audio only if an element plays it, too.
    const audio = new Audio()
    audio.muted = true
    audio.srcObject = streams[0]!
    void audio.play()
    analyser = context.createAnalyser()
    context.createMediaStreamSource(streams[0]!).connect(analyser)
  })

  function send(...events: readonly ChannelEvent[]): void {
    for (const event of events) channel!.send(JSON.stringify(event))
  }

  return {
    received,
    send,
    isChannelClosed: () => channel?.readyState === 'closed',
    /** Returns the answer (SDP) to an offer, with all addresses. */
    async answer(sdp: string): Promise<string> {
      await peer.setRemoteDescription({ type: 'offer', sdp })
      await peer.setLocalDescription(await peer.createAnswer())
      if (peer.iceGatheringState !== 'complete') {
        await new Promise<void>(done => {
          peer.addEventListener('icegatheringstatechange', () => {
            if (peer.iceGatheringState === 'complete') done()
          })
        })
      }
      return peer.localDescription!.sdp
    },
    /** How loud the visitor is at this side: the root mean square of the samples. */
    heard(): number {
      if (analyser === null) return 0
      const samples = new Float32Array(analyser.fftSize)
      analyser.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    },
    close() {
      peer.close()
      void context.close()
    },
  }
}
