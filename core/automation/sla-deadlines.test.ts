import { describe, expect, it } from 'vitest'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { type SlaSubject, slaDeadline, slaStarts } from './sla-deadlines.ts'

const waiting: SlaSubject = {
  status: 'open',
  responder: 'none',
  needs_human: true,
  human_requested_at: 5_000,
  waiting_since: 4_000,
  first_replied_at: null,
  began_at: 1_000,
}
const starts = (changes: Partial<SlaSubject>) => Object.values(slaStarts({ ...waiting, ...changes }))

describe('promises run', () => {
  it.each([
    ['from the first word that stands unanswered', {}, [4_000, null, 1_000]],
    ['from the request, when nothing was said', { waiting_since: null }, [5_000, null, 1_000]],
    ['on a ticket', { status: 'ticket' }, [4_000, null, 1_000]],
    ['never while the AI answers', { responder: 'ai' }, [null, null, null]],
    ['never on what is resolved', { status: 'resolved' }, [null, null, null]],
    [
      'not from a request that was taken back',
      { responder: 'agent', needs_human: false, waiting_since: null },
      [null, null, 1_000],
    ],
    [
      'from the next word after the first reply',
      { responder: 'agent', first_replied_at: 6_000, waiting_since: 7_000 },
      [null, 7_000, 1_000],
    ],
    [
      'to the end alone, once all is answered',
      { responder: 'agent', first_replied_at: 6_000, waiting_since: null },
      [null, null, 1_000],
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(starts(changes)).toEqual(expected)
  })
})

describe('a promise', () => {
  const at = (iso: string) => Date.parse(iso)
  const berlin: OfficeHours = {
    time_zone: 'Europe/Berlin',
    week: [[[540, 1_020]], [[540, 1_020]], [[540, 1_020]], [[540, 1_020]], [[540, 1_020]], [], []],
    holidays: ['2026-12-25'],
  }

  it('is due when its minutes are over, and warned of at 80 % of them', () => {
    expect(slaDeadline(null, 1_000, 10)).toEqual({ warnAt: 481_000, dueAt: 601_000 })
  })

  it('counts the minutes of office hours, over holidays, weekends and a change of the clocks', () => {
    // 24 December is a Thursday; winter time, UTC+1: closed at 16:00 UTC.
    expect(slaDeadline(berlin, at('2026-12-24T15:40:00Z'), 60)).toEqual({
      warnAt: at('2026-12-28T08:28:00Z'),
      dueAt: at('2026-12-28T08:40:00Z'),
    })
    // The clocks skip an hour in the night to 29 March, so Monday opens at 7:00 UTC.
    expect(slaDeadline(berlin, at('2026-03-27T15:30:00Z'), 60)?.dueAt).toBe(at('2026-03-30T07:30:00Z'))
  })

  it('is none where people are never there', () => {
    expect(slaDeadline({ ...berlin, week: [[], [], [], [], [], [], []] }, 0, 1)).toBeNull()
  })
})
