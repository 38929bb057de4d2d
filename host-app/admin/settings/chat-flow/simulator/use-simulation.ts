import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import { createManualClock } from '#core/manual-clock.ts'
import type { AiReply } from './ai-reply.ts'
import { createSimulation } from './create-simulation.ts'
import { type NextStep, nextSteps } from './next-steps.ts'

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
