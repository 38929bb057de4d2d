import { describe, expect, it } from 'vitest'
import { DEFAULT_TIMERS } from '#contract/constants/chat-flow.ts'
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import type { AiReply } from './ai-reply.ts'
import { describeTurn, nextSteps } from './next-steps.ts'
import { createSimulation } from './use-simulation.ts'

const FLOW: ChatFlowSettings = {
  is_ai_enabled: true,
  starters: [],
  quick_replies: [],
  timers: DEFAULT_TIMERS,
  texts: {},
  handoff_phrases: [],
  handoff_exceptions: [],
}

/** Starts a simulation. `flow` can be changed while it runs, like the draft of a form. */
function start(change: Partial<ChatFlowSettings> = {}, aiReply: AiReply = 'answers') {
  const clock = createManualClock(Date.UTC(2027, 0, 1))
  const given = { flow: { ...FLOW, ...change }, aiReply }
  const simulation = createSimulation({
    clock,
    flow: () => given.flow,
    locale: () => 'en',
    aiReply: () => given.aiReply,
    changed: () => {},
  })
  let sent = 0
  const said = () => simulation.state().messages.map(({ sender_type, content }) => [sender_type, content])
  return {
    ...simulation,
    clock,
    given,
    said,
    last: () => said().at(-1),
    say: (content: string) => simulation.dispatch({ type: 'sent', clientId: `c${++sent}`, content }),
    steps: () =>
      nextSteps(simulation.state(), simulation.answerAt()).map(({ name, at }) => [name, at - clock.now()]),
  }
}

describe('[ADMIN-04] the simulator of the chat flow', () => {
  it('[CHAT-15] [CHAT-16] answers, asks whether that helped and closes, at the draft’s times', () => {
    const chat = start({ timers: { ...DEFAULT_TIMERS, follow_up_s: 7, auto_close_s: 13 } })
    chat.say('Hello?')
    expect(chat.steps()).toEqual([
      ['“Thinking…” shows', 1_200],
      ['The AI answers', 2_000],
    ])
    chat.clock.advance(2_000)
    expect(chat.steps()).toEqual([
      ['The follow-up question shows', 7_000],
      ['The conversation closes', 13_000],
    ])
    chat.clock.advance(6_999)
    expect(chat.state().isFollowUpShown).toBe(false)
    chat.clock.advance(1)
    expect(chat.state().isFollowUpShown).toBe(true)
    chat.clock.advance(5_999)
    expect(describeTurn(chat.state())).toBe('With the AI')
    chat.clock.advance(1)
    expect([describeTurn(chat.state()), chat.last()]).toEqual(['Resolved', ['ai', SHARED_MESSAGES.autoClose]])
  })

  it('[CHAT-11] turns a request for a human into a ticket with the draft’s text', () => {
    const chat = start({
      timers: { ...DEFAULT_TIMERS, human_fallback_s: 25 },
      texts: { en: { apology: 'All busy.' } },
    })
    chat.say('I want to talk to a person')
    expect(describeTurn(chat.state())).toBe('Waiting for a human')
    expect(chat.state().queuePosition).toBe(1)
    chat.clock.advance(24_999)
    expect(describeTurn(chat.state())).toBe('Waiting for a human')
    chat.clock.advance(1)
    expect([describeTurn(chat.state()), chat.last()]).toEqual(['A ticket', ['ai', 'All busy.']])
  })

  it('[CHAT-13] [CHAT-14] offers a human in the draft’s words, takes Yes, and ends an offer without a choice', () => {
    const chat = start({ texts: { en: { noInformation: 'No idea. A human?' } } }, 'offers')
    chat.say('Wine?')
    chat.clock.advance(2_000)
    expect(chat.last()).toEqual(['ai', 'No idea. A human?'])
    chat.dispatch({ type: 'offer-answered', text: SHARED_MESSAGES.offerYes, clientId: 'yes' })
    expect(describeTurn(chat.state())).toBe('Waiting for a human')
    chat.agentActs(null)
    expect([describeTurn(chat.state()), chat.state().isAgentExpected]).toEqual(['With Dana', true])
    chat.agentActs('I am here.')
    expect([chat.last(), chat.state().isAgentExpected]).toEqual([['agent', 'I am here.'], false])
    chat.agentResolves()
    expect(describeTurn(chat.state())).toBe('Resolved')
    chat.dispatch({ type: 'start-new-chosen' })
    chat.say('Wine?')
    chat.clock.advance(2_000 + 179_999)
    expect(describeTurn(chat.state())).toBe('With the AI')
    chat.clock.advance(1)
    expect([describeTurn(chat.state()), chat.last()]).toEqual([
      'A ticket',
      ['ai', SHARED_MESSAGES.choiceTimeout],
    ])
  })

  it('[CHAT-09] hears the draft’s phrases and exceptions', () => {
    const chat = start({ handoff_phrases: ['concierge desk'], handoff_exceptions: ['live chat'] })
    chat.say('live chat')
    expect(describeTurn(chat.state())).toBe('With the AI')
    chat.say('The concierge desk!')
    expect(describeTurn(chat.state())).toBe('Waiting for a human')
  })

  it('[CHAT-17] waits while the visitor types', () => {
    const chat = start()
    chat.say('Hello?')
    chat.clock.advance(2_000 + 19_000)
    chat.dispatch({ type: 'typed' })
    expect(chat.steps()).toEqual([['The timers start again', 10_000]])
    chat.clock.advance(10_000)
    expect(chat.steps()[0]).toEqual(['The follow-up question shows', 20_000])
  })

  it('takes an edit of the draft for what starts next', () => {
    const chat = start()
    chat.say('Hello?')
    chat.clock.advance(2_000)
    chat.given.flow = { ...FLOW, timers: { ...DEFAULT_TIMERS, follow_up_s: 5 } }
    chat.timersChanged()
    expect(chat.steps()[0]).toEqual(['The follow-up question shows', 20_000])
    chat.say('And?')
    chat.clock.advance(2_000)
    expect(chat.steps()[0]).toEqual(['The follow-up question shows', 5_000])
  })

  it('goes straight to a human if the AI is off', () => {
    const chat = start({ is_ai_enabled: false })
    chat.say('Hello?')
    expect(describeTurn(chat.state())).toBe('Waiting for a human')
  })
})
