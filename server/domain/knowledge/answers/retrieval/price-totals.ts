/** Multiplies a quoted price by the number of people or months that the visitor asks about. */

/** Matches a number of people: '150 people', 'für 20 Mitarbeiter'. */
const PEOPLE = new RegExp(
  `(?<![\\d.,])(\\d{1,6})\\s+(?:\\p{L}+\\s+)?(?:${[
    'people|ppl|persons?|users?|employees?|members?|seats?|agents?|licen[cs]es?|colleagues|teammates|staff|of us',
    'leute|personen|mitarbeiter(?:innen)?|nutzer|benutzer|kollegen|lizenzen',
    'personas|usuarios|empleados|trabajadores',
    'personnes|utilisateurs|employés|salariés|collègues',
    'شخص(?:ا|ًا)?|أشخاص|موظف(?:ا|ًا|ين)?|مستخدم(?:ا|ًا|ين)?',
    'אנשים|עובדים|משתמשים',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)
const A_PERSON =
  '(?:per|a|for each|pro|je|por|par|ל|لكل|لل)\\s?(?:person|user|seat|employee|member|agent|nutzer(?:in)?|mitarbeiter(?:in)?|persona|usuario|empleado|personne|utilisateur|employé|אדם|משתמש|עובד|شخص|مستخدم|موظف)'
const A_MONTH =
  '(?:per|a|each|every|pro|im|je|al|por|par|ל|لكل|شهريا|في)\\s?(?:month|monat|mes|mois|חודש|شهر|الشهر)|monthly|monatlich|mensual(?:es)?|mensuels?'
const A_YEAR =
  /(?<![\p{L}])(?:year(?:ly)?|annual(?:ly)?|jahr|jährlich|año|anual(?:mente)?|ans?|année|annuel(?:lement)?|שנה|سنة|سنويا|سنويًا)(?![\p{L}])/iu
/** Matches `€6`, `$ 1,200.50` or `6 €` with what it is per and how often it is due within the same clause. */
const PRICE =
  /(?:(?<sign>[€$£₪])\s?(?<before>\d+(?:[.,]\d+)*)|(?<!\d|\d[.,])(?<after>\d+(?:[.,]\d+)*)\s?(?<unit>€|EUR|USD|CHF|GBP|₪))(?<rest>[^.;€$£₪]{0,60})/gu
const MOST_PRICES = 3
const MONTHS = 12

/** 'How much' for no thing that has a name of its own, and a question about a price in its place. */
const HOW_MUCH: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})how much(?=\s+(?:is|are|for|would|will|if)(?!\p{L}))/iu, 'how much does it cost'],
  [/(?<!\p{L})wie ?viel(?=\s+(?:ist|sind|für|wäre|wären)(?!\p{L}))/iu, 'wie viel kostet es'],
  [/(?<!\p{L})cuánto(?=\s+(?:es|son|para|por|sería)(?!\p{L}))/iu, 'cuánto cuesta'],
  [/(?<!\p{L})combien(?=\s+(?:est|pour|ça|serait)(?!\p{L}))/iu, 'combien coûte'],
  [/(?<!\p{L})כמה(?=\s+(?:זה|ל))/u, 'כמה עולה'],
  [/(?<!\p{L})كم(?=\s+(?:هو|هي|ل))/u, 'كم سعر'],
]

const FOR_A_NUMBER = /(?<!\p{L})(?:for|für|para|pour)\s+\d{1,6}\s+\p{L}/iu

/**
 * Returns the question with which the price for a number of people or things is found, since articles state it for one:
 * 'how much does it cost' for 'how much for 23 people'. Other questions come back as they are.
 */
export function priceQuestion(question: string): string {
  if (!PEOPLE.test(question) && !FOR_A_NUMBER.test(question)) return question
  const asked = HOW_MUCH.find(([pattern]) => pattern.test(question))
  return asked ? question.replace(PEOPLE, '').replace(...asked) : question
}

/**
 * Returns the totals as a line such as `150 × €6 = €900`, or null if the visitor names no number or the quote has no
 * price per person or month.
 * Only numbers of the question and the quote are multiplied, and 12 for a year.
 */
export function reckon(question: string, quote: string): string | null {
  const people = Number(PEOPLE.exec(question)?.[1] ?? Number.NaN)
  const asksYear = A_YEAR.test(question)
  const sums = [...quote.matchAll(PRICE)].flatMap(({ groups }) => {
    const { sign, before, after, unit, rest = '' } = groups!
    const price = readNumber(before ?? after ?? '')
    if (price === null || price === 0) return []
    const factors = [
      ...(people > 1 && new RegExp(A_PERSON, 'iu').test(rest) ? [people] : []),
      ...(asksYear && new RegExp(A_MONTH, 'iu').test(rest) ? [MONTHS] : []),
    ]
    if (factors.length === 0) return []
    const written = (amount: number) =>
      sign === undefined ? `${format(amount)} ${unit}` : `${sign}${format(amount)}`
    const total = factors.reduce((product, factor) => product * factor, price)
    return [`${[factors[0], written(price), ...factors.slice(1)].join(' × ')} = ${written(total)}`]
  })
  return sums.length > 0 && sums.length <= MOST_PRICES ? sums.join(', ') : null
}

/** Returns the value of '1,200.50', '1.200,50' or '6'; null for other texts. */
function readNumber(text: string): number | null {
  const decimal = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/[.,]/g, '')
  const value = Number(decimal ? `${whole}.${decimal[1]}` : whole)
  return Number.isFinite(value) ? value : null
}

function format(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
