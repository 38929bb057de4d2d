import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import type { ChatFlowSettings } from '#contract/settings/chat-flow.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import type { ConversationEffect, ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { conversationMachine } from '#core/conversation/transition.ts'
import { widgetTimers } from '#core/conversation/widget-timers.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { type RunningMachine, runMachine } from '#core/run-machine.ts'
import type { AiReply } from './ai-reply.ts'
import { type NextStep, nextSteps } from './next-steps.ts'
import { createSimulatedServer, SIMULATED_ID, type SimulatedServer } from './simulated-server.ts'

type Options = {
  readonly flow: SettingsOf<'chat-flow'>
  readonly locale: Locale
  readonly aiReply: AiReply
}

/** A simulated conversation and what the admin can do with it. */
export type PlayedSimulation = {
  readonly state: ConversationState
  /** The simulated time, in ms since the epoch. */
  readonly now: number
  /** What happens next if nobody does anything, the earliest first. */
  readonly steps: readonly NextStep[]
  readonly dispatch: (event: ConversationEvent) => void
  readonly wait: (ms: number) => void
  readonly agentActs: (text: string | null) => void
  readonly agentResolves: () => void
  readonly startOver: () => void
}

/** Runs a simulation for as long as the component shows. Edits count at once for what starts after them. */
export function useSimulation(options: Options): PlayedSimulation {
  const newest = useRef(options)
  newest.current = options
  const [clock] = useState(() => createManualClock(Date.now()))
  const [, setTurn] = useState(0)
  const [simulation, setSimulation] = useState(start)
  const { timers } = options.flow

  function start() {
    return createSimulation({
      clock,
      flow: () => newest.current.flow,
      locale: () => newest.current.locale,
      aiReply: () => newest.current.aiReply,
      changed: redraw,
    })
  }

  /** Reads the simulation again, which is no state of React's. */
  function redraw() {
    setTurn(turn => turn + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only changed timers are told
  useEffect(() => simulation.timersChanged(), [simulation, timers])
  useEffect(() => () => simulation.stop(), [simulation])

  const dispatch = useCallback((event: ConversationEvent) => simulation.dispatch(event), [simulation])
  return {
    state: simulation.state(),
    now: clock.now(),
    steps: nextSteps(simulation.state(), simulation.answerAt()),
    dispatch,
    wait(ms) {
      clock.advance(ms)
      redraw()
    },
    agentActs: simulation.agentActs,
    agentResolves: simulation.agentResolves,
    startOver: () => setSimulation(start()),
  }
}

/** What a simulated conversation depends on. Read again whenever it is needed, so that edits count at once. */
type SimulationOptions = {
  readonly clock: ManualClock
  readonly flow: () => ChatFlowSettings
  readonly locale: () => Locale
  readonly aiReply: () => AiReply
  /** Called when the state has changed. */
  readonly changed: (state: ConversationState) => void
}

/** A simulated conversation. Time stands still except while `clock.advance` runs. */
type Simulation = {
  readonly state: () => ConversationState
  /** Handles what the visitor does in the widget. */
  readonly dispatch: (event: ConversationEvent) => void
  /** Tells the widget's machine the timers, as a newly fetched configuration does. */
  readonly timersChanged: () => void
  readonly agentActs: (text: string | null) => void
  readonly agentResolves: () => void
  /** When the AI answers, in ms since the epoch; null if it doesn't. */
  readonly answerAt: () => number | null
  readonly stop: () => void
}

/**
 * Runs the widget's own machine against a server in memory, which decides by the same rules as the real one. Nothing
 * leaves the browser.
 */
export function createSimulation(options: SimulationOptions): Simulation {
  const { clock, flow } = options
  let server = newServer()
  const machine: RunningMachine<ConversationState, ConversationEvent> = runMachine({
    machine: conversationMachine,
    initial: { ...INITIAL_CONVERSATION, email: 'visitor@example.com' },
    clock,
    changed: options.changed,
    perform,
  })

  function newServer(): SimulatedServer {
    return createSimulatedServer({
      ...options,
      changed: () => machine.dispatch({ type: 'changed', conversation: server.conversation() }),
    })
  }

  function perform(effect: ConversationEffect, dispatch: (event: ConversationEvent) => void): void {
    const answer = answerTo(effect)
    if (answer) dispatch(answer)
  }

  /** Does what the widget asks of the server. Returns what the widget then learns; null if nothing. */
  function answerTo(effect: ConversationEffect): ConversationEvent | null {
    const changed = (): ConversationEvent => ({ type: 'changed', conversation: server.conversation() })
    switch (effect.type) {
      case 'create-conversation':
        server.stop()
        server = newServer()
        return { type: 'created', conversationId: SIMULATED_ID }
      case 'post-message': {
        const message = server.visitorSays(effect.clientId, effect.content, effect.choice)
        return { type: 'acknowledged', message, conversation: server.conversation() }
      }
      case 'fetch-messages': {
        const messages = server.messagesAfter(effect.after)
        return { type: 'received', messages, conversation: server.conversation() }
      }
      case 'apply-timeout':
        server.applyTimeout(effect.rule)
        return changed()
      case 'set-needs-human':
        server.setNeedsHuman(effect.needsHuman)
        return changed()
      case 'ask-queue-position':
        return { type: 'queue-position', position: 1 }
      case 'send-typing':
        server.visitorTypes()
        return null
      case 'leave-channel':
        server.stop()
        return null
      default:
        return null
    }
  }

  /** Does something, and then what is due at once. */
  function now(act: () => void): void {
    act()
    clock.advance(0)
  }

  const timersChanged = () => machine.dispatch({ type: 'timers-known', timers: widgetTimers(flow().timers) })
  timersChanged()
  return {
    state: machine.state,
    dispatch: event => now(() => machine.dispatch(event)),
    timersChanged,
    agentActs: text => now(() => server.agentActs(text)),
    agentResolves: () => now(() => server.agentResolves()),
    answerAt: () => server.answerAt(),
    stop() {
      server.stop()
      machine.stop()
    },
  }
}
