/** Who gets whom: a plan over what is known at one moment. */

/** A conversation that waits for a human. */
export type Waiting = { readonly id: string; readonly team_id: string | null }

/** Somebody who is online and takes conversations. */
export type Candidate = {
  readonly id: string
  /** Open conversations that are theirs. */
  readonly load: number
  readonly capacity: number
  /** When they were last given one; null when never. */
  readonly last_assigned_at: Date | null
  readonly team_ids: readonly string[]
}

export type Assignment = { readonly conversation: Waiting; readonly agentId: string }

/**
 * Goes through the queue in its order. Each conversation goes to the least loaded of those with room, of them to whoever
 * has waited longest for one; a team's to its members alone. A conversation that nobody can take stays, and holds up
 * none behind it.
 */
export function planAssignments(
  queue: readonly Waiting[],
  candidates: readonly Candidate[],
): readonly Assignment[] {
  const load = new Map(candidates.map(candidate => [candidate.id, candidate.load]))
  /** Those who were given one in this plan come after those who were not, in the order in which they were. */
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
