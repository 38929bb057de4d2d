/** A person or a desk with what belongs to it: 'one of your real support agents'. */
const NOUN = '(?:[DQRHPOSZA]{0,6}[HPOSZ](?![HPOSZ])[QR]?|[DQ]{0,3}R[DQR]{0,3}A|[DQ]{0,3}AR)'
/** The same where the words alone leave no doubt that it is no person of the product's. */
const SURE = '(?:[DFQ]{0,4}(?:R{1,3}[DQ]{0,2}[HPOSZA]|[QD]{0,2}[HS][HPOSZA]?|[PSZAO][QD]?[RH])[QR]?)'
/** 'people in my team', 'someone who has left' is another person; so is one of an unknown kind. */
const SURE_OR_AGENT = '[DQRSZ]{0,4}[HPS]'
const OURS = '(?![LD]{0,2}J)'
const END = '(?=F*(?:,|$))'
const START = '(?<=^|,)'

/**
 * What a wish for a person looks like, over the letters of {@link KINDS}. Every repetition is bounded, so that a match
 * takes no longer in a longer clause.
 */
const WISHES = [
  // talk to a person; contact customer service
  `T[FM-]{0,3}W?F?W?${NOUN}${OURS}`,
  // speak to the reception
  `TF?WD\\.${END}`,
  `C[FM-]{0,2}W{0,2}${NOUN}${OURS}`,
  // with a person talk
  `W${NOUN}[F-]{0,2}[TCVG]`,
  // put me through to a person; transfer to an agent; me with a person connect
  `[VG][F-]{0,2}M[FG]{0,3}W{0,2}F?${NOUN}${OURS}`,
  `[VG]F?W{1,2}M?F?${SURE_OR_AGENT}${OURS}`,
  `[VG]UF{0,2}W${SURE_OR_AGENT}`,
  `V[F-]{0,2}M[FV]{0,3}W[D.]`,
  // I need a human; I need an agent; get a real person
  `[IG][F-]{0,3}${SURE}(?!\\.)${OURS}`,
  `[IG][F-]{0,3}W?${SURE}(?!\\.)${OURS}`,
  `I[DF-]{0,3}[PZO]R?${END}`,
  // is there a human; is there somebody I can talk to
  `X[FDY-]{0,3}${SURE}(?!\\.)`,
  `XF?${NOUN}[F-]{0,4}[TC]`,
  `[HPO][WF-]{1,4}[TC]W?${END}`,
  // is anybody there
  `(?:^|[XF,-])D{0,2}R?[HPO][F-]{0,2}Y${END}`,
  `G${NOUN}Y`,
  // somebody to call me; can a human help
  `[HPO][FW-]{0,2}C[M]`,
  `(?:R[HPO]|H)[F-]{0,2}A`,
  // I do not want to talk to a machine
  `N[IFGM-]{0,5}[TC][F-]{0,2}WD{0,2}B`,
  // agent, please
  `${START}F*[IXW-]?[FDQR]{0,3}(?:A?[HPS]|Z|RA|AR)[RA]?${END}`,
]

const VERB_LAST = `${NOUN}F{0,3}[TV]`

/** Before a wish it says that there is none: a refusal, a question about the other end, somebody else's wish. */
const NO_WISH = /(?:N[INWGMTCVADRSQF-]{0,6}|E[DFRQ-]{0,2}|K[FWI-]{0,4})$/i
const BEFORE = 8
const MOST_GUESSES = 2

const FREE = new RegExp(WISHES.join('|'), 'gi')
const WITH_VERB_LAST = new RegExp([...WISHES, VERB_LAST].join('|'), 'gi')

/** Whether a clause, spelt out, holds a wish for a person that nothing before it takes back. */
export function holdsWish(letters: string, isVerbLast: boolean): boolean {
  for (const { 0: match, index } of letters.matchAll(isVerbLast ? WITH_VERB_LAST : FREE)) {
    const guesses = match.replace(/[^a-z]/g, '').length
    if (guesses > MOST_GUESSES || (guesses > 0 && match.length < 2)) continue
    if (!NO_WISH.test(letters.slice(Math.max(0, index - BEFORE), index))) return true
  }
  return false
}
