import { describe, expect, it } from 'vitest'
import { type Candidate, planAssignments, type Waiting } from './plan-assignments.ts'

const waits = (id: string, team_id: string | null = null): Waiting => ({ id, team_id })
const agent = (id: string, rest: Partial<Candidate> = {}): Candidate => ({
  id,
  load: 0,
  capacity: 2,
  last_assigned_at: null,
  team_ids: [],
  ...rest,
})
const pairs = (queue: readonly Waiting[], candidates: readonly Candidate[]) =>
  planAssignments(queue, candidates).map(({ conversation, agentId }) => [conversation.id, agentId])

describe('the plan of assignments', () => {
  it('gives to the least loaded', () => {
    expect(pairs([waits('1')], [agent('a', { load: 1 }), agent('b')])).toEqual([['1', 'b']])
  })

  it('gives among equals to whoever has gone without one for longest, who never had one first', () => {
    const had = (ms: number) => ({ last_assigned_at: new Date(ms) })
    expect(pairs([waits('1')], [agent('a', had(2)), agent('b', had(1))])).toEqual([['1', 'b']])
    expect(pairs([waits('1')], [agent('a', had(2)), agent('b')])).toEqual([['1', 'b']])
  })

  it('goes round, in the order of the queue, until all are full', () => {
    const queue = ['1', '2', '3', '4', '5'].map(id => waits(id))
    expect(pairs(queue, [agent('a'), agent('b')])).toEqual([
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'a'],
      ['4', 'b'],
    ])
  })

  it("gives a team's conversations to its members alone, and lets those behind it pass", () => {
    const candidates = [agent('a'), agent('b', { load: 1, team_ids: ['t'] })]
    expect(pairs([waits('1', 't'), waits('2', 't'), waits('3')], candidates)).toEqual([
      ['1', 'b'],
      ['3', 'a'],
    ])
  })

  it('gives nothing to nobody', () => {
    expect(pairs([waits('1')], [])).toEqual([])
  })
})
