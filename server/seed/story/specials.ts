/** Conversations that are told once: a very long one, open ones, and snoozed ones. */
import { articlesOf } from '../articles/index.ts'
import { pickAgent, storyAgents, type TeamName } from './agents.ts'
import { type ConversationLog, openLog } from './conversation-log.ts'
import { choose, type Dialogue, factsOf, say, visitorText } from './dialogue.ts'
import { parseScripts, type Script } from './parse-scripts.ts'
import { knownCustomers } from './plots.ts'
import { createRandom, storyId } from './random.ts'
import { atWork, type Rhythm } from './rhythm.ts'
import { replied } from './style.ts'
import { EXCHANGES, FRAME, SITES } from './texts/long-thread.ts'
import { unfinishedScripts } from './texts/scripts/unfinished.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const SEED = 7

/** Returns these conversations. */
export function tellSpecials(rhythm: Rhythm): ConversationLog[] {
  const unfinished = parseScripts(unfinishedScripts)
  return [tellLongThread(rhythm), ...unfinished.map((script, index) => tellUnfinished(script, index, rhythm))]
}

/** A few hundred messages in three weeks. */
function tellLongThread({ now }: Rhythm): ConversationLog {
  const random = createRandom(SEED)
  const customer = knownCustomers.find(({ name }) => name === 'Kristjan Magi')!
  const agent = storyAgents.find(({ name }) => name === 'Yusuf')!
  const startedAt = atWork(now - 31 * DAY_MS, random)
  const facts = factsOf(customer, 'en', startedAt, random)
  const log = openLog({
    id: storyId('1046', 1),
    at: startedAt,
    customer,
    locale: 'en',
    ticket: null,
    firstMessage: FRAME.opening,
  })
  log.message('ai', log.t.noInformation, startedAt + 3_000, { meta: { type: 'offer' } })
  let at = startedAt + 40_000
  log.message('visitor', FRAME.request, at)
  log.requestHuman(at)
  log.assign(agent, 'Technical', (at += 21_000))
  log.message(agent, replied(FRAME.first, agent, { facts, locale: 'en', isFirst: true }), (at += 30_000))
  log.label(agent, ['import', 'vip'], at + 5_000)
  for (const site of SITES) {
    for (const [visitor, answer] of EXCHANGES) {
      // Not every site has every trouble.
      if (!random.chance(0.5)) continue
      const filled = { site, r: String(random.int(120, 6_400)), k: String(random.int(2, 9)) } as const
      const fillIn = (text: string) =>
        text.replace(/\{(site|r|k)\}/g, (_, key: keyof typeof filled) => filled[key])
      at = atWork(at + random.around(24 * MINUTE_MS), random)
      if (at > now - 4 * DAY_MS) break
      log.message('visitor', fillIn(visitor), at)
      at += random.around(6 * MINUTE_MS)
      log.message(agent, fillIn(answer), at)
    }
  }
  log.message('visitor', FRAME.end, (at += 50 * MINUTE_MS))
  log.message(agent, FRAME.last, (at += 9 * MINUTE_MS))
  log.resolve({ agentId: agent.id }, at + MINUTE_MS)
  log.survey(
    {
      kind: 'emoji',
      channel: 'chat',
      score: 5,
      comment: 'A month of work, and not one wrong minute. Yusuf is the reason why we stay',
      answered_at: new Date(at + 9 * MINUTE_MS).toISOString(),
    },
    at + MINUTE_MS,
  )
  return log
}

/** An agent has answered; what comes next is still to come. */
function tellUnfinished(script: Script, index: number, { now }: Rhythm): ConversationLog {
  const random = createRandom(SEED * 100 + index)
  const isSnoozed = script.key.startsWith('later')
  const able = knownCustomers.filter(({ locale }) => locale === script.locale)
  const customer = able[(index * 7 + 5) % able.length]!
  const agent = pickAgent(script.team as TeamName, script.locale, random)
  const startedAt = now - (isSnoozed ? 4 : 1.2) * DAY_MS - index * 3.1 * 60 * MINUTE_MS
  const dialogue: Dialogue = {
    script,
    facts: factsOf(customer, script.locale, startedAt, random),
    manner: 'plain',
    random,
    titles: new Map(articlesOf('acme').map(({ slug, title }) => [slug, title])),
    path: '',
  }
  const firstMessage = visitorText(choose(script.openings, dialogue)!.text, dialogue, true)
  const log = openLog({
    id: storyId('09e4', index + 1),
    at: startedAt,
    customer,
    locale: script.locale,
    ticket: null,
    firstMessage,
  })
  const speeds = { visitor: () => random.around(3 * MINUTE_MS), agent: () => random.around(4 * MINUTE_MS) }
  const { at } = say(log, dialogue, script.withAi, startedAt, { ...speeds, visitor: () => 20_000 })
  const [request, ...rest] = script.withAgent
  log.message('visitor', request!.lines[0]!.text, at + 18_000)
  log.requestHuman(at + 18_000)
  log.assign(agent, script.team as TeamName, at + 40_000)
  const end = say(log, dialogue, rest, at + 55_000, speeds, agent).at
  log.label(agent, script.labels, end + 5_000)
  if (isSnoozed)
    log.change({ agentId: agent.id }, end + 60_000, { snoozed_until: new Date(now + (index - 3) * DAY_MS) })
  return log
}
