/** Drives a call by events and a manual clock. */
import { createManualClock } from '../manual-clock.ts'
import { runMachine } from '../run-machine.ts'
import { callBefore, callMachine, callStatus } from './call-machine.ts'
import type { CallEffect, CallEvent, CallFacts } from './call-state.ts'
import { linesOf } from './transcript.ts'

export const START = Date.UTC(2026, 0, 1)

const GREETING = 'Hello, you are through to Acme. How can I help?'
/** How long a call of these tests may last, in ms. */
export const LONGEST_MS = 600_000
const FACTS: CallFacts = { isGoodbye: text => /\bgoodbye\b/i.test(text), longestMs: () => LONGEST_MS }
/** The server grants a call. */
export const GRANTED = { type: 'token-granted', greeting: GREETING, ending: 'Thanks for calling.' } as const

/** The events from the press of Call to a call that is ready. */
export const TO_READY: readonly CallEvent[] = [
  { type: 'called' },
  GRANTED,
  { type: 'microphone-granted' },
  { type: 'link', isUp: true },
  { type: 'channel', isOpen: true },
  { type: 'session-ready' },
]
/** The greeting is heard to its end. */
export const GREETED: readonly CallEvent[] = [
  { type: 'response-started' },
  { type: 'audio-started' },
  { type: 'assistant-said', itemId: 'greeting', text: GREETING },
  { type: 'response-done' },
  { type: 'audio-stopped' },
]

/** Starts a call, and gives it the events. `words` replace the assistant's first and last words. */
export function drive(
  events: readonly CallEvent[] = [],
  words: { readonly greeting?: string; readonly ending?: string } = {},
) {
  const clock = createManualClock(START)
  let effects: CallEffect[] = []
  const call = runMachine({
    machine: callMachine,
    initial: callBefore(FACTS),
    clock,
    changed: () => {},
    perform: effect => effects.push(effect),
  })
  const give = (...given: readonly CallEvent[]) => {
    for (const event of given) call.dispatch(event.type === 'token-granted' ? { ...event, ...words } : event)
  }
  give(...events)
  return {
    give,
    clock,
    phase: () => call.state().phase,
    status: () => callStatus(call.state()),
    transcript: () => call.state().transcript,
    lines: () => linesOf(call.state().transcript).map(({ speaker, text }) => `${speaker}: ${text}`),
    articles: () => linesOf(call.state().transcript).map(({ articles }) => articles.map(({ slug }) => slug)),
    /** Returns the effects since the last call of this function. */
    takeEffects() {
      const taken = effects
      effects = []
      return taken
    },
  }
}
