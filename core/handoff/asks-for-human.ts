const PERSON =
  '(?:humans?|persons?|people|agents?|representatives?|reps?|operators?|advisors?|someone|somebody|staff|support (?:agent|team|person))'
const REAL = '(?:(?:a|an|the|some|your|real|live|actual|human|customer|service|support)\\s+)*'
const REACH =
  '(?:talk|speak|chat|connect(?: me)?|transfer(?: me)?|put me through|pass me|forward me|get me|switch(?: me)?|contact|reach)'

const ASKING = [
  new RegExp(`\\b${REACH}\\s+(?:to|with|over to)?\\s*${REAL}${PERSON}\\b`),
  new RegExp(
    `\\b(?:need|want|prefer|like|get|have)\\s+${REAL}(?:human|real person|live agent|human agent|representative)\\b`,
  ),
  /\b(?:human|live|real) (?:agent|person|support|being|help|assistance|operator|representative)\b/,
  /\blive chat\b/,
  /\b(?:speak|talk|connect|contact|reach|call|want|need)\b.*\bcustomer (?:service|support|care)\b/,
  /^\s*customer (?:service|support|care)( please)?\s*[.!?]*$/,
  /^\s*(?:a |an )?(?:human|agent|representative|operator|person)(?: please| pls)?\s*[.!?]*$/,
  /(?:hablar|contactar|chatear) con (?:una? )?(?:persona|agente|humano|representante|operador)/,
  /mit (?:einem|einer) (?:menschen?|mitarbeiter(?:in)?|agent(?:en)?|person)/,
  /parler (?:à|a|avec) (?:une? )?(?:humain|personne|agent|conseiller|conseillère)/,
  /(?:לדבר|לשוחח) עם (?:נציג|נציגה|בן אדם|אדם|מישהו)/,
  /(?:التحدث|أتحدث|اتحدث|التكلم|أتكلم|اتكلم) (?:مع|إلى|الى) (?:موظف|شخص|إنسان|انسان|ممثل|وكيل)/,
]

const REFUSING =
  /\b(?:don'?t|do not|no need to|not|never|without|rather not|instead of)\b[^.!?]{0,24}\b(?:talk|speak|speaking|talking|chat|chatting|need|want|connect|human|person|agent)\b|(?:^|\s)no quiero|\bkeinen?\b/

/**
 * Whether a visitor's message asks for a person (CHAT-09): 'talk to a person', 'human agent', 'live chat', 'customer
 * service', 'representative' and similar, in English and the widget's other languages; a refusal does not count.
 */
export function asksForHuman(message: string): boolean {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  return text
    .split(/[.!?;\n]+|\bbut\b/)
    .some(clause => !REFUSING.test(clause) && ASKING.some(pattern => pattern.test(clause)))
}
