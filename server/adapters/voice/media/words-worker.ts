/** A worker thread that makes language models, so that the clock of the audio is not held up. */
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { buildLanguageModel } from './language-model.ts'

/** The texts of a company, and the file with the pronunciations of English words. */
export type WordsRequest = {
  readonly id: number
  readonly texts: readonly string[]
  readonly dictionary: string
}
/** The two files of a recognizer, or why there are none. */
export type WordsResult =
  | { readonly id: number; readonly arpa: string; readonly pronunciations: string }
  | { readonly id: number; readonly error: string }

parentPort?.on('message', async ({ id, texts, dictionary }: WordsRequest) => {
  try {
    const sounds = await readSounds(dictionary)
    const { arpa, words } = buildLanguageModel(texts, word => sounds.has(word))
    parentPort?.postMessage({ id, arpa, pronunciations: pronounce(words, sounds) } satisfies WordsResult)
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies WordsResult)
  }
})

/** Reads the pronunciations by word. They are not kept: a company's words change seldom. */
async function readSounds(file: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return new Map(
    lines.flatMap(line => {
      const at = line.indexOf(' ')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)] as const] : []
    }),
  )
}

/** A word may have several pronunciations: `a` and `a(2)`. */
function pronounce(words: readonly string[], sounds: ReadonlyMap<string, string>): string {
  return words
    .flatMap(word =>
      [word, `${word}(2)`, `${word}(3)`].flatMap(key => {
        const sound = sounds.get(key)
        return sound ? [`${key} ${sound}`] : []
      }),
    )
    .join('\n')
}
