import { asksForHuman } from '#core/handoff/asks-for-human.ts'
import { createRandom } from '../random.ts'
import type { Row } from '../row.ts'
import { withTypingErrors } from '../typing-errors.ts'

const SEED = 1
/** Random misspellings per request for a human, to average out chance. */
const MISTYPED = 5

/** An utterance. `y` is 1 for a request for a human, `contact` if unclear. */
type Utterance = {
  readonly set: string
  readonly lang: string
  readonly text: string
  readonly y: 0 | 1 | 'contact'
}

/** Measures how many requests for a human are detected (CHAT-09), and the false positives. */
export const handoffRows = {
  name: 'handoff',
  async measure({ data }: { data: { utterances: readonly Utterance[] } }): Promise<Row[]> {
    const [english, others] = [true, false].map(isEnglish =>
      data.utterances.filter(({ lang }) => (lang === 'en') === isEnglish),
    ) as [Utterance[], Utterance[]]
    const groups = new Set(data.utterances.map(groupOf))
    return [
      row('handoff', 'English wishes heard', heard(wishes(english)), { atLeast: 97 }),
      row('handoff', 'the same, 30% of words mistyped', heard(mistyped(wishes(english))), { atLeast: 93 }),
      row('handoff', 'English taken for a wish', heard(rest(english)), { atMost: 0.2 }),
      row('handoff', 'wishes heard in other languages', heard(wishes(others)), { atLeast: 90.9 }),
      row('handoff', 'other languages taken for a wish', heard(rest(others)), { atMost: 0.18 }),
      ...[...groups].flatMap(group => rowsOf(group, data.utterances)),
    ]
  },
}

function rowsOf(group: string, utterances: readonly Utterance[]): Row[] {
  const own = utterances.filter(utterance => groupOf(utterance) === group)
  const asked = wishes(own)
  return [
    ...(asked.length > 0
      ? [row(group, 'wishes heard', heard(asked)), row(group, 'mistyped', heard(mistyped(asked)))]
      : []),
    row(group, 'taken for a wish', heard(rest(own))),
  ]
}

function groupOf({ set, lang }: Utterance): string {
  return `handoff ${set} ${lang}`
}

function wishes(utterances: readonly Utterance[]): string[] {
  return utterances.filter(({ y }) => y === 1).map(({ text }) => text)
}

function rest(utterances: readonly Utterance[]): string[] {
  return utterances.filter(({ y }) => y === 0).map(({ text }) => text)
}

function mistyped(texts: readonly string[]): string[] {
  const random = createRandom(SEED)
  return texts.flatMap(text => Array.from({ length: MISTYPED }, () => withTypingErrors(text, random)))
}

function heard(texts: readonly string[]): number {
  return (100 * texts.filter(asksForHuman).length) / Math.max(1, texts.length)
}

function row(group: string, name: string, lapwing: number, goal?: Row['goal']): Row {
  return { group, name, unit: '%', lapwing, ...(goal && { goal }) }
}
