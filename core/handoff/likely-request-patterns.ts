import { END, SURE } from './nouns.ts'

/** A person who may or may not belong to the company: 'a colleague', 'someone else'. */
const ANYBODY = '[DQR]{0,4}[HPO6S](?:3|D?[QR]?)'
/** The visitor's matter, as the object of the action: 'look at this for me', 'help me'. */
const MATTER = `(?:[FWLD]{0,3}(?:U|M)|${END})`
/** Asking for help with anything more is a question that the articles may answer. */
const HELPED = `M?[FWY]{0,2}U?${END}`

/**
 * Patterns for what a human should do, over the letters of {@link KINDS}. The same words can ask how something is
 * done in the product ('how do I hand this over to a colleague'), so more words before them cancel the request.
 */
export const LIKELY_REQUEST_PATTERNS = [
  // could a colleague take over; have someone look at this; a human is to answer me
  `${SURE}[F12-]{0,2}[FWMU12-]{0,3}Δ`,
  `${ANYBODY}[F12-]{0,2}[FWMU12-]{0,3}(?:Δ${MATTER}|A${HELPED})`,
  `[HPO6]K[F12-]{0,2}M?A${HELPED}`,
  // that it be done by a person
  `[IMU][F12-]{0,2}[FWMU]{0,2}Δ[FWMU]{0,2}${SURE}`,
  // have someone get in touch
  `${ANYBODY}[F12-]{0,2}GT${END}`,
  // pass this on to a colleague; this to a colleague pass on
  `[VG]UF{0,3}W(?:[DQR]{1,3}[OP]|[DQ]?6)3?${END}`,
  `UF{0,2}W(?:[DQR]{1,3}[OP]|[DQ]?6)3?F{0,2}[GV]`,
  `VF?W[DQR]{1,3}[OP]3?${END}`,
  `^[F-]{0,4}VUF{0,3}${END}`,
  // bring your manager
  `(?:^|(?<=[;,]))[F1-]{0,4}G[F-]{0,3}W?[DQR]{0,3}[PO6](?:D?[QR])?3?L?U?${END}`,
]

/**
 * Cancels such a request if it matches before it. The bar marks where the request starts. Applies in addition to
 * `REFUSED_BEFORE`.
 */
export const LIKELY_REFUSED_BEFORE = /[2KJ=NE][^,;~]{0,7}\||1[^,;~]{0,3}\|[VGU]/i
