/** What agents do with a conversation: they take it, answer it, and solve it. */
import { AUTO_CLOSE_AFTER_MS, HUMAN_FALLBACK_AFTER_MS } from '#contract/constants/conversation.ts'
import { pickAgent, type StoryAgent, type TeamName } from './agents.ts'
import type { ConversationLog } from './conversation-log.ts'
import { choose, type Dialogue, say, visitorText } from './dialogue.ts'
import { comeBack, makeUpFor, noteTo } from './follow-ups.ts'
import { askForRating } from './outcomes.ts'
import type { Script } from './parse-scripts.ts'
import { isInOutage, type Plot } from './plot.ts'
import type { Random } from './random.ts'
import { atWork, isAtWork } from './rhythm.ts'

const MINUTE_MS = 60_000
/** What happens in the last hours is not told: the hand-written conversations are the newest. */
const UNTOLD_MS = 4 * 60 * MINUTE_MS

/** The visitor asks for a human: somebody comes in time, or late, or the request becomes a ticket. */
export function handOff(
  plot: Plot,
  log: ConversationLog,
  dialogue: Dialogue,
  withAi: { readonly at: number },
): ConversationLog {
  const { script, random } = plot
  const [request, ...rest] = script.withAgent
  const asked = withAi.at + soon(random, 22_000)
  const line = choose(request!.lines, dialogue) ?? request!.lines[0]!
  log.message('visitor', visitorText(line.text, dialogue, false), asked)
  log.requestHuman(asked)
  const team = script.team as TeamName
  const agent = pickAgent(team, script.locale, random)
  const isOutage = isInOutage(plot)
  if (random.chance(0.05)) {
    const found = asked + random.int(15, 50) * 1_000
    log.message('visitor', log.t.followUpDone, found, { meta: { type: 'thankyou' } })
    log.resolve('visitor', found)
    return log
  }
  const wait = random.around(24_000) * agent.pace * (isOutage ? 2.2 : at10(asked) ? 1.4 : 1)
  const isLate = wait >= HUMAN_FALLBACK_AFTER_MS && wait < HUMAN_FALLBACK_AFTER_MS * 1.5 && random.chance(0.4)
  if (!isAtWork(asked) || (wait >= HUMAN_FALLBACK_AFTER_MS && !isLate)) {
    log.becomeTicket(asked + HUMAN_FALLBACK_AFTER_MS, 'apology')
    return answerLater(plot, log, { dialogue, agent, turns: rest })
  }
  log.assign(agent, team, asked + wait)
  const first = asked + wait + random.around(14_000) * agent.pace
  const { at } = say(
    log,
    dialogue,
    rest,
    first,
    {
      visitor: () => random.around(45_000),
      agent: length => random.around((20_000 + length * 260) * agent.pace),
    },
    agent,
  )
  return finish(plot, log, { agent, at, quality: isOutage ? 0.36 : wait > 40_000 ? 0.7 : 0.86, isOutage })
}

/** Mornings are when most people write. */
function at10(at: number): boolean {
  const hour = new Date(at).getUTCHours()
  return hour >= 8 && hour <= 10
}

type Later = {
  readonly dialogue: Dialogue
  readonly agent: StoryAgent
  readonly turns: Script['withAgent']
}

/** Somebody answers a ticket within the next working day, and the visitor by email. */
export function answerLater(
  plot: Plot,
  log: ConversationLog,
  { dialogue, agent, turns }: Later,
): ConversationLog {
  const { random, rhythm, script } = plot
  const isOutage = isInOutage(plot)
  const slow = isOutage ? 2 : 1
  const first = atWork(log.last() + random.around(55 * MINUTE_MS * agent.pace * slow), random)
  // Tickets of the last days are still to be answered, or wait for the customer.
  if (first > rhythm.now - UNTOLD_MS - 60 * MINUTE_MS) return log
  log.assign(agent, script.team as TeamName, first - 60_000)
  const { at } = say(
    log,
    dialogue,
    turns,
    first,
    {
      visitor: () => random.around(70 * MINUTE_MS),
      agent: () => random.around(50 * MINUTE_MS * agent.pace),
    },
    agent,
  )
  if (at > rhythm.now - UNTOLD_MS) {
    log.forgetAfter(rhythm.now - UNTOLD_MS)
    return log
  }
  const quality = isOutage ? 0.3 : first - plot.at > 16 * 60 * MINUTE_MS ? 0.52 : 0.7
  return finish(plot, log, { agent, at, quality, isOutage, isTicket: true })
}

type Ending = {
  readonly agent: StoryAgent
  readonly at: number
  readonly quality: number
  readonly isOutage: boolean
  readonly isTicket?: boolean
  readonly isCall?: boolean
}

/** Labels, closes and asks for a rating; some come back. */
export function finish(plot: Plot, log: ConversationLog, ending: Ending): ConversationLog {
  const { script, random, pile, rhythm } = plot
  const { agent, at, quality, isOutage, isTicket = false, isCall = false } = ending
  log.label(agent, script.labels, at + 8_000)
  if (isTicket && random.chance(0.28) && rhythm.now - at < 20 * 24 * 60 * MINUTE_MS) return log
  if (random.chance(0.14)) noteTo(log, agent, random, at + 4_000)
  const end = at + random.around(isTicket ? 30 * MINUTE_MS : 2 * MINUTE_MS)
  if (script.locale === 'en' && random.chance(0.18))
    log.message(agent, agent.closing.replaceAll('{name}', dialogueName(plot)), end - 1_000)
  log.resolve({ agentId: agent.id }, end)
  const channel = isCall ? 'voice' : isTicket ? 'email' : 'chat'
  const rating = { random, pile, now: rhythm.now }
  const mood = askForRating(log, { channel, agent, quality, isOutage }, end, rating)
  const isTime = rhythm.now - end > 6 * 24 * 60 * MINUTE_MS
  const isUpset = mood === 'upset' || mood === 'upset-sync'
  if (isUpset && isTime && script.locale === 'en' && random.chance(0.45)) makeUpFor(log, agent, random)
  else if (script.locale === 'en' && isTime && random.chance(isOutage ? 0.22 : 0.06))
    comeBack(log, agent, random)
  return log
}

function dialogueName({ customer }: Plot): string {
  return customer.name.replace(/^Dr\. /, '').split(' ')[0]!
}

/** Before the conversation closes by itself. */
export function soon(random: Random, median: number): number {
  return Math.min(random.around(median), AUTO_CLOSE_AFTER_MS - 2_000)
}
