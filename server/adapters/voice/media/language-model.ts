/**
 * A language model of a company's articles, as an ARPA file for pocketsphinx. A model of the words that a company uses
 * hears its questions far better than one of English as a whole.
 */

/** What is taken off each count and given to sequences that were not seen. */
const DISCOUNT = 0.5
const START = '<s>'
const END = '</s>'

/** How people begin a question; half of what they say is in no article. */
const FRAMES = [
  'how do i',
  'how can i',
  'where can i find',
  'where is my',
  'what is',
  'what are',
  'can i',
  'can you',
  'could you tell me',
  'i want to',
  'i would like to',
  'i need to',
  'i need help with',
  'i cannot',
  'do you have',
  'how long does it take to',
  'how much is',
  'when will i get',
  'why was i',
  'why is my',
  'is it possible to',
  'who can i talk to about',
]
/** What people say beside questions. */
const PHRASES = [
  'hello',
  'yes',
  'no',
  'yes please',
  'no thank you',
  'thank you',
  'thanks',
  'goodbye',
  'good bye',
  'bye',
  'that is all',
  'that is all thank you',
  'nothing else',
  'can i talk to a person',
  'i want to talk to a human',
  'talk to an agent please',
  'can you repeat that',
]

/** A language model, and the words whose pronunciation it needs. */
export type LanguageModel = { readonly arpa: string; readonly words: readonly string[] }

/**
 * Builds a trigram model.
 * @param texts the articles' titles and texts
 * @param isKnown whether the recognizer knows how a word (in lower case) is pronounced; others are left out
 */
export function buildLanguageModel(
  texts: readonly string[],
  isKnown: (word: string) => boolean,
): LanguageModel {
  const sentences = texts.flatMap(text => text.split(/[.!?\n:;]+/)).map(text => wordsOf(text).filter(isKnown))
  const framed = FRAMES.map(wordsOf).map(words => words.filter(isKnown))
  const counts = [count(), count(), count()] as const
  for (const words of [...sentences, ...framed, ...PHRASES.map(text => wordsOf(text).filter(isKnown))])
    if (words.length > 0) add(counts, [START, ...words, END])
  return { arpa: arpaOf(counts), words: [...counts[0].keys()].filter(word => word !== START && word !== END) }
}

/** Returns the words of a text, in lower case, without signs. Numbers are left out. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z]+(?:'[a-z]+)?/g) ?? []
  )
}

type Counts = Map<string, number>
const count = (): Counts => new Map()

function add(counts: readonly [Counts, Counts, Counts], words: readonly string[]): void {
  words.forEach((_, index) => {
    counts.forEach((table, order) => {
      if (index < order) return
      const key = words.slice(index - order, index + 1).join(' ')
      table.set(key, (table.get(key) ?? 0) + 1)
    })
  })
}

/** What was seen after a history: how often in all, and which words. */
type Followers = { readonly sum: number; readonly words: readonly string[] }

function followersIn(table: Counts): ReadonlyMap<string, Followers> {
  const found = new Map<string, { sum: number; words: string[] }>()
  for (const [key, times] of table) {
    const at = key.lastIndexOf(' ')
    const entry = found.get(key.slice(0, at)) ?? { sum: 0, words: [] }
    entry.sum += times
    entry.words.push(key.slice(at + 1))
    found.set(key.slice(0, at), entry)
  }
  return found
}

function arpaOf(counts: readonly [Counts, Counts, Counts]): string {
  const [ones, twos, threes] = counts
  const total = [...ones.values()].reduce((sum, times) => sum + times, 0)
  const afterOne = followersIn(twos)
  const afterTwo = followersIn(threes)
  const one = (word: string) => (ones.get(word) ?? 0) / total
  const two = (key: string) => discounted(twos, afterOne, key)
  const three = (key: string) => discounted(threes, afterTwo, key)
  const sections = [
    section(ones, one, key => backoff(afterOne.get(key), one)),
    section(twos, two, key => backoff(afterTwo.get(key), word => two(`${lastWord(key)} ${word}`))),
    section(threes, three, null),
  ]
  const header = counts.map((table, order) => `ngram ${order + 1}=${table.size}`).join('\n')
  const bodies = sections.map((lines, order) => `\\${order + 1}-grams:\n${lines}`).join('\n\n')
  return `\\data\\\n${header}\n\n${bodies}\n\n\\end\\\n`
}

function lastWord(key: string): string {
  return key.slice(key.lastIndexOf(' ') + 1)
}

function discounted(table: Counts, after: ReadonlyMap<string, Followers>, key: string): number {
  return ((table.get(key) ?? 0) - DISCOUNT) / after.get(key.slice(0, key.lastIndexOf(' ')))!.sum
}

/** What a history leaves to the shorter sequences, over what those give to words that were not seen after it. */
function backoff(after: Followers | undefined, shorter: (word: string) => number): number {
  if (!after) return 1
  const left = (after.words.length * DISCOUNT) / after.sum
  const seen = after.words.reduce((sum, word) => sum + shorter(word), 0)
  return seen >= 1 ? left : left / (1 - seen)
}

function section(
  table: Counts,
  probability: (key: string) => number,
  weight: ((key: string) => number) | null,
): string {
  return [...table.keys()]
    .map(key => {
      // Nothing follows an end, and nothing comes before a start.
      const log = key === START ? -99 : Math.log10(probability(key))
      const rest = weight === null || key.endsWith(END) ? '' : ` ${Math.log10(weight(key)).toFixed(4)}`
      return `${log.toFixed(4)} ${key}${rest}`
    })
    .join('\n')
}
