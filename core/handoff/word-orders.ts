import { END, NOUN, OURS, SURE, WHO } from './nouns.ts'

/**
 * Patterns of requests for a human, in languages that may put the verb last. Each letter is a kind of word (`KINDS`).
 * Examples, translated word by word: 'a human speak', 'me a human give', 'a human need', 'of the bot tired'.
 */
export const VERB_LAST = [`${NOUN}F{0,3}[TVC](?!~DJ)`, `M3?${NOUN}F?[GV]`, `${SURE}F{0,2}I${END}`, 'BF{0,2}Θ']
/**
 * The same for languages that may put the verb before its subject. Translated word by word: 'me you-pass a colleague',
 * 'calls me an adviser'.
 */
export const VERB_FIRST = [
  `^[F1-]{0,3}MF{0,2}V${END}`,
  `MF{0,2}[GV]F?W(?:${WHO}|Q${END})${OURS}`,
  `MF{0,2}[GV]D{1,2}[QR]{0,2}[HPO6]${OURS}`,
  `C[F12-]{0,2}W?M[DQR]{0,3}[HPO]${OURS}`,
]
/** The same for likely requests: 'can look at it a colleague', 'I want that me they-answer'. */
export const LIKELY_VERB_FIRST = [
  `[IMU-][F12-]{0,2}[FWMU]{0,2}Δ[FWMU]{0,2}[DQR]{0,3}[HPO6][3D]?${END}`,
  `[1-]A[FM]{0,2}[DQR]{0,3}[HPO6S][3D]?${END}`,
  `I[12-]{0,2}MΔ${END}`,
  `^[F-]{0,4}VU[DQR]{0,2}[OP]${END}`,
]
/**
 * The same for languages that put a refusal last. Translated word by word: 'a bot I want not', 'of the bot I am
 * tired', 'an agent I want', 'me to-help somebody', 'your manager give', 'this to an agent pass', 'a human there is',
 * 'whom-with can-I-talk'.
 */
export const REFUSES_LAST = [
  '(?:^|[F,])B(?:F?N|TN|TΘ|Θ)',
  'WB(?:[TΔ]{0,2}N|[TΔ]{0,2}Θ)',
  `(?:^|[FD,])[PO]F{0,2}I${END}`,
  'MA[HPO]',
  `(?:^|[F,])D?[PO6]F?G${END}`,
  'U[DQR]{0,3}W[HOP]F?[GV]',
  `(?:${SURE}|Y[DQR]{0,3}[HPO]|^R?O)F?X`,
  '4F{0,2}T',
]

/** Cancels a request if it matches after it, in such a language. */
export const REFUSED_AFTER = /^[TVCGMIFWD12-]{0,3}N/i
