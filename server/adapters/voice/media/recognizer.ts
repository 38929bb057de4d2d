/** Speech to text by Debian's pocketsphinx. English only. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskedWorker } from './ask-worker.ts'
import { wavOf } from './wav.ts'
import type { WordsRequest, WordsResult } from './words-worker.ts'

const PROGRAM = 'pocketsphinx_continuous'
const MODEL = '/usr/share/pocketsphinx/model/en-us'
const DICTIONARY = `${MODEL}/cmudict-en-us.dict`
const RATE = 16_000
/** A decoder that takes longer hangs. */
const LIMIT_MS = 10_000

/** The worker of `words-worker.ts`. */
export type WordsWorker = AskedWorker<
  Omit<WordsRequest, 'id'>,
  Exclude<WordsResult, { readonly error: string }>
>

/** Writes down what is said. */
export type Recognizer = {
  /** Takes samples at 16 kHz. Resolves with an empty text for a noise. */
  readonly recognize: (speech: Int16Array) => Promise<string>
  readonly close: () => Promise<void>
}

/** Returns whether pocketsphinx and its model of English are installed. */
export async function canRecognize(): Promise<boolean> {
  const runs = await new Promise<boolean>(resolve => {
    spawn(PROGRAM, ['-help'], { stdio: 'ignore' })
      .on('error', () => resolve(false))
      .on('close', () => resolve(true))
  })
  return (
    runs &&
    (await access(DICTIONARY).then(
      () => true,
      () => false,
    ))
  )
}

/** Makes a recognizer that knows the words of a company's texts. */
export async function createRecognizer(words: WordsWorker, texts: readonly string[]): Promise<Recognizer> {
  const folder = await mkdtemp(join(filesOfProcess(), 'words-'))
  const { arpa, pronunciations } = await words.ask({ texts, dictionary: DICTIONARY })
  const files = { lm: join(folder, 'words.arpa'), dict: join(folder, 'words.dict') }
  await Promise.all([writeFile(files.lm, arpa), writeFile(files.dict, pronunciations)])
  const args = ['-hmm', `${MODEL}/en-us`, '-lm', files.lm, '-dict', files.dict]
  let recordings = 0
  return {
    async recognize(speech) {
      recordings += 1
      const file = join(folder, `${recordings}.wav`)
      await writeFile(file, wavOf([speech], RATE))
      try {
        return await run([...args, '-infile', file, '-logfn', '/dev/null'])
      } finally {
        await rm(file, { force: true })
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

let processFolder: string | null = null

/** Returns the folder of this process's files, which goes with it. */
function filesOfProcess(): string {
  if (processFolder !== null) return processFolder
  const folder = mkdtempSync(join(tmpdir(), 'voice-'))
  processFolder = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: LIMIT_MS })
    let text = ''
    child.stdout.on('data', part => {
      text += part
    })
    child.on('error', reject)
    child.on('close', () => resolve(text.trim().replace(/\s+/g, ' ')))
  })
}
