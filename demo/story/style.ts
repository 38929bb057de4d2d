/** How people type: each customer in the same manner in all of their messages. */
import type { Locale } from '#contract/constants/locales.ts'
import type { StoryAgent } from './agents.ts'
import type { Random } from './random.ts'

/** A customer's manner of writing. */
export type Manner = 'plain' | 'lower' | 'polite' | 'hasty'

/** What the placeholders of a script stand for in one conversation. */
export type Facts = Readonly<Record<'name' | 'company' | 'n' | 'day' | 'month' | 'inv' | 'amount', string>>

const HELLOS = ['Hi, ', 'Hello, ', 'hi, ', 'Good morning, ', 'Hey, ', 'Hello there. ', 'hi there, ']
const GREETINGS: Partial<Readonly<Record<Locale, string>>> = {
  de: 'Guten Tag {name}! ',
  es: 'Hola {name}, soy {agent}. ',
  he: 'שלום {name}, ',
  ar: 'مرحبًا {name}، ',
}
/** How people begin in other languages than English. */
const OPENERS: Partial<Readonly<Record<Locale, readonly string[]>>> = {
  de: ['Hallo, ', 'Guten Tag, ', 'Moin, ', 'Kurze Frage: '],
  es: ['Hola, ', 'Buenas, ', 'Buenos días. ', 'Una pregunta: '],
  he: ['היי, ', 'שלום, ', 'שאלה קטנה: '],
  ar: ['مرحبا، ', 'السلام عليكم، ', 'سؤال سريع: '],
}
/** How hasty people begin. */
const QUICK = ['hi, ', 'hey ', 'hello ', 'quick question: ', 'sorry to bother you, ', 'hi again, ']
const THANKS = [' Thank you!', ' Thanks', ' thx', ' Thanks in advance', ' Kind regards']
/** Words whose first letter stays large in the middle of a sentence. */
const PROPER =
  /^(?:I\b|I'|Google|Outlook|Microsoft|Excel|Slack|SSO|SAML|GDPR|PDF|CSV|VAT|SEPA|Calendar sync:|Two-)/

/** Returns a script's line with the facts in place of its placeholders. */
export function fill(text: string, facts: Facts, agent?: StoryAgent): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    key === 'agent' ? (agent?.name ?? whole) : ((facts as Record<string, string>)[key] ?? whole),
  )
}

/** Returns a line as this customer types it. */
export function typed(
  text: string,
  {
    manner,
    isFirst,
    locale,
  }: { readonly manner: Manner; readonly isFirst: boolean; readonly locale: Locale },
  random: Random,
): string {
  const isGreeted = !isFirst || /^(?:hi|hello|hey|hola|hallo)\b/i.test(text)
  const hello = isGreeted || !random.chance(0.45) ? '' : random.pick(OPENERS[locale] ?? QUICK)
  if (locale !== 'en') return hello + text
  if (manner === 'lower') return hello + slip(text.toLowerCase().replace(/\.$/, ''), 0.12, random)
  if (manner === 'hasty') return hello + slip(text.replace(/[.]$/, ''), 0.25, random)
  if (manner === 'plain' || isGreeted) return text
  return politely(text, random)
}

function politely(text: string, random: Random): string {
  const hello = random.pick(HELLOS)
  const begun = hello + (hello.endsWith('. ') || PROPER.test(text) ? text : lowerFirst(text))
  return random.chance(0.4) ? begun.replace(/([^?!.])$/, '$1.') + random.pick(THANKS) : begun
}

/** Swaps, drops or doubles a letter inside one word, with a probability. */
function slip(text: string, probability: number, random: Random): string {
  if (!random.chance(probability)) return text
  const words = text.split(' ')
  const long = words.flatMap((word, index) => (/^[a-z]{5,}$/.test(word) ? [index] : []))
  if (long.length === 0) return text
  const index = random.pick(long)
  const word = words[index]!
  const at = random.int(1, word.length - 3)
  const [a, b] = [word[at]!, word[at + 1]!]
  const slips = [b + a, a, a + b + b]
  words[index] = word.slice(0, at) + random.pick(slips) + word.slice(at + 2)
  return words.join(' ')
}

/** Returns an agent's line, with a greeting in the customer's language if it is the first one. */
export function replied(
  text: string,
  agent: StoryAgent,
  { facts, locale, isFirst }: { readonly facts: Facts; readonly locale: Locale; readonly isFirst: boolean },
): string {
  const said = fill(text, facts, agent)
  if (!isFirst) return upperFirst(said)
  const greeting = fill(GREETINGS[locale] ?? agent.greeting, facts, agent)
  return greeting + (greeting.endsWith(', ') && !PROPER.test(said) ? lowerFirst(said) : upperFirst(said))
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}|^A /u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}

function upperFirst(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}
