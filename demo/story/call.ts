/** A voice call with its transcript. */
import { CALL_MESSAGES } from '#core/messages/call-messages.ts'
import { pickAgent, type TeamName } from './agents.ts'
import { type ConversationLog, openLog } from './conversation-log.ts'
import { choose, chooseOpening, type Dialogue, factsOf, say } from './dialogue.ts'
import { askForRating } from './outcomes.ts'
import type { Plot } from './plot.ts'
import { finish } from './with-agent.ts'

/** Returns a call with all that follows from it. */
export function tellCall(plot: Plot): ConversationLog {
  const { at, script, customer, random, rhythm, pile } = plot
  const dialogue: Dialogue = {
    script,
    facts: factsOf(customer, script.locale, at, random),
    manner: 'plain',
    random,
    titles: plot.titles,
    path: '',
  }
  const opening = chooseOpening(script.openings, dialogue, plot.said)
  const log = openLog({
    ...plot,
    locale: script.locale,
    ticket: null,
    firstMessage: opening.text,
    isCall: true,
  })
  log.change('job', at, { call_started_at: new Date(at - 8_000) })
  const speeds = {
    visitor: () => random.int(5, 12) * 1_000,
    agent: (length: number) => random.int(8, 14) * 1_000 + length * 120,
    isInCall: true,
  }
  const withAi = say(log, dialogue, script.withAi, at, speeds)
  let end = withAi.at
  const agent = pickAgent(script.team as TeamName, script.locale, random)
  const [request, ...rest] = script.withAgent
  if (request) {
    const asked = withAi.at + random.int(3, 6) * 1_000
    log.message('visitor', choose(request.lines, dialogue)!.text, asked, { meta: { in_call: true } })
    log.requestHuman(asked)
    log.message('ai', CALL_MESSAGES[script.locale].waitForPerson, asked + 3_000, { meta: { in_call: true } })
    const taken = asked + random.int(14, 45) * 1_000
    log.assign(agent, script.team as TeamName, taken)
    end = say(log, dialogue, rest, taken + random.int(9, 20) * 1_000, speeds, agent).at
  }
  const over = end + random.int(4, 9) * 1_000
  log.change('job', over, { call_ended_at: new Date(over) })
  if (request) return finish(plot, log, { agent, at: over, quality: 0.8, isOutage: false, isCall: true })
  log.resolve('job', over + 1_000)
  askForRating(log, { channel: 'voice', agent: null, quality: 0.78, isOutage: false }, over + 1_000, {
    random,
    pile,
    now: rhythm.now,
  })
  return log
}
