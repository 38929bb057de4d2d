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

/** Texts of invented words, of which a few are in every other text and most are rare, as in any language. */
export function createWriter(random: () => number, vocabulary = 3_000) {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const words = Array.from(
    { length: vocabulary },
    (_, i) => `${pick(BEGINNINGS)}${pick(ENDINGS)}${i.toString(36)}`,
  )
  /** The nth word is about as frequent as 1/n. */
  const word = () => words[Math.floor(vocabulary ** random()) - 1]!
  return {
    words,
    text: (length: number) => Array.from({ length }, word).join(' '),
  }
}
