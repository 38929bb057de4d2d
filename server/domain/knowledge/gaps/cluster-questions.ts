/** Groups questions that ask the same in other words. */
import { ALIKE, type Features, featuresOf, WORD_SHARE, weightOf } from './question-features.ts'

/** A question with how often it was asked. */
export type CountedQuestion = {
  readonly text: string
  /** How often it was asked in exactly these words. */
  readonly count: number
}

/** Questions that ask the same. */
export type Cluster<Q extends CountedQuestion> = {
  /** The question to which most of the others are similar. */
  readonly center: Q
  /** All of them: the center, then the most frequent first. */
  readonly questions: readonly Q[]
}

/**
 * Groups questions of any language by the stems they share, without stop words, and by runs of four characters, which
 * tolerate typing errors.
 * The two clusters that are most similar on average are merged as long as they are similar enough. The order of the
 * questions does not matter.
 */
export function clusterQuestions<Q extends CountedQuestion>(questions: readonly Q[]): Cluster<Q>[] {
  if (questions.length === 0) return []
  const sorted = [...questions].sort(byText)
  const likenesses = likenessesOf(sorted.map(({ text }) => featuresOf(text)))
  return merged(likenesses)
    .map(members => clusterOf(members, sorted, likenesses))
    .sort((a, b) => byText(a.center, b.center))
}

/** Returns a cluster whose center is the question most similar to the others, counted as often as each was asked. */
function clusterOf<Q extends CountedQuestion>(
  members: readonly number[],
  questions: readonly Q[],
  likenesses: Likenesses,
): Cluster<Q> {
  const centrality = (member: number) =>
    members.reduce((sum, other) => {
      const likeness = other === member ? 1 : (likenesses[member]!.get(other) ?? 0)
      return sum + likeness * questions[other]!.count
    }, 0)
  const [center, ...rest] = [...members].sort((a, b) => centrality(b) - centrality(a) || a - b)
  const others = rest.map(member => questions[member]!).sort((a, b) => b.count - a.count || byText(a, b))
  return { center: questions[center!]!, questions: [questions[center!]!, ...others] }
}

/**
 * Returns clusters of question indexes, merged by average linkage: the similarity of two clusters is the mean over
 * all pairs of their questions.
 */
function merged(likenesses: Likenesses): readonly (readonly number[])[] {
  const clusters = new Map<number, readonly number[]>(likenesses.map((_, i) => [i, [i]]))
  /** Sums of the similarities over all pairs of two clusters' questions. */
  const sums = likenesses.map(row => new Map(row))
  /** The most similar cluster of each. It stays valid, since merging never increases a similarity. */
  const nearest = new Map(likenesses.map((_, i) => [i, nearestTo(i)]))

  function nearestTo(one: number): { readonly other: number; readonly likeness: number } {
    let best = { other: -1, likeness: 0 }
    for (const [other, sum] of sums[one]!) {
      const likeness = sum / (clusters.get(one)!.length * clusters.get(other)!.length)
      if (likeness > best.likeness || (likeness === best.likeness && other < best.other))
        best = { other, likeness }
    }
    return best
  }

  function join(one: number, other: number): void {
    clusters.set(one, [...clusters.get(one)!, ...clusters.get(other)!])
    clusters.delete(other)
    nearest.delete(other)
    for (const [third, sum] of sums[other]!) {
      sums[third]!.delete(other)
      if (third === one) continue
      const both = sum + (sums[one]!.get(third) ?? 0)
      sums[one]!.set(third, both)
      sums[third]!.set(one, both)
    }
    for (const [cluster, near] of nearest)
      if (cluster === one || near.other === one || near.other === other)
        nearest.set(cluster, nearestTo(cluster))
  }

  for (;;) {
    const [one, near] = [...nearest].reduce((best, each) =>
      each[1].likeness > best[1].likeness ? each : best,
    )
    if (near.likeness < ALIKE) return [...clusters.values()]
    join(Math.min(one, near.other), Math.max(one, near.other))
  }
}

/** Compares by code units, so that the order does not depend on the machine's locale. */
function byText(a: CountedQuestion, b: CountedQuestion): number {
  if (a.text === b.text) return 0
  return a.text < b.text ? -1 : 1
}

/** For each question, the others that share anything with it and how similar they are. */
type Likenesses = readonly ReadonlyMap<number, number>[]

/**
 * Returns the similarities of questions. Whether they are English is unknown, so the way of stemming that finds more
 * matches is used.
 */
function likenessesOf(features: readonly Features[]): Likenesses {
  const english = cosines(features.map(({ english }) => english))
  const beginnings = cosines(features.map(({ beginnings }) => beginnings))
  const grams = cosines(features.map(({ grams }) => grams))
  return features.map((_, i) => {
    const others = new Set([...english[i]!.keys(), ...beginnings[i]!.keys(), ...grams[i]!.keys()])
    const likenessTo = (other: number) => {
      const words = Math.max(english[i]!.get(other) ?? 0, beginnings[i]!.get(other) ?? 0)
      return WORD_SHARE * words + (1 - WORD_SHARE) * (grams[i]!.get(other) ?? 0)
    }
    return new Map([...others].map(other => [other, likenessTo(other)]))
  })
}

/** Returns cosine similarities of sets. A member counts more the fewer sets have it. */
function cosines(sets: readonly ReadonlySet<string>[]): readonly Map<number, number>[] {
  const holders = new Map<string, number[]>()
  sets.forEach((set, i) => {
    for (const member of set) {
      const list = holders.get(member)
      if (list) list.push(i)
      else holders.set(member, [i])
    }
  })
  const dots = sets.map(() => new Map<number, number>())
  const squares = sets.map(() => 0)
  for (const list of holders.values()) {
    const weight = weightOf(list.length, sets.length)
    for (const i of list) {
      squares[i]! += weight
      for (const other of list) if (other !== i) dots[i]!.set(other, (dots[i]!.get(other) ?? 0) + weight)
    }
  }
  return dots.map(
    (row, i) =>
      new Map([...row].map(([other, dot]) => [other, dot / Math.sqrt(squares[i]! * squares[other]!)])),
  )
}
