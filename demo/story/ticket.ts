/** A ticket from the form. */
import { pickAgent, type TeamName } from './agents.ts'
import { type ConversationLog, openLog } from './conversation-log.ts'
import { canReply, chooseOpening, type Dialogue, factsOf, visitorText } from './dialogue.ts'
import type { Plot } from './plot.ts'
import { fill } from './style.ts'
import { answerLater } from './with-agent.ts'

/** Words that people add to a form, where they write more than in a chat. */
const DETAILS = [
  ' It is the workspace of {company}.',
  ' We are on the {plan} plan, if that matters.',
  ' I tried it in Chrome and on my phone.',
  ' Please write to my email, I am not at my desk all day.',
  ' It began on {day}.',
  ' My colleague sees the same.',
  '',
  '',
]

/** Returns a ticket with all that follows from it. */
export function tellTicket(plot: Plot): ConversationLog {
  const { at, script, customer, random } = plot
  const dialogue: Dialogue = {
    script,
    facts: factsOf(customer, script.locale, at, random),
    manner: customer.manner,
    random,
    titles: plot.titles,
    path: '',
  }
  const opening = chooseOpening(
    script.openings.filter(({ paths }) => canReply(script, paths[0] ?? '')),
    dialogue,
    plot.said,
  )
  const isPathChosen = dialogue.path !== ''
  const detail = script.locale === 'en' ? random.pick(DETAILS) : ''
  const body = visitorText(opening.text, dialogue, true)
  const end = /[.?!]$/.test(body) || detail === '' ? '' : '.'
  const log = openLog({
    ...plot,
    locale: script.locale,
    ticket: {
      subject: fill(random.pick(script.subjects), dialogue.facts),
      category: script.category,
    },
    firstMessage: body + end + fill(detail, dialogue.facts).replace('{plan}', customer.plan),
  })
  if (!isPathChosen) dialogue.path = ''
  const agent = pickAgent(script.team as TeamName, script.locale, random)
  return answerLater(plot, log, { dialogue, agent, turns: script.withAgent.slice(1) })
}
