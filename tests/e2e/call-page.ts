/** A visitor's browser with a microphone that the test speaks into, and ears that measure what is heard. */
import { expect, type Page } from '@playwright/test'
import { loadFlite, type Synthesize } from '#server/adapters/voice/media/flite.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'

/** What the script below adds to the page. */
declare global {
  interface Window {
    /** Plays samples (16 kHz, 16 bit, base64) into the microphone. Resolves when they have been played. */
    speak: (samples: string) => Promise<void>
    /** The loudest that was heard of the assistant, from 0 to 1. */
    loudest: () => number
    /** The types of the events that came on the data channel. */
    eventTypes: string[]
    /** Counts what a call must not leave behind. */
    leftovers: () => { readonly connections: number; readonly tracks: number; readonly audio: number }
    /** How often the microphone was asked for. */
    microphoneRequests: number
  }
}

/** Has every page of the browser context use it. */
export async function installMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connections: RTCPeerConnection[] = []
    const tracks: MediaStreamTrack[] = []
    let speaker: { context: AudioContext; out: MediaStreamAudioDestinationNode } | null = null
    let loudest = 0
    window.eventTypes = []
    window.microphoneRequests = 0

    navigator.mediaDevices.getUserMedia = async () => {
      window.microphoneRequests += 1
      const context = new AudioContext()
      const out = context.createMediaStreamDestination()
      speaker = { context, out }
      tracks.push(...out.stream.getTracks())
      return out.stream
    }
    window.speak = samples =>
      new Promise(resolve => {
        const bytes = Uint8Array.from(atob(samples), letter => letter.charCodeAt(0))
        const words = new Int16Array(bytes.buffer)
        const { context, out } = speaker!
        const buffer = context.createBuffer(1, words.length, 16_000)
        buffer.copyToChannel(
          Float32Array.from(words, word => word / 32_768),
          0,
        )
        const source = context.createBufferSource()
        source.buffer = buffer
        source.onended = () => resolve()
        source.connect(out)
        source.start()
      })
    window.loudest = () => loudest
    window.leftovers = () => ({
      connections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
      tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
      audio: document.querySelectorAll('audio').length,
    })

    function listen(stream: MediaStream): void {
      const context = new AudioContext()
      const analyser = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Float32Array(analyser.fftSize)
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples)
        loudest = Math.max(loudest, Math.hypot(...samples) / Math.sqrt(samples.length))
      }, 20)
    }
    const Original = RTCPeerConnection
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration)
        connections.push(this)
        this.addEventListener('track', ({ track, streams }) => listen(streams[0] ?? new MediaStream([track])))
      }
      override createDataChannel(label: string, options?: RTCDataChannelInit): RTCDataChannel {
        const channel = super.createDataChannel(label, options)
        channel.addEventListener('message', ({ data }) => window.eventTypes.push(JSON.parse(data).type))
        return channel
      }
    }
  })
}

let flite: Promise<Synthesize> | null = null

/**
 * Says a sentence, and says it again if it was not understood, as callers do: on a busy machine, the recognizer loses parts
 * of what is said.
 */
export async function sayUntil(
  page: Page,
  sentence: string,
  isUnderstood: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await sayAloud(page, sentence)
    await isUnderstood()
  }).toPass({ timeout: scaleTimeout(100_000) })
}

/** Says a sentence into the page's microphone, in a synthetic voice. */
async function sayAloud(page: Page, sentence: string): Promise<void> {
  flite ??= loadFlite()
  const samples = await (await flite)(sentence, 'rms')
  await page.evaluate(words => window.speak(words), Buffer.from(samples.buffer).toString('base64'))
}

/** Waits until an event of the data channel has come, at least so many times. */
export async function untilEvent(page: Page, type: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([wanted, least]) => window.eventTypes.filter(each => each === wanted).length >= Number(least),
    [type, String(times)],
    { timeout: scaleTimeout(20_000) },
  )
}
