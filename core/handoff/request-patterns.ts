import { ALONE, END, NAME, NOUN, OURS, SURE, WHO } from './nouns.ts'

/** A person who answers for the company. Excludes 'someone' and 'people'. */
const AGENT = '[DQRSZ]{0,4}[HPS]'

/**
 * Patterns of a request for a human, over the letters of {@link KINDS}. Every repetition is bounded, so that a
 * longer clause does not slow down a match.
 */
export const REQUEST_PATTERNS = [
  // talk to a person; contact customer service
  `T[FM12-]{0,3}W?F?W?${NOUN}${OURS}`,
  `[TS][FU12-]{0,3}W{1,2}${WHO}${OURS}`,
  `T\\.D{0,2}${NOUN}${OURS}`,
  // speak to the reception; to sales
  `[TS]F?W(?:D{1,2}[.Q]|Q)${END}`,
  `[IG12-]W?TF?W\\.${END}`,
  // discuss my loan with a person
  `0[^,;]{0,4}W{1,2}${WHO}${OURS}`,
  `C[FM123-]{0,3}W{0,2}${NOUN}${OURS}(?!L\\.)`,
  // with a person talk
  `W${NOUN}[FD12-]{0,2}[TCVG0]`,
  // talk with Tom from your team; with Tom from your team talk; put me through to Tom from your team; I want Tom of yours
  `[TCS][FM12-]{0,3}W{0,2}${NAME}3`,
  `W${NAME}3[FD12-]{0,2}[TCVG0]`,
  `[VG][F12-]{0,2}MF{0,3}W{1,2}${NAME}3`,
  `I[F12-]{0,3}${NAME}3${END}`,
  // can Tom from your team call me, take over; is he there
  `-F{0,2}${NAME}3[F12-]{0,2}(?:C?M|M?[AΔ])`,
  `^F{0,3}-${NAME}3F?Y${END}`,
  // whom can I talk to
  `4[FUWQDA~-]{0,4}[1I][12FUWDA~-]{0,3}T`,
  // put me through to a person; transfer to an agent; me with a person connect
  `[VG][F12-]{0,2}(?:MF{0,3}W{1,2}|W{1,2}M)F?${WHO}${OURS}`,
  `[VG][F12-]{0,2}MF{0,3}${NOUN}${OURS}`,
  `[VG][F12-]{0,2}M[F12-]{0,3}WQ${END}`,
  `[VG][F1]{0,2}W{1,2}M?F?${AGENT}(?!\\.)${OURS}`,
  `VUF{0,2}W${WHO}`,
  `VU${AGENT}`,
  `G[F-]{0,2}UF{0,2}W(?:${AGENT}|D?Z${END})`,
  `VF?WD?Z${END}`,
  `VD?H`,
  `VD?P${END}`,
  `V[12-]?M${END}`,
  `V[F12-]{0,2}M[FV]{0,3}W[DQ.]`,
  // I need a human; I need an agent; get a real person
  `I[F12-]{0,3}W?${SURE}(?!\\.)${OURS}`,
  `G[F12-]{0,3}W?${SURE}(?!\\.|WD\\.)${OURS}`,
  `I[DFW12-]{0,3}(?:[PO6]R?${END}|ZR?(?=F{0,6}(?:[,;]|$))|PN)`,
  // is there a human; is there somebody I can talk to
  `X[FDY12-]{0,3}${SURE}(?!\\.)`,
  `X[FDY3]{0,3}(?:R?O|OR)${END}`,
  `XF?${NOUN}[F12-]{0,4}[TC]`,
  `X[12-]{0,2}[TC]W${END}`,
  `[HPO6]F{0,2}[WI12-][WFI12-]{0,3}[TC]W?${END}`,
  // is nobody there
  `^F?XY${END}`,
  `^[F-]{0,3}N?X[DFY-]{0,2}[OP7]F?Y?${END}`,
  // somebody who is no bot
  `[HPO6][FKΔMD.12-]{0,3}N[ΔXE.12-]{0,2}D?B`,
  // is anybody there; anyone from your team around
  `(?:^|[XF,12-])D{0,3}R?(?:O?[HPO7]R?|OD{1,2}[ZS])F{0,2}3?[FX;-]{0,2}Y{1,2}(?:W|${END})`,
  `[IG]${NOUN}Y`,
  // somebody to call me; can a human help
  `[HPO6S][FWQSZG3U12-]{0,3}(?:C|TW)M`,
  `HD?[.Q]CM`,
  `MD{0,2}[HPO6]3?F{0,2}C`,
  `[HPO6]3?(?:\\.?WC|[F.U-]{0,3}[DW]?M[F-]{0,2}C)M?`,
  `[HPO6]3?[DW-]{0,2}\\.?S${END}`,
  `[HPO6]3?[12-]{0,2}M[F-]{0,2}C`,
  `(?:RW?[HPO]|H|[PO]3)[F12-]{0,2}A`,
  `[AΔ][LWD]D{0,2}R{0,2}[HP]`,
  `(?:[AΔ][LWD]|MA)[LWD]{0,2}(?:OD?R|RO)`,
  // a call from your manager
  `I[1D-]{0,2}CL[DQR]{1,3}[HPO]`,
  // call me back, on this number
  `^[F1D-]{0,5}(?:I[1F-]{0,3}W?)?F?(?:C[F1-]{0,2}W?M|W?M[F-]{0,2}C|S(?=[FLWD]{0,3}9))[FCW]{0,3}(?:L?${END}|L?D?9|LJ)`,
  // I do not want to talk to a machine; enough of this bot
  `^[F-]{0,4}N[DQ]{0,2}B${END}`,
  `^[F12-]{0,4}(?:IN|N[12-]?I)W?[DQ]{0,2}B${END}`,
  `N[^,;]{0,9}[TW]D{0,2}B`,
  `Θ[FWLTDQRCU1-]{0,5}B`,
  // no automatic answers but a human
  `N[^,;]{1,7};F{0,2}(?:${SURE}|D{0,2}[HP])${END}`,
  // agent, please; a real one
  `^${ALONE}I?${END}`,
  `^F{0,3}I?DR(?=[FI]{0,4}$)`,
  `^F{0,6}(?:[12-]{0,2}I)?D?Z(?=F{0,6}$)`,
  `^Z[LD12-]?C${END}`,
  `(?<=,)${ALONE}F{0,6}$`,
]

/**
 * Cancels a request if it matches before it: a refusal, somebody else's request, 'do I have to'. The bar marks
 * where the request starts.
 */
export const REFUSED_BEFORE =
  /(?:N[INWGMTCVADRSQF12-]{0,6}|K[FWIGT12-]{0,3}\.?[FWIGT12-]{0,2}|K[FWIG12-]{0,2}\.W|J[QRD]?|[2-]J\.(?=\|T)|(?:^|,)F{0,3}=[FW12-]{0,3})\||E[DFRQ12-]{0,2}\|[^INΘ]/i
