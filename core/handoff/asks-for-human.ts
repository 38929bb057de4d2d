/** What may stand before the person: 'speak to one of your real support agents'. */
const REAL = '(?:(?:an?|the|some|one|of|your|real|live|actual|human|customer|service|support|sales)\\s+)*'
const PERSON =
  '(?:human(?: being)?s?|persons?|people|agents?|representatives?|reps?|operators?|advis[eo]rs?|managers?|supervisors?|colleague|someone|somebody|staff|team)'
const CERTAINLY_PERSON =
  '(?:human(?: being)?s?(?! resources| readable)|(?:real|live|actual) (?:person|people|agent)|representative)'
/** Must not follow: 'talk to people in my team' is a question about the product, not a wish. */
const END =
  '\\b(?!\\s+(?:(?:in|on|from|at|of|outside|within) (?:of )?(?:my|our|other|another|the app)|who (?:has|have|are))\\b)'

/** Where the words are about setting up the product, 'live chat' is a feature and no wish. */
const NOT_SETTING_UP = '^(?!.*\\b(?:add|install|embed|set ?up|enable|include[ds]?|cost)\\b)'

const ENGLISH = [
  new RegExp(`\\b(?:talk|speak|chat|talking|speaking) (?:to|with) ${REAL}${PERSON}${END}`),
  new RegExp(
    `\\b(?:connect|transfer|forward|put|pass|hand|switch|get|give|escalate) (?:me|us|this|it) (?:(?:through|over|in touch) )?(?:(?:to|with) )?${REAL}${PERSON}${END}`,
  ),
  new RegExp(`\\b(?:reach|contact) ${REAL}(?:human|agent|representative|operator|someone)${END}`),
  new RegExp(`\\b(?:need|want|prefer|like|get|have|give me) ${REAL}${CERTAINLY_PERSON}\\b`),
  /\b(?:someone|somebody|anyone|humans?|person|people) (?:that |who )?(?:i can|can i|to) (?:talk|speak|chat)/,
  /\bcan (?:a human|someone|somebody|a (?:real )?person|an agent) (?:help|call|assist|answer)\b/,
  new RegExp(
    `${NOT_SETTING_UP}.*\\b(?:human|live|real) (?:agent|person|being|support|help|assistance|operator|representative)\\b`,
  ),
  new RegExp(`${NOT_SETTING_UP}.*\\blive chat\\b`),
  /\b(?:speak|talk|connect|contact|reach|call|want|need)\b.*\bcustomer (?:service|support|care)\b/,
  /^(?:customer (?:service|support|care)|(?:an? )?(?:actual )?(?:human|agent|representative|operator|person))(?: please| pls| now)*$/,
]

const OTHER_LANGUAGES = [
  /^(?=.*\b(?:sprechen|reden|chatten|verbind\S*)).*\bmit .*(?:mensch|mitarbeiter|person|agent|jemand|berater|kundenservice|kundendienst)/,
  /^(?:mensch|mitarbeiter(?:in)?|kundenservice|kundendienst)(?: bitte)?$/,
  /(?:hablar|contactar|chatear|p[aá]s[ae]\S*|con[eé]ct\S*) con (?:una? |el |la )?(?:persona|agente|human|representante|operador|alguien|asesor|atención|servicio)/,
  /(?:necesito|quiero) (?:una? )(?:agente|humano|persona real|representante|asesor)/,
  /^(?:atención al cliente|servicio al cliente|(?:un )?agente|(?:un )?humano)(?: por favor)?$/,
  /parler (?:à|a|avec) (?:une? |le |votre )?(?:vraie? )?(?:humain|personne|agent|conseill|quelqu'un|service)/,
  /^(?:service client|(?:une? )?(?:conseill(?:er|ère)|humain|agent))(?: s'il vous plaît)?$/,
  /(?:לדבר|לשוחח) עם (?:ה?נציג|בן אדם|אדם|מישהו|שירות)|(?:תעביר\S*|העביר\S*) אותי ל|נציגה? אנושית?/,
  /^(?:נציגה?|שירות לקוחות|בן אדם)(?: בבקשה)?$/,
  /(?:التحدث|[أا]تحدث|التكلم|[أا]تكلم) (?:مع|[إا]لى) (?:موظف|شخص|[إا]نسان|ممثل|وكيل|خدمة)/,
  /^(?:خدمة العملاء|موظف|ممثل)(?: من فضلك| لو سمحت)?$/,
]

const REFUSING =
  /\b(?:don'?t|do not|no need|not|never|without|instead of)\b.{0,24}\b(?:talk|speak|chat|need|want|connect|transfer|put|hand|pass|human|person|agent)|\b(?:no quiero|keinen?|nicht|ne veux|ne souhaite)\b|לא (?:רוצה|צריך)|(?:^|\s)لا [أا]ريد/

/**
 * Whether a visitor's message asks for a person (CHAT-09): 'talk to a person', 'human agent', 'live chat', 'customer
 * service', 'representative' and similar, in English and the widget's other languages; a refusal does not count.
 */
export function asksForHuman(message: string): boolean {
  return message
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .split(/[.!?¿¡؟;,،\n]+| (?:but|and|so|aber|und|mais|et|pero|y) /)
    .map(clause => clause.trim())
    .some(
      clause =>
        !REFUSING.test(clause) && [...ENGLISH, ...OTHER_LANGUAGES].some(pattern => pattern.test(clause)),
    )
}
