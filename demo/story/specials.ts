/** Conversations that are told once: a very long one, open ones, and snoozed ones. */
import { articlesOf } from '../articles/index.ts'
import { pickAgent, type StoryAgent, storyAgents, type TeamName } from './agents.ts'
import { type ConversationLog, openLog } from './conversation-log.ts'
import { choose, type Dialogue, factsOf, say, visitorText } from './dialogue.ts'
import { parseScripts, type Script } from './parse-scripts.ts'
import { knownCustomers } from './plots.ts'
import { createRandom, type Random, storyId } from './random.ts'
import { atWork, type Rhythm } from './rhythm.ts'
import { replied } from './style.ts'
import { EXCHANGES, FRAME, SITES } from './texts/long-thread.ts'
import { unfinishedScripts } from './texts/scripts/unfinished.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SEED = 7

/** Returns these conversations. */
export function tellSpecials(rhythm: Rhythm): ConversationLog[] {
  const unfinished = parseScripts(unfinishedScripts)
  return [tellLongThread(rhythm), ...unfinished.map((script, index) => tellUnfinished(script, index, rhythm))]
}

/** A few hundred messages in three weeks. */
function tellLongThread(rhythm: Rhythm): ConversationLog {
  const random = createRandom(SEED)
  const customer = knownCustomers.find(({ name }) => name === 'Kristjan Magi')!
  const agent = storyAgents.find(({ name }) => name === 'Yusuf')!
  const startedAt = atWork(rhythm.now - 31 * DAY_MS, random)
  const facts = factsOf(customer, 'en', startedAt, random)
  const log = openLog({
    id: storyId('1046', 1),
    at: startedAt,
    customer,
    locale: 'en',
    ticket: null,
    firstMessage: FRAME.opening,
  })
  const asked = startedAt + 40_000
  const first = replied(FRAME.first, agent, { facts, locale: 'en', isFirst: true })
  log.message('ai', log.t.noInformation, startedAt + 3_000, { meta: { type: 'offer' } })
  log.message('visitor', FRAME.request, asked)
  log.requestHuman(asked)
  log.assign(agent, 'Technical', asked + 21_000)
  log.message(agent, first, asked + 51_000)
  log.label(agent, ['import', 'vip'], asked + 56_000)
  const end = exchange(log, agent, asked + 60_000, rhythm, random)
  log.message('visitor', FRAME.end, end + 50 * MINUTE_MS)
  log.message(agent, FRAME.last, end + 59 * MINUTE_MS)
  log.resolve({ agentId: agent.id }, end + HOUR_MS)
  log.survey(
    {
      kind: 'emoji',
      channel: 'chat',
      score: 5,
      comment: 'A month of work, and not one wrong minute. Yusuf is the reason why we stay',
      answered_at: new Date(end + HOUR_MS + 9 * MINUTE_MS).toISOString(),
    },
    end + HOUR_MS,
  )
  return log
}

/** Writes back and forth, site by site. Returns the instant of the last message. */
function exchange(
  log: ConversationLog,
  agent: StoryAgent,
  from: number,
  { now }: Rhythm,
  random: Random,
): number {
  let at = from
  for (const site of SITES) {
    for (const [visitor, answer] of EXCHANGES) {
      // Not every site has every trouble.
      if (!random.chance(0.5)) continue
      const filled = { site, r: String(random.int(120, 6_400)), k: String(random.int(2, 9)) }
      const fillIn = (text: string) =>
        text.replace(/\{(site|r|k)\}/g, (_, key: keyof typeof filled) => filled[key])
      const next = atWork(at + random.around(24 * MINUTE_MS), random)
      if (next > now - 4 * DAY_MS) return at
      log.message('visitor', fillIn(visitor), next)
      at = next + random.around(6 * MINUTE_MS)
      log.message(agent, fillIn(answer), at)
    }
  }
  return at
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
