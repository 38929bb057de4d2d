import { describe, expect, it } from 'vitest'
import { createManualClock } from './manual-clock.ts'
import { activeSince, type Presence, type PresenceEvent, presenceMachine } from './presence.ts'
import { runMachine } from './run-machine.ts'

const START = Date.parse('2026-03-01T10:00:00Z')

function watchedAgent() {
  const clock = createManualClock(START)
  const seen: Presence['status'][] = []
  const machine = runMachine<Presence, PresenceEvent, never>({
    machine: presenceMachine,
    initial: activeSince(START),
    clock,
    changed: ({ status }) => seen.push(status),
    perform: () => {},
  })
  return { clock, machine, seen }
}

describe('presenceMachine', () => {
  it.each([
    { afterMs: 59_999, status: 'active' },
    { afterMs: 60_000, status: 'idle' },
  ])('[CHAT-28] $afterMs ms without activity: $status', ({ afterMs, status }) => {
    const { clock, machine } = watchedAgent()
    clock.advance(afterMs)
    expect(machine.state().status).toBe(status)
  })

  it('[CHAT-28] each activity begins the minute anew', () => {
    const { clock, machine } = watchedAgent()
    clock.advance(59_999)
    machine.dispatch('activity')
    clock.advance(59_999)
    expect(machine.state().status).toBe('active')
    clock.advance(1)
    expect(machine.state().status).toBe('idle')
  })

  it('[CHAT-28] the next activity ends idleness, and it comes once', () => {
    const { clock, machine, seen } = watchedAgent()
    clock.advance(600_000)
    machine.dispatch('activity')
    expect(seen).toEqual(['idle', 'active'])
  })

  it('[CHAT-28] a deadline that comes too early changes nothing', () => {
    const active = activeSince(START)
    expect(presenceMachine.transition(active, 'deadline', START + 59_999).state).toBe(active)
  })
})
