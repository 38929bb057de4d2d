/** Reads beside a number what it counts: money, a percentage, a duration or a measure. */

/** Signs and names of currencies before or after a number, by currency code. */
const CURRENCIES: Readonly<Record<string, string>> = {
  EUR: '€|eur|euros?|יורו|אירו|يورو',
  USD: '(?:us|ca|a|au)?\\$|usd|dollars?|dólar(?:es)?|דולר(?:ים)?|دولار(?:ات|ا)?',
  GBP: '£|gbp|pounds?|pfund|libras?',
  ILS: '₪|ils|nis|shekels?|ש["״]ח|שקל(?:ים)?|شيكل|شيقل',
  JPY: '¥|jpy|yen',
  CHF: 'chf|franken',
}
const SECOND = 1
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Names of units of time in the product's languages and related ones. */
const TIMES: readonly (readonly [words: string, family: 'clock' | 'calendar', worth: number])[] = [
  ['seconds?|secs?|sekunden?|segundos?|secondes?|secondi|שניות|שנייה|ثانية|ثوان', 'clock', SECOND],
  ['minutes?|mins?|minuten?|minutos?|minuti|דקות|דקה|دقيقة|دقائق', 'clock', MINUTE],
  ['hours?|hrs?|h|stunden?|std|horas?|heures?|uur|uren|ore|שעות|שעה|ساعة|ساعات', 'clock', HOUR],
  [
    '(?:\\p{L}*)?(?:tage?n?|tag)|days?|días?|dias?|jours?|dag(?:en)?|giorn[io]|יום|ימים|ימי|يوم(?:ا|ًا)?|أيام|ايام',
    'clock',
    DAY,
  ],
  [
    'weeks?|wochen?|semanas?|semaines?|we[e]?ken?|settiman[ae]|שבוע|שבועות|أسبوع|أسابيع|اسبوع|اسابيع',
    'clock',
    7 * DAY,
  ],
  [
    'months?|mo|monate?n?|mes(?:es)?|mois|maand(?:en)?|mes[ie]|חודש|חודשים|شهر(?:ا|ًا)?|أشهر|اشهر|شهور',
    'calendar',
    1,
  ],
  ['years?|yrs?|jahre?n?|años?|ans?|années?|jaar|anni|anno|שנה|שנים|سنة|سنوات|عام|أعوام', 'calendar', 12],
]
/** Words that contain a number and its unit. */
const WHOLE_WORDS: readonly (readonly [words: string, meaning: string])[] = [
  ['half an hour|halben? stunde|media hora|demi-heure|חצי שעה|نصف ساعة', '30 minutes'],
  ['שעתיים|ساعتان|ساعتين', '2 hours'],
  ['יומיים|يومان|يومين', '2 days'],
  ['fortnight|שבועיים|أسبوعان|أسبوعين', '2 weeks'],
  ['חודשיים|شهران|شهرين', '2 months'],
  ['שנתיים|سنتان|سنتين|عامان|عامين', '2 years'],
]
const WHOLE_WORD = WHOLE_WORDS.map(
  ([words, meaning]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), meaning] as const,
)

/** What may be between a number and its unit. */
const BETWEEN =
  '(?:(?:working|business|calendar|full|whole|consecutive|extra|additional|more|ganze|volle|weitere|ganzen|vollen) )?'
/** Matches the rest of a range, which has its unit only once: '14 to 30 days'. */
const RANGE = '(?:\\s?(?:to|and|or|bis|und|oder|a|y|o|à|et|ou|עד|إلى|-|–|—)\\s?\\d+)?'

const CURRENCY_AFTER = Object.entries(CURRENCIES).map(
  ([code, forms]) => [code, new RegExp(`^${RANGE}\\s?-?(?:${forms})(?![\\p{L}])`, 'iu')] as const,
)
const CURRENCY_BEFORE = Object.entries(CURRENCIES).map(
  ([code, forms]) => [code, new RegExp(`(?<![\\p{L}])(?:${forms})\\s?$`, 'iu')] as const,
)
const MEASURE = /^\s?-?(kb|mb|gb|tb|kg|g|km|cm|mm|m|ml|l|lbs?|px|°c|°f)(?![\p{L}])/iu
const CELL_BEFORE = /[|\t:：]\s*$/
const CELL_AFTER = /^[^\S\n]*(?:[|\t\n]|$)/
const PERCENT = /^\s?-?(?:%|٪|percent|per cent|prozent|por ciento|pour ?cent|אחוז(?:ים)?|بالمئة|بالمائة)/iu
const TIME_AFTER = TIMES.map(
  ([words, family, worth]) =>
    [new RegExp(`^${RANGE}[\\s-]?${BETWEEN}(?:${words})(?![\\p{L}])`, 'iu'), family, worth] as const,
)

/**
 * What a number counts.
 * `worth` is the length of one unit, in seconds for `clock` and in months for `calendar`. `isBare` means that the
 * number stands alone in a table cell or at the end of a line after a colon.
 */
export type Unit =
  | { readonly kind: 'price'; readonly currency: string }
  | { readonly kind: 'percent' }
  /** `worth` of one, in seconds for the clock and in months for the calendar. */
  | { readonly kind: 'duration'; readonly family: 'clock' | 'calendar'; readonly worth: number }
  | { readonly kind: 'measure'; readonly unit: string }
  /** `isBare`: alone in the cell of a table, or at the end of a line behind a colon. */
  | { readonly kind: 'plain'; readonly isBare: boolean }

/** Returns a text in lower case with phrases such as 'half an hour' written in digits. */
export function withoutWholeWords(text: string): string {
  return WHOLE_WORD.reduce((written, [pattern, meaning]) => written.replace(pattern, meaning), text)
}

/** Returns what a number counts, from the text before and after it. */
export function unitOf(before: string, after: string): Unit {
  const currency = [
    ...CURRENCY_BEFORE.filter(([, pattern]) => pattern.test(before)),
    ...CURRENCY_AFTER.filter(([, pattern]) => pattern.test(after)),
  ][0]
  if (currency) return { kind: 'price', currency: currency[0] }
  if (PERCENT.test(after)) return { kind: 'percent' }
  const time = TIME_AFTER.find(([pattern]) => pattern.test(after))
  if (time) return { kind: 'duration', family: time[1], worth: time[2] }
  const measure = MEASURE.exec(after)
  if (measure) return { kind: 'measure', unit: measure[1]!.toLowerCase() }
  return { kind: 'plain', isBare: CELL_BEFORE.test(before) && CELL_AFTER.test(after) }
}
