/** Pattern of a person or a desk with its attributes: 'one of your real support agents'. */
export const NOUN = '(?:[DQRHPOSZA6]{0,6}[HPOSZ6](?![HPOSZ6])[QR3]?|[DQ]{0,3}R[DQR]{0,3}A|[DQ]{0,3}AR)'
/** The same after 'to' or 'with', where one more word may specify the person: 'the mortgage advisor'. */
export const WHO = `(?:[DQRHPOSZA]{0,3}\\.[DQRHPOSZA]{0,3}[HPOSZ](?![HPOSZ])[QR]?|${NOUN})`
/** The same if the words can only mean somebody who answers for the company: 'a real person'. */
export const SURE =
  '(?:[DFQ]{0,4}(?:R{1,3}[DQ]{0,2}[HPOSZA]|[QD]{0,2}[HS][HPOSZA]?|[PSZAO][QD]?[RH]|[PO6]3)[QR3]?)'
/** A person or a desk as the whole message: 'a real person'. */
export const ALONE =
  'F{0,3}(?:[12-]{0,2}[IXW]|[1F-]{0,2}1(?=S)|-(?=S))?[FDQR]{0,3}(?:[AZ]?[HPS][HPSA]?|RA|AR|6|P3|RO|O[R3]|OD{1,2}[ZS])R?'
/** A person's name: words that no lexicon has. */
export const NAME = 'D?\\.{1,2}'
/** Excludes people who do not answer for the company: 'people in my team', 'someone who has left'. */
export const OURS = '(?![LDW]{0,2}J)'
/** The end of a clause, after at most six filler words. */
export const END = '(?=F{0,6}(?:[,;~]|$))'
