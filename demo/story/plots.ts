/** Which conversations the story has: who writes when, and by which script. */
import { articlesOf } from '../articles/index.ts'
import { createCommentPile } from './outcomes.ts'
import type { Script } from './parse-scripts.ts'
import type { Plot } from './plot.ts'
import { createRandom, type Random, storyId } from './random.ts'
import { drawBadStart, drawStart, isAtWork, type Rhythm } from './rhythm.ts'
import type { Manner } from './style.ts'
import { storyCustomers } from './texts/customers.ts'
import { chatScripts, spokenScripts } from './texts/scripts/index.ts'

const SEED = 90
/** How many conversations there are of each kind. */
const COUNTS = { chats: 308, badWeek: 46, tickets: 17, calls: 15 } as const
/** The article that the bad week taught acme to write. */
export const NEW_ARTICLE = 'calendar-not-updating'

/** A conversation to be told, and how. */
export type Planned = Plot & { readonly how: 'chat' | 'ticket' | 'call' }
/** A customer with the row's id and a manner of writing. */
export type Known = Plot['customer']

/** Acme's customers with their ids. */
export const knownCustomers: readonly Known[] = storyCustomers.map((customer, index) => ({
  ...customer,
  id: storyId('c057', index + 1),
  manner: (['plain', 'lower', 'polite', 'hasty', 'plain', 'polite', 'lower'] as const)[index % 7] as Manner,
}))

/** Returns the story's conversations, the oldest first. The same instant gives the same story. */
export function planStory(rhythm: Rhythm): Planned[] {
  const random = createRandom(SEED)
  const pile = createCommentPile()
  const said = new Map<string, number>()
  const picked = new Map<Script, number>()
  const titles = new Map(articlesOf('acme').map(({ slug, title }) => [slug, title]))
  const titlesBefore = new Map([...titles].filter(([slug]) => slug !== NEW_ARTICLE))
  const calendar = chatScripts.filter(({ labels }) => labels.includes('calendar sync'))
  const written = chatScripts.filter(({ subjects }) => subjects.length > 0)
  const starts = (count: number, draw: () => number) => Array.from({ length: count }, draw)
  const plans = [
    ...starts(COUNTS.chats, () => drawStart(rhythm, random)).map(at => ({
      how: 'chat' as const,
      at,
      from: chatScripts,
    })),
    ...starts(COUNTS.badWeek, () => drawBadStart(rhythm, random)).map((at, index) => ({
      how: index % 9 === 0 ? ('ticket' as const) : ('chat' as const),
      at,
      from: index % 9 === 0 ? calendar.filter(({ subjects }) => subjects.length > 0) : calendar,
    })),
    ...starts(COUNTS.tickets, () => drawStart(rhythm, random)).map(at => ({
      how: 'ticket' as const,
      at,
      from: written,
    })),
    ...starts(COUNTS.calls, () => drawAtWork(rhythm, random)).map(at => ({
      how: 'call' as const,
      at,
      from: spokenScripts,
    })),
  ].sort((a, b) => a.at - b.at)
  return plans.map(({ how, at, from }, index) => {
    const own = createRandom(SEED * 1_000 + index)
    const script = pickScript(from, at, rhythm, own, picked)
    picked.set(script, (picked.get(script) ?? 0) + 1)
    return {
      how,
      at,
      script,
      id: storyId('c047', index + 1),
      customer: pickCustomer(script, own),
      random: own,
      rhythm,
      pile,
      said,
      titles: at < rhythm.articlesAt ? titlesBefore : titles,
    }
  })
}

/** People who call want an answer at once. */
function drawAtWork(rhythm: Rhythm, random: Random): number {
  for (;;) {
    const at = drawStart(rhythm, random)
    if (isAtWork(at)) return at
  }
}

/** Trouble with calendars is rare before the bad week and after the new articles. A script that was used is used less. */
function pickScript(
  scripts: readonly Script[],
  at: number,
  { badWeek, articlesAt }: Rhythm,
  random: Random,
  picked: ReadonlyMap<Script, number>,
): Script {
  const isBad = at >= badWeek.from && at < articlesAt
  const wanted = ({ key, locale }: Script) => {
    if (key === 'de-calendar') return isBad ? 1 : 0.05
    if (key === 'calendar-team' || key === 'call-calendar') return isBad ? 3 : 0.05
    return locale === 'en' ? 1 : 0.55
  }
  return random.weighted(
    scripts,
    script => wanted(script) / (1 + (picked.get(script) ?? 0) / script.openings.length) ** 2,
  )
}

/** Some customers write often, most of them rarely. */
function pickCustomer({ locale }: Script, random: Random): Known {
  const able = knownCustomers.filter(customer => customer.locale === locale)
  return able[Math.floor(random.next() ** 1.5 * able.length)]!
}
