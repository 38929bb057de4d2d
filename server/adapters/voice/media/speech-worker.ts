/** A worker thread that synthesizes speech, so that the clock of the audio is not held up. */
import { parentPort } from 'node:worker_threads'
import type { FliteVoice } from '#contract/constants/voice.ts'
import { FLITE_RATE, loadFlite } from './flite.ts'
import { resample } from './resample.ts'
import { CONNECTION_RATE } from './rtp.ts'

/** A sentence to speak. */
export type SpeechRequest = { readonly id: number; readonly text: string; readonly voice: FliteVoice }
/** Its samples at 48 kHz, or why there are none. */
export type SpeechResult =
  | { readonly id: number; readonly samples: Int16Array }
  | { readonly id: number; readonly error: string }

const synthesize = loadFlite()

parentPort?.on('message', async ({ id, text, voice }: SpeechRequest) => {
  try {
    const samples = resample(await (await synthesize)(text, voice), FLITE_RATE, CONNECTION_RATE)
    parentPort?.postMessage({ id, samples } satisfies SpeechResult, [samples.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies SpeechResult)
  }
})
