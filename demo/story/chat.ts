/** A chat: the AI answers, or an agent, or it becomes a ticket. */
import { AUTO_CLOSE_AFTER_MS, CHOICE_TIMEOUT_MS } from '#contract/constants/conversation.ts'
import { pickAgent, type TeamName } from './agents.ts'
import { type ConversationLog, openLog } from './conversation-log.ts'
import { canReply, chooseOpening, type Dialogue, factsOf, say, visitorText } from './dialogue.ts'
import { askForRating } from './outcomes.ts'
import type { Script } from './parse-scripts.ts'
import { isInOutage, type Plot } from './plot.ts'
import { isAtWork } from './rhythm.ts'
import { answerLater, handOff, soon } from './with-agent.ts'

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
  if (withAi.isOffered) return leaveOffer(plot, log, dialogue, withAi.at)
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

/** A visitor's question without an answer is not left behind. */
function endingWithAi(turns: Script['withAi']): Script['withAi'] {
  return turns.at(-1)?.who === 'visitor' ? turns.slice(0, -1) : turns
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

/** The visitor says no to a human, or nothing at all: then the question becomes a ticket. */
function leaveOffer(plot: Plot, log: ConversationLog, dialogue: Dialogue, from: number): ConversationLog {
  const { random, pile, rhythm, script } = plot
  if (canReply(script, dialogue.path) && random.chance(0.18)) {
    log.becomeTicket(from + CHOICE_TIMEOUT_MS, 'choiceTimeout')
    const agent = pickAgent(script.team as TeamName, script.locale, random)
    return answerLater(plot, log, { dialogue, agent, turns: script.withAgent.slice(1) })
  }
  const no = from + soon(random, 20_000)
  const words = log.locale === 'en' && random.chance(0.7) ? random.pick(NO) : log.t.noThanks
  log.message('visitor', words, no, { meta: { type: 'declined' } })
  const at = no + AUTO_CLOSE_AFTER_MS
  log.message('ai', log.t.autoClose, at, { meta: { type: 'auto' } })
  log.resolve('job', at)
  const experience = { channel: 'chat', agent: null, quality: 0.32, isOutage: false } as const
  askForRating(log, experience, at, { random, pile, now: rhythm.now })
  return log
}
