import { LEXICONS } from './lexicons/lexicons.ts'
import { readClauses } from './read-clauses.ts'
import { type Mend, spellOut } from './spell-out.ts'
import { nearWords, spellingsOf } from './spelling.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import { holdsWish } from './wishes.ts'

const VOCABULARIES = LEXICONS.map(vocabularyOf)
const SPELLINGS = spellingsOf(new Set(VOCABULARIES.flatMap(({ words }) => [...words.keys()])))

/**
 * Whether a visitor's message asks for a person (CHAT-09): 'talk to a person', 'human agent', 'live chat', 'customer
 * service', 'representative' and similar, misspelt or not, in the product's languages and some more; a refusal does
 * not count, nor does a question about who answers. The work grows with the message's length and no faster.
 */
export function asksForHuman(message: string): boolean {
  const mend = remembered(token => nearWords(SPELLINGS, token))
  return readClauses(message).some(clause =>
    likely(clause).some(vocabulary => holdsWish(spellOut(clause, vocabulary, mend), vocabulary.isVerbLast)),
  )
}

/** The languages that know at least half as many of a clause's words as the one that knows most. */
function likely(clause: readonly string[]): readonly Vocabulary[] {
  const known = VOCABULARIES.map(({ words }) => clause.filter(word => words.has(word)).length)
  const most = Math.max(...known)
  return VOCABULARIES.filter((_, at) => known[at]! * 2 >= most)
}

function remembered(mend: Mend): Mend {
  const known = new Map<string, readonly string[]>()
  return token => {
    const before = known.get(token)
    if (before) return before
    const words = mend(token)
    known.set(token, words)
    return words
  }
}
