/** Numbers every word of a company's articles and finds words by what they have in common. */
import { fold } from './fold.ts'
import { isUnspaced } from './split-words.ts'
import { gramsOf, stemsOf } from './stems.ts'
import { STOP_WORDS } from './stop-words.ts'

/** All words of a company's articles, each with a number. Words are only added, never removed. */
export type Vocabulary = {
  readonly english: boolean
  readonly size: () => number
  readonly add: (word: string) => number
  readonly find: (word: string) => number | undefined
  readonly wordAt: (id: number) => string
  /** Whether a word is a stop word. */
  readonly isStop: (id: number) => boolean
  /** How many different runs of four characters a word has. */
  readonly gramCount: (id: number) => number
  readonly withStem: (stem: string) => readonly number[]
  readonly withGram: (gram: string) => readonly number[]
  /** Returns the words that have a shape among those of `shapesOf`. */
  readonly withShape: (shape: string) => readonly number[]
  /** Memory used, in bytes, approximately. */
  readonly bytes: () => number
}

const NONE: readonly number[] = []
/** Memory for a word, with what an index caches about it, in bytes, measured in Node 20. */
const BYTES_A_WORD = 250
/** Memory for a stem, a run of characters or a shape, with the list of its words, in bytes, measured likewise. */
const BYTES_A_KEY = 125

/** Creates an empty vocabulary. `english` is whether words are stemmed as English. */
export function createVocabulary(english: boolean): Vocabulary {
  const ids = new Map<string, number>()
  const words: string[] = []
  const stops: boolean[] = []
  const gramCounts: number[] = []
  const stems = new Map<string, number[]>()
  const grams = new Map<string, number[]>()
  const shapes = new Map<string, number[]>()

  return {
    english,
    size: () => words.length,
    find: word => ids.get(word),
    wordAt: id => words[id]!,
    isStop: id => stops[id]!,
    gramCount: id => gramCounts[id]!,
    withStem: stem => stems.get(stem) ?? NONE,
    withGram: gram => grams.get(gram) ?? NONE,
    withShape: shape => shapes.get(shape) ?? NONE,
    bytes: () => words.length * BYTES_A_WORD + (stems.size + grams.size + shapes.size) * BYTES_A_KEY,
    add(word) {
      const known = ids.get(word)
      if (known !== undefined) return known
      const id = words.push(word) - 1
      ids.set(word, id)
      const folded = fold(word)
      const stop = STOP_WORDS.has(folded)
      stops.push(stop)
      for (const stem of new Set(stemsOf(word, english))) put(stems, stem, id)
      const own = new Set(gramsOf(word))
      gramCounts.push(own.size)
      if (stop) return id
      for (const gram of own) put(grams, gram, id)
      for (const shape of shapesOf(folded)) put(shapes, shape, id)
      return id
    },
  }
}

function put(map: Map<string, number[]>, key: string, id: number): void {
  const list = map.get(key)
  if (list) list.push(id)
  else map.set(key, [id])
}

/**
 * Returns what a folded word of `length` letters shares with all words that differ by a single typing error: its
 * first two letters or, if the second is wrong, its first and last. A number has none, since it is taken to be
 * correct.
 */
export function shapesOf(word: string, length = word.length): string[] {
  if (isUnspaced(word) || /\p{N}/u.test(word)) return []
  return [`${word.slice(0, 2)}*${length}`, `${word[0]}*${word.at(-1)}${length}`]
}

/** Returns a vocabulary with the same words. Words added later to either are not added to the other. */
export function forkVocabulary(base: Vocabulary): Vocabulary {
  const shared = base.size()
  const own = createVocabulary(base.english)

  function sharedId(word: string): number | undefined {
    const id = base.find(word)
    return id !== undefined && id < shared ? id : undefined
  }

  /** Joins both lists. They ascend, so the last number shows whether the base has added one since the fork. */
  function both(ofBase: readonly number[], ofOwn: readonly number[]): readonly number[] {
    const known = (ofBase.at(-1) ?? 0) < shared ? ofBase : ofBase.filter(id => id < shared)
    return ofOwn.length === 0 ? known : [...known, ...ofOwn.map(id => shared + id)]
  }

  return {
    english: base.english,
    size: () => shared + own.size(),
    find(word) {
      const id = own.find(word)
      return id === undefined ? sharedId(word) : shared + id
    },
    add: word => sharedId(word) ?? shared + own.add(word),
    wordAt: id => (id < shared ? base.wordAt(id) : own.wordAt(id - shared)),
    isStop: id => (id < shared ? base.isStop(id) : own.isStop(id - shared)),
    gramCount: id => (id < shared ? base.gramCount(id) : own.gramCount(id - shared)),
    withStem: stem => both(base.withStem(stem), own.withStem(stem)),
    withGram: gram => both(base.withGram(gram), own.withGram(gram)),
    withShape: shape => both(base.withShape(shape), own.withShape(shape)),
    bytes: () => base.bytes() + own.bytes(),
  }
}
