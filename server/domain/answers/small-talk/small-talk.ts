/** Small talk: what is nothing but a greeting, thanks or a goodbye, and so needs no article to be answered. */
import type { SmallTalk } from '#server/ports/model.ts'

/** Whoever writes more than this has something to say. */
const MAX_LENGTH = 60

const PHRASES: Readonly<Record<SmallTalk, string>> = {
  greeting: `
    hi, hi there, hello, hello there, hey, hey there, good morning, good afternoon, good evening, good day, greetings,
    hallo, hallo zusammen, guten tag, guten morgen, guten abend, grüß gott, grüss gott, moin, servus,
    hola, buenas, buenos días, buenas tardes, buenas noches,
    bonjour, bonsoir, salut, coucou,
    שלום, היי, הי, אהלן, בוקר טוב, צהריים טובים, ערב טוב,
    مرحبا, مرحبا بكم, أهلا, أهلا وسهلا, السلام عليكم, صباح الخير, مساء الخير`,
  thanks: `
    thanks, thanks a lot, thanks so much, thanks for your help, thanks for the help, many thanks, thank you,
    thank you so much, thank you very much, thank you for your help, thx, ty, cheers,
    danke, danke schön, dankeschön, danke sehr, danke für die hilfe, danke für ihre hilfe, vielen dank, besten dank,
    gracias, muchas gracias, mil gracias, gracias por la ayuda, gracias por su ayuda, gracias por tu ayuda,
    merci, merci beaucoup, merci bien, un grand merci, merci pour votre aide,
    תודה, תודה רבה, המון תודה, תודה על העזרה,
    شكرا, شكرا لك, شكرا لكم, شكرا جزيلا, شكرا على المساعدة`,
  goodbye: `
    bye, bye bye, goodbye, good bye, good night, see you, see you later, take care, have a nice day, have a good day,
    tschüss, tschüß, auf wiedersehen, bis bald, bis dann, schönen tag noch, ciao,
    adiós, chao, hasta luego, hasta pronto, que tenga un buen día,
    au revoir, à bientôt, bonne journée, bonne soirée,
    להתראות, ביי, לילה טוב, יום טוב,
    مع السلامة, إلى اللقاء, وداعا`,
}

/** The longest first, so that no phrase hides a longer one. */
const KNOWN = (Object.keys(PHRASES) as SmallTalk[])
  .flatMap(kind => PHRASES[kind].split(',').map(phrase => ({ kind, words: wordsOf(phrase) })))
  .sort((a, b) => b.words.length - a.words.length)

/** What kind of small talk a visitor's message is by a table of phrases, the last one's where several follow; else null. */
export function smallTalkOf(message: string): SmallTalk | null {
  if (!mayBeSmallTalk(message)) return null
  let rest = wordsOf(message)
  let kind: SmallTalk | null = null
  while (rest !== '') {
    const next = KNOWN.find(({ words }) => `${rest} `.startsWith(`${words} `))
    if (!next) return null
    kind = next.kind
    rest = rest.slice(next.words.length + 1)
  }
  return kind
}

/** Whether a message is short enough, and without a number: small talk may be heard in no other, whoever hears it. */
export function mayBeSmallTalk(message: string): boolean {
  return message.length <= MAX_LENGTH && !/\p{N}/u.test(message)
}

/** Letters and digits in lower case without accents, everything else as one space. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}
