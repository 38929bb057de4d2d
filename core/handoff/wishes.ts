/** A person or a desk with what belongs to it: 'one of your real support agents'. */
const NOUN = '(?:[DQRHPOSZA]{0,6}[HPOSZ](?![HPOSZ])[QR]?|[DQ]{0,3}R[DQR]{0,3}A|[DQ]{0,3}AR)'
/** The same after 'to' or 'with', where one more word may say which: 'the mortgage advisor'. */
const WHO = `(?:[DQRHPOSZA]{0,3}\\.[DQRHPOSZA]{0,3}[HPOSZ](?![HPOSZ])[QR]?|${NOUN})`
/** The same where the words alone leave no doubt that somebody who answers is meant: 'a real person'. */
const SURE = '(?:[DFQ]{0,4}(?:R{1,3}[DQ]{0,2}[HPOSZA]|[QD]{0,2}[HS][HPOSZA]?|[PSZAO][QD]?[RH])[QR]?)'
/** Somebody who answers, rather than anybody: no 'someone', no 'people'. */
const AGENT = '[DQRSZ]{0,4}[HPS]'
/** 'people in my team' and 'someone who has left' are other people. */
const OURS = '(?![LD]{0,2}J)'
/** A person or a desk as all that is said: 'a real person'. */
const ALONE = 'F{0,3}(?:-{0,2}[IXW])?[FDQR]{0,3}(?:[AZ]?[HPS][HPSA]?|RA|AR)R?'
const END = '(?=F{0,6}(?:[,;~]|$))'

/**
 * What a wish for a person looks like, over the letters of {@link KINDS}. Every repetition is bounded, so that a match
 * takes no longer in a longer clause.
 */
export const WISHES = [
  // talk to a person; contact customer service
  `T[FM-]{0,3}W?F?W?${NOUN}${OURS}`,
  `[TS][F-]{0,3}W{1,2}${WHO}${OURS}`,
  `T\\.D{0,2}${NOUN}${OURS}`,
  // speak to the reception
  `[TS]F?WD[.Q]${END}`,
  `[IG-]W?TF?W\\.${END}`,
  // discuss my loan with a person
  `0[^,;]{0,4}W{1,2}${WHO}${OURS}`,
  `C[FM-]{0,2}W{0,2}${NOUN}${OURS}(?!L\\.)`,
  // with a person talk
  `W${NOUN}[F-]{0,2}[TCVG]`,
  // put me through to a person; transfer to an agent; me with a person connect
  `[VG][F-]{0,2}(?:MF{0,3}W{1,2}|W{1,2}M)F?${WHO}${OURS}`,
  `[VG][F-]{0,2}MF{0,3}${NOUN}${OURS}`,
  `[VG]F?W{1,2}M?F?${AGENT}(?!\\.)${OURS}`,
  `VUF{0,2}W${WHO}`,
  `GUF{0,2}W${AGENT}`,
  `VD?H`,
  `VD?P${END}`,
  `V-?M${END}`,
  `V[F-]{0,2}M[FV]{0,3}W[DQ.]`,
  // I need a human; I need an agent; get a real person
  `[IG][F-]{0,3}W?${SURE}(?!\\.)${OURS}`,
  `I[DF-]{0,3}(?:[PO]R?${END}|ZR?(?=F{0,6}(?:[,;]|$))|PN)`,
  // is there a human; is there somebody I can talk to
  `X[FDY-]{0,3}${SURE}(?!\\.)`,
  `X[FDY]{0,2}R?O${END}`,
  `XF?${NOUN}[F-]{0,4}[TC]`,
  `X-{0,2}[TC]W${END}`,
  `[HPO]F{0,2}[WI-][WFI-]{0,3}[TC]W?${END}`,
  // is anybody there
  `(?:^|[XF,-])D{0,2}R?[HPO]F{0,2}Y(?:W|${END})`,
  `[IG]${NOUN}Y`,
  // somebody to call me; can a human help
  `[HPO][FWQSZG-]{0,3}(?:C|TW)M`,
  `HD?[.Q]CM`,
  `MD{0,2}[HPO]F{0,2}C`,
  `[HPO]F{0,2}WMF{0,2}C`,
  `[HPO]-{0,2}MF{0,2}C`,
  `(?:R[HPO]|H)[F-]{0,2}A`,
  `A[LWD]D{0,2}R{0,2}[HP]`,
  // I do not want to talk to a machine
  `^[F-]{0,3}N[DQ]{0,2}B${END}`,
  `N[^,;]{0,9}WD{0,2}B`,
  // agent, please
  `^${ALONE}${END}`,
  `^F{0,6}(?:-{0,2}I)?D?Z(?=F{0,6}$)`,
  `^Z[LD-]?C${END}`,
  `(?<=,)${ALONE}F{0,6}$`,
]

const VERB_LAST = `${NOUN}F{0,3}[TVC]`

/** Before a wish (at the bar) it says that there is none: a refusal, somebody else's wish, 'do I have to'. */
export const TAKEN_BACK =
  /(?:N[INWGMTCVADRSQF-]{0,6}|K[FWIG-]{0,4}|K[FWIG-]{0,2}\.W|J[QRD]?|(?:^|,)F{0,3}=[FW-]{0,3})\||E[DFRQ-]{0,2}\|[^IN]/i
const BEFORE = 8
/** Of the words of a wish, at most this many may have been mended, and never all of several. */
const MOST_GUESSES = 3
const FREE = new RegExp(WISHES.join('|'), 'gi')
const WITH_VERB_LAST = new RegExp([...WISHES, VERB_LAST].join('|'), 'gi')

/** Whether a clause, spelt out, holds a wish for a person that nothing before it takes back. */
export function holdsWish(letters: string, isVerbLast: boolean): boolean {
  for (const { 0: match, index } of letters.matchAll(isVerbLast ? WITH_VERB_LAST : FREE)) {
    const guesses = match.replace(/[^a-z]/g, '').length
    if (guesses > Math.max(1, Math.min(MOST_GUESSES, match.length - 1))) continue
    const before = index > BEFORE ? `.${letters.slice(index - BEFORE, index)}` : letters.slice(0, index)
    if (!TAKEN_BACK.test(`${before}|${match}`)) return true
  }
  return false
}
