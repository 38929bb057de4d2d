/** Plans which agent gets which waiting conversation. Pure; works on a snapshot of the queue and the agents. */

/** A conversation that waits for a human. `team_id` restricts it to the members of a team. */
export type Waiting = { readonly id: string; readonly team_id: string | null }

/** An agent who is online and accepts conversations. */
export type Candidate = {
  readonly id: string
  /** Open conversations assigned to the agent. */
  readonly load: number
  readonly capacity: number
  /** When auto-assignment last gave the agent a conversation; null if never. */
  readonly last_assigned_at: Date | null
  readonly team_ids: readonly string[]
}

/** One planned assignment. */
export type Assignment = { readonly conversation: Waiting; readonly agentId: string }

/**
 * Returns the assignments, in the order of the queue. A conversation goes to the agent with the lowest load who has
 * capacity left; among equals, to the one whose last assignment is oldest. A team's conversation goes only to members
 * of the team. A conversation that no agent can take is skipped and doesn't block the ones after it.
 */
export function planAssignments(
  queue: readonly Waiting[],
  candidates: readonly Candidate[],
): readonly Assignment[] {
  const load = new Map(candidates.map(candidate => [candidate.id, candidate.load]))
  /**
   * Agents with an assignment in this plan, by the plan's length at that moment. They sort after agents without one.
   */
  const given = new Map<string, number>()
  const plan: Assignment[] = []
  for (const conversation of queue) {
    const [next] = candidates
      .filter(({ id, capacity }) => load.get(id)! < capacity)
      .filter(({ team_ids }) => conversation.team_id === null || team_ids.includes(conversation.team_id))
      .sort(
        (a, b) =>
          load.get(a.id)! - load.get(b.id)! ||
          (given.get(a.id) ?? -1) - (given.get(b.id) ?? -1) ||
          lastGiven(a) - lastGiven(b) ||
          (a.id < b.id ? -1 : 1),
      )
    if (!next) continue
    plan.push({ conversation, agentId: next.id })
    load.set(next.id, load.get(next.id)! + 1)
    given.set(next.id, plan.length)
  }
  return plan
}

function lastGiven({ last_assigned_at }: Candidate): number {
  return last_assigned_at?.getTime() ?? 0
}
