import { LIKELY } from './likely-wishes.ts'
import { END, NOUN, OURS, SURE } from './nouns.ts'
import { WISHES } from './wishes.ts'

/** The patterns of a language, ready to match; see {@link holdsWish}. */
export type Grammar = {
  readonly wishes: RegExp
  readonly likely: RegExp
  readonly isRefusalLast: boolean
}

/** Where a language may put what. */
type Order = {
  readonly verbLast?: true | undefined
  readonly verbFirst?: true | undefined
  readonly refusesLast?: true | undefined
}

/** A human speak; me a human give; a human need; of the bot tired. */
const VERB_LAST = [`${NOUN}F{0,3}[TVC]`, `M${NOUN}F?[GV]`, `${SURE}F{0,2}I${END}`, 'BF{0,2}Θ']
/** Me you-pass a colleague. */
const VERB_FIRST = [`MF{0,2}[GV]D{1,2}[QR]{0,2}[HPO6]${OURS}`]
/** Can look at it a colleague; I want that me they-answer. */
const LIKELY_VERB_FIRST = [
  `[IMU-][F12-]{0,2}[FWMU]{0,2}Δ[FWMU]{0,2}[DQR]{0,3}[HPO6][3D]?${END}`,
  `I[12-]{0,2}MΔ${END}`,
]
/** A bot I want not; of the bot I am tired; an agent I want; me to-help somebody; a human there is; whom-with can-I-talk. */
const REFUSES_LAST = [
  '(?:^|[F,])B(?:F?N|TN|TΘ|Θ)',
  'WB(?:[TΔ]{0,2}N|[TΔ]{0,2}Θ)',
  `(?:^|[FD,])PF{0,2}I`,
  'MA[HPO]',
  `(?:${SURE}|Y[DQR]{0,3}[HPO]|^R?O)F?X`,
  '4F{0,2}T',
]

export function grammarOf({ verbLast, verbFirst, refusesLast }: Order): Grammar {
  return {
    wishes: anyOf([
      ...WISHES,
      ...(verbLast ? VERB_LAST : []),
      ...(verbFirst ? VERB_FIRST : []),
      ...(refusesLast ? REFUSES_LAST : []),
    ]),
    likely: anyOf([...LIKELY, ...(verbFirst ? LIKELY_VERB_FIRST : [])]),
    isRefusalLast: refusesLast === true,
  }
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'gi')
}
