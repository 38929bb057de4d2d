import { fold } from './fold.ts'
import { gramsOf } from './grams.ts'
import { stemsOf } from './stems.ts'
import { STOP_WORDS } from './stop-words.ts'
import { shapesOf } from './word-shapes.ts'

/** Every word of a company's articles under a number, findable by what words have in common. It only grows. */
export type Vocabulary = {
  readonly english: boolean
  readonly size: () => number
  readonly add: (word: string) => number
  readonly find: (word: string) => number | undefined
  readonly wordAt: (id: number) => string
  /** Whether a word only serves to ask. */
  readonly isStop: (id: number) => boolean
  /** How many different runs of four characters a word has. */
  readonly gramCount: (id: number) => number
  readonly withStem: (stem: string) => readonly number[]
  readonly withGram: (gram: string) => readonly number[]
  /** Words that have a shape among those of `shapesOf`. */
  readonly withShape: (shape: string) => readonly number[]
}

const NONE: readonly number[] = []

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
