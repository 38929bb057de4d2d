/** Recognizes from its words what kind of fact a question asks for, and whether a sentence has such a fact. */

/** What a question asks for: an amount, a time, a place, yes or no, or how to do something. */
export type QuestionKind = 'amount' | 'time' | 'place' | 'yes-no' | 'how-to'

const ASKED: Readonly<Record<QuestionKind, RegExp>> = {
  amount:
    pattern(`how much|how many|prices?|pricing|costs?|fees?|charge|expensive|cheap(?:er)?|rates?|discount|limit|maximum|
    wie ?viele?|preise?|kosten|kostet|gebühr(?:en)?|teuer|cuánt[oa]s?|precios?|cuesta|coste|costo|tarifas?|combien|prix|tarifs?|
    coûte|coût|frais|כמה|מחיר|עולה|עלות|כמה עולה|كم|سعر|أسعار|تكلفة|بكم|قديش|ثمن`),
  time: pattern(`when|how long|how soon|how fast|how often|how old|what time|until when|deadline|days?|hours?|opening|wann|wie lange|wie oft|
    wie schnell|bis wann|ab wann|dauert|uhrzeit|öffnungszeiten|cuándo|cuánto tiempo|cuánto tarda|hasta cuándo|plazo|horarios?|
    quand|combien de temps|délais?|durée|horaires?|heures|מתי|כמה זמן|עד מתי|תוך כמה|שעות|متى|كم يستغرق|كم يوم|لأي ساعة|مدة|امتى|ساعات`),
  place: pattern(`where|which page|wo|wohin|woher|wo finde|dónde|adónde|où|איפה|היכן|לאן|أين|وين|فين`),
  'yes-no':
    /^(?:(?:hi|hello|hey|hallo|hola|bonjour)[,!. ]+)?(?:can|could|may|do|does|did|is|are|am|will|would|has|have|should|kann|könn\p{L}+|darf|dürfen|ist|sind|gibt|hat|haben|habt|wird|muss|nehmt|bietet|puedo|puede|podemos|se puede|hay|es posible|tiene[ns]?|aceptan?|est-ce|peut-on|puis-je|y a-t-il|avez-vous|pouvez-vous|peux-je|האם|אפשר|יש|ניתן|هل|ممكن|بقدر|فيني|يمكن)(?![\p{L}])|\b(?:is it possible|can i|can we|can you|do you|are there|is there)\b/iu,
  'how-to':
    pattern(`how do|how can|how to|how does|how would|steps|wie kann|wie mache|wie geht|wie funktioniert|wie kündige|wie \\p{L}+e ich|
    cómo|comment|איך|כיצד|كيف|كيفية|شلون`),
}

const NUMBER = '\\d[\\d.,\u00a0 ]{0,20}'
const UNITS =
  'days?|weeks?|months?|years?|hours?|minutes?|seconds?|tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?|días?|semanas?|mes(?:es)?|años?|horas?|minutos?|jours?|semaines?|mois|ans?|années?|heures?|minutes?|ימים|ימי|יום|שבועות|שבוע|חודשים|חודש|שנים|שנה|שעות|שעה|דקות|يوم|أيام|يومًا|يوما|أسبوع|أسابيع|شهر|أشهر|شهرًا|سنة|سنوات|ساعة|ساعات|دقيقة|دقائق'

const HELD: Readonly<Record<'amount' | 'time' | 'place' | 'yes-no', RegExp>> = {
  amount: /[€$£¥₪%]|\d|\b(?:free|nothing|kostenlos|gratis|gratuit\p{L}*|no charge)\b|חינם|مجان/iu,
  time: new RegExp(
    `${NUMBER}[-–]?\\s?(?:business |working |calendar |werk|arbeits)?(?:${UNITS})(?![\\p{L}])|\\b\\d{1,2}(?::\\d\\d|\\s?[ap]m\\b|\\s?uhr\\b|\\s?h\\b)|\\b(?:immediately|at once|instantly|same day|next day|any time|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|sofort|jederzeit|montags?|freitags?|inmediatamente|en cualquier momento|lunes|viernes|immédiatement|à tout moment|lundi|vendredi)\\b|מיד|בכל עת|فورا|في أي وقت`,
    'iu',
  ),
  place:
    /\S\s?[>›→]\s?\S|\b(?:under|in the|at the|on the|top right|bottom|unter|in der|im|auf der|oben|unten|en la|en el|bajo|dans|sous|sur la|à la)\b|(?<![\p{L}])(?:ב\p{L}{2}|في\s)/iu,
  'yes-no':
    /^(?:yes|no|ja|nein|sí|oui|non|כן|לא|نعم|لا)[,.:;! ]|\b(?:can|cannot|can't|can not|may|must not|not|only|no|never|possible|available|allowed|need|have to|without|optional|supports?|works? (?:with|on|offline)|kann|können|nicht|kein\p{L}*|nur|möglich|puede[ns]?|no|solo|sólo|posible|pouvez|peut|pas|seulement|uniquement|possible)\b|(?<![\p{L}])(?:אפשר|ניתן|לא|רק|יכול|يمكن\p{L}*|لا|ليس|فقط)(?![\p{L}])/iu,
}

/** Returns the kinds of a question, usually one or none. */
export function kindsOf(question: string): QuestionKind[] {
  const text = question
    .replace(/^[\s¿¡"'«“„]+/u, '')
    .replaceAll('’', "'")
    .slice(0, 1_000)
  return (Object.keys(ASKED) as QuestionKind[]).filter(kind => ASKED[kind].test(text))
}

/** Whether a sentence has what a question of this kind asks for. */
export function holds(kind: QuestionKind, sentence: string): boolean {
  return kind !== 'how-to' && HELD[kind].test(sentence)
}

/** Returns a pattern for any of these words or phrases, as a whole. */
function pattern(list: string): RegExp {
  const words = list.split('|').map(word => word.trim())
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu')
}
