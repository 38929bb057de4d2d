import type { Clock } from './clock.ts'

/** A pure state machine. Events carry no time; `at` is the instant of the event, in ms since the epoch. */
export type Machine<State, Event, Effect> = {
  readonly transition: (state: State, event: Event, at: number) => Step<State, Effect>
  /** Returns the next instant at which time alone changes the state, or null if there is none. */
  readonly nextDeadline: (state: State) => number | null
  /** The event for a deadline that has passed. */
  readonly deadline: Event
}

/** The next state, and the effects to perform. */
export type Step<State, Effect> = { readonly state: State; readonly effects: readonly Effect[] }

/** A machine that `runMachine` drives. */
export type RunningMachine<State, Event> = {
  readonly dispatch: (event: Event) => void
  readonly state: () => State
  /** Checks the deadlines again, because a browser may delay the timers of a hidden tab. */
  readonly wake: () => void
  readonly stop: () => void
}

/** A machine with its initial state, its clock, and the callbacks for its states and effects. */
export type Run<State, Event, Effect> = {
  readonly machine: Machine<State, Event, Effect>
  readonly initial: State
  readonly clock: Clock
  readonly changed: (state: State) => void
  readonly perform: (effect: Effect, dispatch: (event: Event) => void) => void
}

/**
 * Starts a machine and returns its controls. Deadlines are instants in the state, so one timer for the nearest
 * one is enough. Events that are dispatched while an event is handled are queued, never nested.
 */
export function runMachine<State, Event, Effect>(
  run: Run<State, Event, Effect>,
): RunningMachine<State, Event> {
  const { machine, clock } = run
  let state = run.initial
  let timer: unknown = null
  let isBusy = false
  let isStopped = false
  const queue: Event[] = []

  function schedule(): void {
    clock.clearTimeout(timer)
    const at = machine.nextDeadline(state)
    timer = at === null ? null : clock.setTimeout(wake, Math.max(0, at - clock.now()))
  }

  function wake(): void {
    const at = machine.nextDeadline(state)
    if (at !== null && at <= clock.now()) dispatch(machine.deadline)
    else if (!isStopped) schedule()
  }

  function dispatch(event: Event): void {
    if (isStopped) return
    queue.push(event)
    if (isBusy) return
    isBusy = true
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const step = machine.transition(state, next, clock.now())
        const isChanged = step.state !== state
        state = step.state
        if (isChanged) run.changed(state)
        for (const effect of step.effects) run.perform(effect, dispatch)
      }
    } finally {
      isBusy = false
    }
    if (!isStopped) schedule()
  }

  schedule()
  return {
    dispatch,
    wake,
    state: () => state,
    stop() {
      isStopped = true
      clock.clearTimeout(timer)
    },
  }
}
