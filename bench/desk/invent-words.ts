const BEGINNINGS = [
  'ba',
  'co',
  'di',
  'fu',
  'ga',
  'hol',
  'jin',
  'ko',
  'lam',
  'mir',
  'nor',
  'pel',
  'ru',
  'sta',
  'tre',
]
const ENDINGS = [
  'den',
  'fix',
  'gel',
  'ler',
  'mon',
  'na',
  'pit',
  'ras',
  'sel',
  'tam',
  'ver',
  'win',
  'yo',
  'zet',
]

/** Returns a generator of texts from invented words. As in any language, a few words are frequent and most are rare. */
export function createWriter(random: () => number, vocabulary = 3_000) {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const words = Array.from(
    { length: vocabulary },
    (_, i) => `${pick(BEGINNINGS)}${pick(ENDINGS)}${i.toString(36)}`,
  )
  /** Returns a random word; the nth word has a frequency of about 1/n. */
  const word = () => words[Math.floor(vocabulary ** random()) - 1]!
  return {
    words,
    text: (length: number) => Array.from({ length }, word).join(' '),
  }
}
