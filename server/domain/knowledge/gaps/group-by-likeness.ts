/** Groups thousands of questions that ask the same, faster and more coarsely than `clusterQuestions`. */
import type { Cluster, CountedQuestion } from './cluster-questions.ts'
import { ALIKE, featuresOf, WORD_SHARE, weightOf } from './question-features.ts'

/** Leaders whose runs of characters are compared with a question's: those that are most similar by words. */
const COMPARED = 30
/** Questions that are handled before others get their turn. */
const BATCH = 100

/** Lets other work run. */
export type Pause = () => Promise<void>

/**
 * Groups questions by the same features and the same least similarity as `clusterQuestions`, in one pass: the most
 * frequent questions come first, and each joins the most similar question that leads a group, or leads a new one. The
 * order of the questions does not matter. Only questions that share a stem are compared.
 */
export async function groupByLikeness<Q extends CountedQuestion>(
  questions: readonly Q[],
  pause: Pause,
): Promise<Cluster<Q>[]> {
  const sorted = [...questions].sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  const sets: { readonly [Kind in keyof Spaces]: ReadonlySet<string>[] } = {
    english: [],
    beginnings: [],
    grams: [],
  }
  for (const [i, { text }] of sorted.entries()) {
    if (i % BATCH === BATCH - 1) await pause()
    const features = featuresOf(text)
    for (const kind of KINDS) sets[kind].push(features[kind])
  }
  const spaces: Spaces = {
    english: createSpace(sets.english),
    beginnings: createSpace(sets.beginnings),
    grams: createSpace(sets.grams),
  }
  const groups = new Map<number, Q[]>()
  for (const [i, question] of sorted.entries()) {
    if (i % BATCH === BATCH - 1) await pause()
    const leader = nearestLeader(spaces, i)
    if (leader !== null) groups.get(leader)!.push(question)
    else {
      groups.set(i, [question])
      spaces.english.lead(i)
      spaces.beginnings.lead(i)
    }
  }
  return [...groups.values()].map(group => ({ center: group[0]!, questions: group }))
}

const KINDS = ['english', 'beginnings', 'grams'] as const
type Space = ReturnType<typeof createSpace>
type Spaces = { readonly english: Space; readonly beginnings: Space; readonly grams: Space }

/** Returns the leader that is most similar to question `i`, the earliest of several; null if none is similar enough. */
function nearestLeader({ english, beginnings, grams }: Spaces, i: number): number | null {
  const byWords = new Map(english.cosines(i))
  for (const [leader, cosine] of beginnings.cosines(i))
    if (cosine > (byWords.get(leader) ?? 0)) byWords.set(leader, cosine)
  const likeliest = [...byWords].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, COMPARED)
  const compare = grams.comparedWith(i)
  let best: number | null = null
  let most = 0
  for (const [leader, words] of likeliest) {
    const likeness = WORD_SHARE * words + (1 - WORD_SHARE) * compare(leader)
    if (likeness < ALIKE || likeness < most || (likeness === most && leader > best!)) continue
    best = leader
    most = likeness
  }
  return best
}

/** Holds sets as weighted vectors, and which leaders have a member. */
function createSpace(sets: readonly ReadonlySet<string>[]) {
  const ids = new Map<string, number>()
  const holders: number[] = []
  const vectors = sets.map(set =>
    [...set].map(member => {
      const id = ids.get(member) ?? ids.set(member, ids.size).size - 1
      holders[id] = (holders[id] ?? 0) + 1
      return id
    }),
  )
  const weights = holders.map(count => weightOf(count, sets.length))
  const norms = vectors.map(ids => Math.sqrt(ids.reduce((sum, id) => sum + weights[id]!, 0)))
  const leadersOf: number[][] = holders.map(() => [])
  const dots = new Float64Array(sets.length)
  const marks = new Float64Array(holders.length)

  return {
    lead(i: number): void {
      for (const id of vectors[i]!) leadersOf[id]!.push(i)
    },
    /** Returns the cosine with each leader that shares anything with question `i`. */
    cosines(i: number): [leader: number, cosine: number][] {
      const touched: number[] = []
      for (const id of vectors[i]!)
        for (const leader of leadersOf[id]!) {
          if (dots[leader] === 0) touched.push(leader)
          dots[leader]! += weights[id]!
        }
      return touched.map(leader => {
        const cosine = dots[leader]! / (norms[i]! * norms[leader]!)
        dots[leader] = 0
        return [leader, cosine]
      })
    },
    /** Returns a function that returns the cosine with another question. It holds until the next call. */
    comparedWith(i: number): (other: number) => number {
      marks.fill(0)
      for (const id of vectors[i]!) marks[id] = weights[id]!
      return other => {
        let dot = 0
        for (const id of vectors[other]!) dot += marks[id]!
        return dot === 0 ? 0 : dot / (norms[i]! * norms[other]!)
      }
    },
  }
}
