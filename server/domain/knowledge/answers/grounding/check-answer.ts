/** Checks what a language model wrote against the articles it cites. Only what they say may be shown. */
import type { DroppedSentence } from '#contract/entities/answers.ts'
import type { ModelPassage, WrittenAnswer } from '#server/ports/model.ts'
import { splitWords } from '../../search/words/split-words.ts'
import { languageOfMessage } from '../message-language.ts'
import { isArticle } from '../safe-answer.ts'
import { createHiddenText, type Hidden } from './hidden-text.ts'
import { isGrounded, joinDigits, type Known } from './is-grounded.ts'
import { type KnownNames, knownNames, namesIn } from './names.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { type AnswerSentence, joinAnswer, splitAnswer } from './split-answer.ts'

/** Smaller numbers in words are everyday language ('two ways', 'one of them') and are not checked. */
const SPELLED_ABOVE = 12
/** A first sentence of at most this many words without a citation counts as a greeting, not as an answer. */
const GREETING_WORDS = 4
/** Matches 'Step 2:'. */
const STEP_HEAD = /^[^\p{L}\p{N}]*\p{L}+ \d{1,2}\s?[:.)–-](?!\d)/u

/** What an answer is compared with. */
export type AnswerCheckInput = {
  /** Passages by article slug; an article may have several. Grows while the model calls tools. */
  readonly passages: ReadonlyMap<string, readonly ModelPassage[]>
  /** The visitor's messages. The answer may repeat them. */
  readonly visitor: readonly string[]
  /** The product's own rules for the model. No answer may repeat them. */
  readonly rules: string
  /** The company's instructions. Names in them may be used, but no long part may be repeated. */
  readonly instructions: string
}

/**
 * The result: the text to show with the slugs it uses, or `withheld` if too little is left to answer. `dropped` lists
 * the sentences that failed and why.
 */
export type CheckedAnswer =
  | {
      readonly kind: 'kept'
      readonly text: string
      readonly used: readonly string[]
      readonly dropped: readonly DroppedSentence[]
    }
  | { readonly kind: 'withheld'; readonly dropped: readonly DroppedSentence[] }

/** Checks the text of one answer. */
export type AnswerCheck = {
  /**
   * Checks a complete answer and removes the sentences that fail. `origin` is the address of the company's articles,
   * to which the answer may link.
   */
  readonly whole: (answer: WrittenAnswer, origin?: string | null) => CheckedAnswer
  /** Returns the complete sentences of an unfinished answer, up to the first that fails, and what they cite. May be empty. */
  readonly finished: (soFar: WrittenAnswer) => WrittenAnswer
}

type Evidence = Pick<Known, 'quantities' | 'digits'> & {
  readonly texts: readonly string[]
  readonly names: KnownNames
  readonly language: string | null
}

