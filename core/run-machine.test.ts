import { describe, expect, it } from 'vitest'
import { createManualClock } from './manual-clock.ts'
import { type Machine, runMachine } from './run-machine.ts'

type Event = 'start' | 'echo' | 'broken' | 'due'
type State = { readonly log: readonly string[]; readonly dueAt: number | null }

/**
 * A machine that records each event with its instant. 'start' sets a deadline 100 ms later and requests the
 * effect 'echo'.
 */
const machine: Machine<State, Event, Event> = {
  deadline: 'due',
  nextDeadline: ({ dueAt }) => dueAt,
  transition({ log, dueAt }, event, at) {
    if (event === 'broken') throw new Error('broken')
    const written = [...log, `${event} ${at}`]
    if (event === 'start') return { state: { log: written, dueAt: at + 100 }, effects: ['echo'] }
    return { state: { log: written, dueAt: event === 'due' ? null : dueAt }, effects: [] }
  },
}

function start(dueAt: number | null = null) {
  const clock = createManualClock(0)
  const seen: string[] = []
  const running = runMachine<State, Event, Event>({
    machine,
    initial: { log: [], dueAt },
    clock,
    changed: ({ log }) => void seen.push(log.at(-1) ?? ''),
    perform(effect, dispatch) {
      seen.push(`perform ${effect}`)
      dispatch(effect)
      seen.push(`performed ${effect}`)
    },
  })
  return { clock, running, seen }
}

describe('runMachine', () => {
  it('calls the deadline at its instant and not a millisecond before', () => {
    const { clock, running } = start()
    running.dispatch('start')
    clock.advance(99)
    expect(running.state().log).toEqual(['start 0', 'echo 0'])
    clock.advance(1)
    expect(running.state().log).toEqual(['start 0', 'echo 0', 'due 100'])
    clock.advance(1_000)
    expect(running.state().log).toHaveLength(3)
  })

  it('keeps a deadline that the first state holds', () => {
    const { clock, running } = start(5)
    clock.advance(5)
    expect(running.state().log).toEqual(['due 5'])
  })

  it('replaces the timer when an event moves the deadline', () => {
    const { clock, running } = start(50)
    clock.advance(40)
    running.dispatch('start')
    clock.advance(99)
    expect(running.state().log).toEqual(['start 40', 'echo 40'])
    clock.advance(1)
    expect(running.state().log.at(-1)).toBe('due 140')
  })

  it('queues what an effect dispatches until the step is over', () => {
    const { running, seen } = start()
    running.dispatch('start')
    expect(seen).toEqual(['start 0', 'perform echo', 'performed echo', 'echo 0'])
  })

  it('works on after a transition that threw', () => {
    const { running } = start()
    expect(() => running.dispatch('broken')).toThrow('broken')
    running.dispatch('echo')
    expect(running.state().log).toEqual(['echo 0'])
  })

  it('does what is overdue when it is woken, once', () => {
    const clock = createManualClock(0)
    const held = { ...clock, setTimeout: () => 0 }
    const running = runMachine<State, Event, Event>({
      machine,
      initial: { log: [], dueAt: 10 },
      clock: held,
      changed: () => {},
      perform: () => {},
    })
    clock.advance(9)
    running.wake()
    expect(running.state().log).toEqual([])
    clock.advance(500)
    running.wake()
    running.wake()
    expect(running.state().log).toEqual(['due 509'])
  })

  it('neither hears events nor keeps timers once stopped', () => {
    const { clock, running } = start(10)
    running.stop()
    running.dispatch('echo')
    clock.advance(100)
    expect(running.state().log).toEqual([])
  })
})
