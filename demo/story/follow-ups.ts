/** What follows a conversation: it is opened again, a bad rating is answered, colleagues leave notes. */
import { type StoryAgent, storyAgents } from './agents.ts'
import type { ConversationLog } from './conversation-log.ts'
import type { Random } from './random.ts'
import { atWork } from './rhythm.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const AGAIN = [
  'Sorry, me again. It worked yesterday, today it does not',
  'hm, it is back',
  'One more question about this',
  'not solved after all :(',
  'My colleague has the same now',
  'Hello again, could you look once more?',
]
const ONCE_MORE = [
  'No problem at all. I looked again and found one more setting that was left over. Could you try now?',
  'Thank you for coming back. I have done the same for your colleague, please check.',
  'I see it. That was a second cause, and it is removed, too.',
  'Of course. I have gone through it step by step in a copy of your account, and it should hold now.',
]
const NOW_GOOD = ['yes, now', 'ok, looks good', 'That works. Thanks for not giving up', 'thank you!']

/** The visitor writes again after some hours or days, and the agent solves it once more. Returns when. */
export function comeBack(log: ConversationLog, agent: StoryAgent, random: Random): number {
  const back = log.last() + random.int(3, 50) * HOUR_MS
  log.message('visitor', random.pick(AGAIN), back)
  log.reopen('visitor', back)
  const reply = atWork(back + random.around(12 * MINUTE_MS * agent.pace), random)
  log.label(agent, ['reopened'], reply - 1_000)
  log.message(agent, random.pick(ONCE_MORE), reply)
  const thanks = reply + random.around(9 * MINUTE_MS)
  log.message('visitor', random.pick(NOW_GOOD), thanks)
  const end = thanks + random.int(2, 30) * MINUTE_MS
  log.resolve({ agentId: agent.id }, end)
  return end
}

const SORRY = [
  'I read your rating, and you are right. We should have told you earlier instead of letting you ask. I have put it on the list for our Friday round. Is everything working now?',
  'Thank you for being frank in your rating. I went through the conversation again: you had told us everything in your first message. I am sorry. Can I still do something for you?',
  'Your comment reached me. It took too long, and I have no excuse for it. We have changed who looks at these first. Does it run on your side now?',
  'I saw that you were not happy, and I understand why. I have given {company} a month for free and will write to you myself when the cause is fixed.',
]
const FORGIVEN = [
  'ok. I did not expect somebody to read that',
  'Works now. Appreciated',
  'thanks for writing back, it is fine now',
  'We will see. But thank you',
]

/** After a bad rating, the lead leaves a note and the agent writes again. */
export function makeUpFor(log: ConversationLog, agent: StoryAgent, random: Random): void {
  const lead = storyAgents.find(({ name }) => name === 'Grace')!
  const seen = atWork(log.last() + random.int(14, 26) * HOUR_MS, random)
  log.note(lead, `Low rating with a comment. ${agent.name}, could you write to them once more?`, seen, [
    agent,
  ])
  const at = seen + random.around(35 * MINUTE_MS * agent.pace)
  log.message(agent, random.pick(SORRY).replace('{company}', log.customer.company), at)
  log.reopen({ agentId: agent.id }, at)
  log.label(agent, ['follow-up'], at + 6_000)
  const back = at + random.around(50 * MINUTE_MS)
  log.message('visitor', random.pick(FORGIVEN), back)
  log.resolve({ agentId: agent.id }, back + random.int(3, 40) * MINUTE_MS)
}

const NOTES = [
  'Called out in the weekly round: third one of this kind.',
  'Owner is on leave until the 20th, the admin decides meanwhile.',
  'Same cause as with the clinic last week, see there.',
  'They are friendly, just very busy. Short answers are best.',
  'Asked the developers whether this can be seen in the log.',
  'Careful, two people of this name.',
  'Prefers email over chat.',
  'I promised an answer by Friday.',
  'Not a fault: the filter was set. Maybe the page should say so.',
  'Good candidate for the beta, asked for it twice.',
  'Article is misleading here, I will change the second step.',
  'Credit of one month given, agreed with Grace.',
]

/** An agent leaves a note, now and then for a colleague. */
export function noteTo(log: ConversationLog, agent: StoryAgent, random: Random, at: number): void {
  const colleague = random.pick(storyAgents.filter(({ id }) => id !== agent.id))
  const isFor = random.chance(0.3)
  log.note(agent, (isFor ? `@${colleague.name} ` : '') + random.pick(NOTES), at, isFor ? [colleague] : [])
}