/** Creates the check for one answer. */
export function createAnswerCheck(input: AnswerCheckInput): AnswerCheck {
  const hiddenIn = createHiddenText(input)
  const visitorSaid = input.visitor.flatMap(text => quantitiesIn(text))
  const evidenceCache = new Map<string, Evidence>()
  let latest: WrittenAnswer & { readonly key: string } = { key: '', text: '', used: [] }

  /** Returns what an answer that cites these passages may say. */
  function evidenceFor(used: readonly string[]): Evidence {
    const passages = used.flatMap(slug => input.passages.get(slug) ?? [])
    const key = `${passages.length} ${used.join(' ')}`
    const known = evidenceCache.get(key)
    if (known) return known
    const texts = passages.flatMap(({ title, text, excerpt }) => [title, text, excerpt])
    const all = [...texts, ...input.visitor]
    const evidence = {
      texts,
      quantities: texts.flatMap(text => quantitiesIn(text)),
      digits: joinDigits(all.join('\n')),
      names: knownNames([...all, input.instructions]),
      language: languageOf(passages),
    }
    evidenceCache.set(key, evidence)
    return evidence
  }

  /** Returns a check of sentences in their order, since each may use what earlier ones have calculated. */
  function createJudge(answer: WrittenAnswer, origin: string | null = null) {
    const evidence = evidenceFor(answer.used)
    const language = languageOfMessage(answer.text) ?? evidence.language
    const hasPlainCapitals =
      language !== 'de' && (evidence.language === null || language === evidence.language)
    /** Each once, since every number is compared with all of them. */
    const said = new Map<string, Quantity>()

    /** An amount that only the visitor named is no fact. It is allowed in a sentence with a number of the articles. */
    function strayNumber(text: string): Quantity | null {
      let stray: Quantity | null = null
      let isOfArticles = false
      for (const quantity of quantitiesIn(text, { spelledAbove: SPELLED_ABOVE }).sort(byPriceLast)) {
        const known = { ...evidence, said: [...said.values()], visitor: visitorSaid }
        const all = { ...known, quantities: [...evidence.quantities, ...visitorSaid] }
        if (!isGrounded(quantity, all)) return quantity
        if (isGrounded(quantity, known)) isOfArticles = true
        else if (isAmount(quantity)) stray ??= quantity
        said.set(JSON.stringify(quantity), quantity)
      }
      return isOfArticles ? null : stray
    }

    return ({ text }: AnswerSentence): DroppedSentence | null => {
      const plain = text.replace(STEP_HEAD, ' ')
      const stray = strayNumber(plain)
      if (stray) return { text, reason: 'number', found: stray.text.trim() }
      for (const named of namesIn(plain, hasPlainCapitals)) {
        if (named.kind === 'address' && origin !== null && isArticle(named.text, origin)) continue
        if (!evidence.names(named)) return { text, reason: named.kind, found: named.text }
      }
      return null
    }
  }

  const hidden = ({ text, used }: WrittenAnswer): Hidden | null => hiddenIn(text, evidenceFor(used).texts)

  return {
    whole(answer, origin) {
      const found = hidden(answer)
      if (found) return { kind: 'withheld', dropped: [{ ...found, text: answer.text }] }
      const sentences = splitAnswer(answer.text, answer.used, answer.citations)
      const judge = createJudge(answer, origin)
      const problems = new Map(sentences.map(sentence => [sentence, judge(sentence)]))
      const dropped = [...problems.values()].filter(problem => problem !== null)
      if (dropped.length === 0) return { kind: 'kept', text: answer.text, used: answer.used, dropped }
      const left = sentences.filter(sentence => problems.get(sentence) === null)
      const text = joinAnswer(answer.text, sentences, new Set(left))
      const used = [...new Set(left.flatMap(({ cites }) => cites))]
      const failed = sentences.filter(sentence => problems.get(sentence) !== null)
      const isAnswer = used.length > 0 && /\p{L}/u.test(text) && !failed.some(one => isNeeded(one, sentences))
      return isAnswer ? { kind: 'kept', text, used, dropped } : { kind: 'withheld', dropped }
    },
    finished(soFar) {
      // The last sentence may be unfinished.
      const sentences = splitAnswer(soFar.text, soFar.used, soFar.citations).slice(0, -1)
      const key = `${sentences.length} ${soFar.used.join(' ')}`
      if (key === latest.key) return latest
      const judge = createJudge(soFar)
      const failing = sentences.findIndex(sentence => judge(sentence) !== null)
      const kept = failing < 0 ? sentences : sentences.slice(0, failing)
      const text = soFar.text.slice(0, kept.at(-1)?.end ?? 0)
      const isHidden = hidden({ ...soFar, text }) !== null
      const used = [...new Set(kept.flatMap(({ cites }) => cites))]
      latest = isHidden ? { key, text: '', used: [] } : { key, text, used }
      return latest
    },
  }
}

/**
 * Whether the answer is useless without this sentence: the first that is no greeting answers the question, and no
 * step may be missing.
 */
function isNeeded(failed: AnswerSentence, all: readonly AnswerSentence[]): boolean {
  if (failed.isStep) return true
  const first = all.find(({ text, cites }) => cites.length > 0 || splitWords(text).length > GREETING_WORDS)
  return failed === first
}

function isAmount(quantity: Quantity): boolean {
  return quantity.kind === 'number' && (quantity.unit.kind === 'price' || quantity.unit.kind === 'percent')
}

/** Orders numbers before the prices that may be calculated from them. */
function byPriceLast(one: Quantity, other: Quantity): number {
  const isPrice = (quantity: Quantity) => Number(quantity.kind === 'number' && quantity.unit.kind === 'price')
  return isPrice(one) - isPrice(other)
}

/** Returns the language of all passages; null if they differ or have none. */
function languageOf(passages: readonly ModelPassage[]): string | null {
  const languages = new Set(
    passages.map(({ language, text }) => language?.split('-')[0]?.toLowerCase() ?? languageOfMessage(text)),
  )
  return languages.size === 1 ? [...languages][0]! : null
}
