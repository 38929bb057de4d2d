import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** A vocabulary as it is now, with words of its own: neither learns what the other one adds from here on. */
export function forkVocabulary(base: Vocabulary): Vocabulary {
  const shared = base.size()
  const own = createVocabulary(base.english)

  function sharedId(word: string): number | undefined {
    const id = base.find(word)
    return id !== undefined && id < shared ? id : undefined
  }

  /** Lists of numbers rise, so that the last one tells whether the base has added to one since. */
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
  }
}
