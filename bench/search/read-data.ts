import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '#server/domain/knowledge/search/search-index.ts'

/** A question with its expected articles. */
export type Asked = {
  readonly q: string
  /** Slugs of the articles that answer the question. */
  readonly gold: readonly string[]
  /** Text that the right passage contains. */
  readonly answer?: string
}

/** The articles of a data set, and questions about them. */
export type KnowledgeBase = {
  readonly name: string
  readonly articles: readonly Article[]
  readonly queries: readonly Asked[]
}

/**
 * An utterance with its intent. `y` is 1 for a request for a human, `contact` if unclear; `oos` is 1 if no intent of
 * its set fits.
 */
export type Utterance = {
  readonly set: string
  readonly lang: string
  readonly text: string
  readonly intent: string
  readonly y: 0 | 1 | 'contact'
  readonly oos?: number
}

/** All data sets of a folder. */
export type Data = {
  readonly knowledgeBases: readonly KnowledgeBase[]
  readonly utterances: readonly Utterance[]
}

type StoredDocument = { readonly id: string; readonly title: string; readonly text: string }

/** Reads `kb/NAME.docs.jsonl` with `kb/NAME.queries.jsonl`, and `intents.jsonl` if it exists. */
export function readData(folder: string): Data {
  const suffix = '.docs.jsonl'
  const names = readdirSync(join(folder, 'kb'))
    .filter(file => file.endsWith(suffix))
    .map(file => file.slice(0, -suffix.length))
  const intents = join(folder, 'intents.jsonl')
  return {
    knowledgeBases: names.map(name => ({
      name,
      articles: readLines<StoredDocument>(join(folder, 'kb', `${name}${suffix}`)).map(document => ({
        slug: document.id,
        title: document.title,
        body: document.text,
        alternate_questions: [],
      })),
      queries: readLines<Asked>(join(folder, 'kb', `${name}.queries.jsonl`)),
    })),
    utterances: existsSync(intents) ? readLines<Utterance>(intents) : [],
  }
}

function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as T)
}
