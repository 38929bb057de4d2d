/** A chat: the AI answers, or an agent, or it becomes a ticket. */
import { AUTO_CLOSE_AFTER_MS, CHOICE_TIMEOUT_MS } from '#contract/constants/conversation.ts'
import { pickAgent, type StoryAgent, type TeamName } from './agents.ts'
import { type ConversationLog, FALLBACK_MS, openLog } from './conversation-log.ts'
import { canReply, choose, chooseOpening, type Dialogue, factsOf, say, visitorText } from './dialogue.ts'
import { comeBack, makeUpFor, noteTo } from './follow-ups.ts'
import { askForRating, type CommentPile } from './outcomes.ts'
import type { Script } from './parse-scripts.ts'
import type { Random } from './random.ts'
import { atWork, isAtWork, type Rhythm } from './rhythm.ts'
import type { Manner } from './style.ts'
import type { StoryCustomer } from './texts/customers.ts'

const MINUTE_MS = 60_000
/** What happens in the last hours is not told: the hand-written conversations are the newest. */
const UNTOLD_MS = 4 * 60 * MINUTE_MS

/** Everything a conversation is made from. */
export type Plot = {
  readonly id: string
  readonly at: number
  readonly script: Script
  readonly customer: StoryCustomer & { readonly id: string; readonly manner: Manner }
  readonly random: Random
  readonly rhythm: Rhythm
  readonly pile: CommentPile
  /** How many conversations have begun with each line. */
  readonly said: Map<string, number>
  /** Titles of the articles that are published at the conversation's time, by slug. */
  readonly titles: ReadonlyMap<string, string>
}

/** Returns a chat with all that follows from it. */
export function tellChat(plot: Plot): ConversationLog {
  const { at, script, customer, random } = plot
  const wantsAgent = script.withAgent.length > 0 && random.chance(shareOfRequests(plot))
  const openings = wantsAgent
    ? script.openings.filter(({ paths }) => canReply(script, paths[0] ?? ''))
    : script.openings
  const dialogue: Dialogue = {
    script,
    facts: factsOf(customer, script.locale, at, random),
    manner: customer.manner,
    random,
    titles: plot.titles,
    path: '',
  }
  const opening = chooseOpening(openings.length > 0 ? openings : script.openings, dialogue, plot.said)
  const isPathChosen = dialogue.path !== ''
  const log = openLog({
    ...plot,
    locale: script.locale,
    ticket: null,
    firstMessage: visitorText(opening.text, dialogue, true),
  })
  const speeds = { visitor: () => soon(random, 24_000), agent: () => 0 }
  // Whoever wants an agent soon stops asking the AI.
  const turns = wantsAgent ? script.withAi.slice(0, random.int(1, 3)) : script.withAi
  const withAi = offerIfSilent(log, say(log, dialogue, endingWithAi(turns), at, speeds))
  if (!isPathChosen) dialogue.path = ''
  if (wantsAgent && canReply(script, dialogue.path)) return handOff(plot, log, dialogue, withAi)
  if (withAi.isOffered) return leaveOffer(plot, log, withAi.at)
  return endWithAi(plot, log, withAi.at)
}

/** How many ask for a human: nearly all when something is broken, few at night. */
function shareOfRequests(plot: Plot): number {
  if (isInOutage(plot) || plot.script.labels.includes('incident')) return 0.9
  return isAtWork(plot.at) ? 0.45 : 0.14
}

/** On some paths of a script the AI has nothing to say. */
function offerIfSilent(log: ConversationLog, withAi: ReturnType<typeof say>): ReturnType<typeof say> {
  if (withAi.isAnswered || withAi.isOffered) return withAi
  const at = withAi.at + 3_000
  log.message('ai', log.t.noInformation, at, { meta: { type: 'offer' } })
  return { ...withAi, at, isOffered: true }
}

/** Before the conversation closes by itself. */
function soon(random: Random, median: number): number {
  return Math.min(random.around(median), AUTO_CLOSE_AFTER_MS - 2_000)
}

/** A visitor's question without an answer is not left behind. */
function endingWithAi(turns: Script['withAi']): Script['withAi'] {
  return turns.at(-1)?.who === 'visitor' ? turns.slice(0, -1) : turns
}

function isInOutage({ at, script, rhythm }: Plot): boolean {
  return script.labels.includes('calendar sync') && at >= rhythm.badWeek.from && at < rhythm.articlesAt
}

/** The visitor thanks, or leaves, and the conversation closes by itself. */
function endWithAi(plot: Plot, log: ConversationLog, from: number): ConversationLog {
  const { random, pile, rhythm } = plot
  const isThanked = random.chance(0.55)
  const at = from + (isThanked ? soon(random, 25_000) : AUTO_CLOSE_AFTER_MS)
  if (isThanked) log.message('visitor', log.t.followUpDone, at, { meta: { type: 'thankyou' } })
  else log.message('ai', log.t.autoClose, at, { meta: { type: 'auto' } })
  log.resolve(isThanked ? 'visitor' : 'job', at)
  const experience = {
    channel: 'chat',
    agent: null,
    quality: isThanked ? 0.82 : 0.55,
    isOutage: false,
  } as const
  askForRating(log, experience, at, { random, pile, now: rhythm.now })
  return log
}

/** Some type it instead of pressing the button. */
const NO = ['no', 'No', 'no thanks', 'nope', 'No, thank you', 'nah', 'no thank you', 'not now']

/** The visitor says no to a human, or nothing at all. */
function leaveOffer(plot: Plot, log: ConversationLog, from: number): ConversationLog {
  const { random, pile, rhythm } = plot
  if (random.chance(0.15)) {
    log.becomeTicket(from + CHOICE_TIMEOUT_MS, 'choiceTimeout')
    return log
  }
  const no = from + soon(random, 20_000)
  const words = log.locale === 'en' && random.chance(0.7) ? random.pick(NO) : log.t.noThanks
  log.message('visitor', words, no, { meta: { type: 'declined' } })
  const at = no + AUTO_CLOSE_AFTER_MS
  log.message('ai', log.t.autoClose, at, { meta: { type: 'auto' } })
  log.resolve('job', at)
  askForRating(log, { channel: 'chat', agent: null, quality: 0.32, isOutage: false }, at, {
    random,
    pile,
    now: rhythm.now,
  })
  return log
}

/** The visitor asks for a human: somebody comes in time, or late, or the request becomes a ticket. */
function handOff(
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
  const isLate = wait >= FALLBACK_MS && wait < FALLBACK_MS * 1.5 && random.chance(0.4)
  if (!isAtWork(asked) || (wait >= FALLBACK_MS && !isLate)) {
    log.becomeTicket(asked + FALLBACK_MS, 'apology')
    return answerLater(plot, log, { dialogue, agent, turns: rest, isOutage })
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
  readonly isOutage: boolean
}

/** Somebody answers a ticket within the next working day, and the visitor by email. */
export function answerLater(
  plot: Plot,
  log: ConversationLog,
  { dialogue, agent, turns, isOutage }: Later,
): ConversationLog {
  const { random, rhythm, script } = plot
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
  if (random.chance(0.18))
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
