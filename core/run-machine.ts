import type { Clock } from './clock.ts'

/** A pure machine: what happens next, and what the world is asked to do. `Event`s carry no time, `at` does. */
export type Machine<State, Event, Effect> = {
  readonly transition: (state: State, event: Event, at: number) => Step<State, Effect>
  /** The next instant at which time alone changes something; null when nothing is due. */
  readonly nextDeadline: (state: State) => number | null
  /** The event that tells the machine that a deadline has come. */
  readonly deadline: Event
}

export type Step<State, Effect> = { readonly state: State; readonly effects: readonly Effect[] }

export type RunningMachine<State, Event> = {
  readonly dispatch: (event: Event) => void
  readonly state: () => State
  /** Looks at the clock again: a browser may have held back the timer of a hidden tab. */
  readonly wake: () => void
  readonly stop: () => void
}

export type Run<State, Event, Effect> = {
  readonly machine: Machine<State, Event, Effect>
  readonly initial: State
  readonly clock: Clock
  readonly changed: (state: State) => void
  readonly perform: (effect: Effect, dispatch: (event: Event) => void) => void
}

/**
 * Drives a machine: the only code that schedules. Deadlines are instants in the state, so one timer for the nearest
 * is enough. Events that effects cause at once are queued, never nested.
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
