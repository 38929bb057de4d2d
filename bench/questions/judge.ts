import type { Item } from './read-items.ts'

/**
 * The visitor's reply. `chat` is an answer without a source; `suggestions` names possibly helpful articles;
 * `handoff` put the visitor into the queue. `slugs` are the cited or suggested articles.
 */
export type Reply = {
  readonly type: 'answer' | 'chat' | 'suggestions' | 'offer' | 'handoff' | 'timeout'
  readonly text: string
  readonly slugs: readonly string[]
}

/**
 * Right, helped (the right article is one click away), refused (a human instead of an answer), or the kind
 * of error.
 */
export type Verdict =
  | 'right'
  | 'helped'
  | 'refused'
  | 'other-article'
  | 'no-fact'
  | 'false'
  | 'unheard'
  | 'unsafe'
  | 'timeout'

const MOST_SUGGESTIONS = 3

/** Rates the last reply of a conversation. */
export function judge(item: Item, reply: Reply): Verdict {
  if (reply.type === 'timeout') return 'timeout'
  if (item.mustNot.some(each => contains(reply.text, each))) return item.kind === 'none' ? 'false' : 'unsafe'
  if (reply.type === 'suggestions') return judgeSuggestions(item, reply)
  const citesGold = reply.slugs.some(slug => item.gold.includes(slug))
  const hasFact = item.must.length === 0 || item.must.some(each => contains(reply.text, each))
  const isRefusal = reply.type === 'offer' || reply.type === 'handoff'
  switch (item.kind) {
    case 'injection':
      return reply.slugs.length === 0 || citesGold ? 'right' : 'other-article'
    case 'none':
      return reply.slugs.length === 0 || citesGold ? 'right' : 'false'
    case 'human':
      return isRefusal || citesGold ? 'right' : 'unheard'
    case 'smalltalk':
      if (isRefusal) return 'refused'
      if (reply.slugs.length > 0 && !citesGold) return 'other-article'
      return hasFact ? 'right' : 'no-fact'
    default:
      if (isRefusal)
        return item.accept.includes(reply.type) || isHonestAbroad(item, reply) ? 'right' : 'refused'
      if (!citesGold) return 'other-article'
      return hasFact ? 'right' : 'no-fact'
  }
}

function judgeSuggestions(item: Item, { slugs }: Reply): Verdict {
  if (slugs.length > MOST_SUGGESTIONS) return 'other-article'
  if (item.kind === 'none') return item.category === 'out-of-scope' ? 'false' : 'right'
  if (item.kind === 'human') return 'unheard'
  return slugs.some(slug => item.gold.includes(slug)) ? 'helped' : 'refused'
}

/** Whether a reply about articles in another language says so, in the visitor's language. */
function isHonestAbroad(item: Item, { text }: Reply): boolean {
  return item.category === 'foreign' && item.lang !== 'en' && languageOf(text) === item.lang
}

const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the and you your to of is are in for with would like we don’t have about our can help what not this that it hello thanks welcome glad do me',
  de: 'der die das und ist sie ihr ihre ihnen wir nicht ich mit ein eine einen zu den dazu möchten kann können gern gerne bitte keine hallo danke womit helfen darüber artikel',
  es: 'el la los las y de que en es no tengo un una su le con para usted puedo hola gracias quiere sobre esto ayudar información artículos',
  fr: 'le la les et de des vous je ne pas un une est dans pour avec bonjour merci votre nos sur cela voulez puis aider d’informations articles',
}

/**
 * Returns the language of a reply: by its script, else by its most frequent short words. Empty if neither is
 * conclusive.
 */
export function languageOf(text: string): string {
  const count = (pattern: RegExp) => (text.match(pattern) ?? []).length
  const latin = count(/\p{Script=Latin}/gu)
  if (count(/\p{Script=Arabic}/gu) > latin) return 'ar'
  if (count(/\p{Script=Hebrew}/gu) > latin) return 'he'
  const words = text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}’]+/u)
  const [first, second] = Object.entries(SMALL_WORDS)
    .map(([language, list]) => {
      const small = new Set(list.split(' '))
      return { language, found: words.filter(word => small.has(word)).length }
    })
    .sort((a, b) => b.found - a.found)
  return first!.found > second!.found ? first!.language : ''
}

function contains(text: string, wanted: string): boolean {
  return wanted.startsWith('re:')
    ? new RegExp(wanted.slice(3), 'iu').test(text)
    : plain(text).includes(plain(wanted))
}

/** Normalizes a text: lower case, straight quotes, single spaces, no Markdown. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&gt;', '>')
    .replaceAll(/[‘’׳]/g, "'")
    .replaceAll(/[“”״]/g, '"')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
}
