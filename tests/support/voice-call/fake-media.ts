/** Tracks, a connection and audio that a test moves. They have only what a call uses. */

export class FakeTrack {
  enabled = true
  readyState = 'live'
  stop() {
    this.readyState = 'ended'
  }
}

export class FakeStream {
  readonly tracks = [new FakeTrack()]
  getTracks = () => this.tracks
  getAudioTracks = () => this.tracks
}

export class FakeChannel extends EventTarget {
  readyState = 'connecting'
  readonly sent: { readonly type: string; readonly [field: string]: unknown }[] = []
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.become('closed')
  }
  become(state: 'open' | 'closed') {
    this.readyState = state
    this.dispatchEvent(new Event(state === 'open' ? 'open' : 'close'))
  }
  receive(...events: readonly object[]) {
    for (const event of events) {
      this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(event) }))
    }
  }
}

export class FakeConnection extends EventTarget {
  connectionState = 'new'
  iceGatheringState = 'complete'
  localDescription = { sdp: 'offer' }
  remote: unknown = null
  readonly channel = new FakeChannel()
  readonly tracks: unknown[] = []
  addTrack = (track: unknown) => this.tracks.push(track)
  createDataChannel = () => this.channel
  createOffer = async () => ({ type: 'offer', sdp: 'offer' })
  setLocalDescription = async () => {}
  setRemoteDescription = async (remote: unknown) => {
    this.remote = remote
  }
  close = () => this.become('closed')
  become(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}

export class FakeAudioContext {
  state = 'running'
  /** The value of all samples of the microphone. */
  sample = 0.125
  readonly canMeasure: boolean
  constructor(canMeasure: boolean) {
    this.canMeasure = canMeasure
  }
  readonly oscillators: { isOn: boolean; hertz: number }[] = []
  resume = async () => {}
  close = async () => {
    this.state = 'closed'
  }
  createMediaStreamDestination = () => ({ stream: new FakeStream() })
  createMediaStreamSource = () => {
    if (!this.canMeasure) throw new Error('NotSupportedError')
    return { connect: () => {}, disconnect: () => {} }
  }
  createAnalyser = () => ({
    fftSize: 4,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(this.sample),
  })
  createGain = () => ({ gain: { value: 1 }, connect: (next: unknown) => next })
  createOscillator = () => {
    const oscillator = { isOn: false, hertz: 0 }
    this.oscillators.push(oscillator)
    return {
      frequency: {
        set value(hertz: number) {
          oscillator.hertz = hertz
        },
      },
      connect: (next: unknown) => next,
      start: () => {
        oscillator.isOn = true
      },
      stop: () => {
        oscillator.isOn = false
      },
    }
  }
}
