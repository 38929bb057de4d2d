/** Compares the three records of one run under faults: acknowledged, shown and stored messages. */

/**
 * A message's name is its text: `<conversation>-<side>-<n>`, counted from 0 for each side of each
 * conversation.
 */
export type MessageName = string

/** One side's screen of a conversation: its messages from the top, without anything else. */
export type Screen = { readonly conversation: string; readonly shown: readonly MessageName[] }

/** A stored message; automatic ones have no name. `sequence` counts from 1 within the stored conversation. */
export type StoredMessage = {
  readonly storedIn: string
  readonly sequence: number
  readonly name: MessageName | null
}

/** The records of one run under faults. */
export type FaultRun = {
  /** In sending order, conversation by conversation. */
  readonly said: readonly MessageName[]
  readonly acked: readonly MessageName[]
  readonly screens: Readonly<Record<string, Screen>>
  /** By each conversation's sequence. */
  readonly stored: readonly StoredMessage[]
  /** The stored conversations, by the name of the conversation for which each was opened. */
  readonly conversations: readonly string[]
  /** How often the fault affected a client. */
  readonly bites: number
  /**
   * Milliseconds from the fault's end until everything was acknowledged and shown, adjusted to a machine of
   * usual speed; null if that never happened.
   */
  readonly completedAfterMs: number | null
  /** What the schedule has measured. */
  readonly notes: readonly string[]
}

/** Maximum time until everything is shown after a fault has ended, in ms. */
export const COMPLETE_WITHIN_MS = 10_000

/** Returns a run's violations, one line each, starting with the broken rule; empty for a sound run. */
export function findViolations(run: FaultRun): string[] {
  const names = run.stored.flatMap(({ name }) => name ?? [])
  return [
    ...(run.bites === 0 ? ['invalid: the fault has hit nobody'] : []),
    ...missing(run.acked, names).map(name => `lost: ${name} was acknowledged and is not stored`),
    ...missing(run.said, run.acked).map(name => `unsent: ${name} was never acknowledged`),
    ...repeated(names).map(name => `doubled: ${name} is stored more than once`),
    ...repeated(run.conversations).map(name => `doubled: the conversation ${name} is stored more than once`),
    ...disorder(names).map(name => `order: ${name} is stored before what its side had said earlier`),
    ...gaps(run.stored),
    ...Object.entries(run.screens).flatMap(([name, screen]) => screenFindings(name, screen, names)),
    ...lateness(run.completedAfterMs),
  ]
}

/** Returns the conversation of a message. */
export function conversationOf(name: MessageName): string {
  return name.split('-')[0]!
}

function screenFindings(
  name: string,
  { conversation, shown }: Screen,
  stored: readonly MessageName[],
): string[] {
  const expected = stored.filter(message => conversationOf(message) === conversation)
  return [
    ...repeated(shown).map(message => `doubled: ${message} shows more than once to ${name}`),
    ...missing(expected, shown).map(message => `unseen: ${message} is stored and does not show to ${name}`),
    ...missing(shown, expected).map(message => `lost: ${message} shows to ${name} and is not stored`),
    ...disorder(shown).map(
      message => `order: ${message} shows to ${name} before what its side had said earlier`,
    ),
    ...(isSameOrder(shown, expected) ? [] : [`order: ${name} shows another order than the stored one`]),
  ]
}

function missing(wanted: readonly MessageName[], present: readonly MessageName[]): MessageName[] {
  const known = new Set(present)
  return wanted.filter(name => !known.has(name))
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
}

/** Returns messages that come after a later one of the same side. */
function disorder(names: readonly MessageName[]): MessageName[] {
  const last = new Map<string, number>()
  return names.filter(name => {
    const cut = name.lastIndexOf('-')
    const [side, count] = [name.slice(0, cut), Number(name.slice(cut + 1))]
    const isLate = count < (last.get(side) ?? 0)
    if (!isLate) last.set(side, count)
    return isLate
  })
}

function isSameOrder(shown: readonly MessageName[], expected: readonly MessageName[]): boolean {
  const both = expected.filter(name => shown.includes(name))
  return [...new Set(shown)].filter(name => both.includes(name)).join() === [...new Set(both)].join()
}

function gaps(stored: readonly StoredMessage[]): string[] {
  const last = new Map<string, number>()
  return stored.flatMap(({ storedIn, sequence }) => {
    const expected = (last.get(storedIn) ?? 0) + 1
    last.set(storedIn, sequence)
    return sequence === expected ? [] : [`gap: ${sequence} stands where ${expected} should in ${storedIn}`]
  })
}

function lateness(completedAfterMs: number | null): string[] {
  if (completedAfterMs !== null && completedAfterMs <= COMPLETE_WITHIN_MS) return []
  return [`late: not complete within ${COMPLETE_WITHIN_MS} ms of the fault's end`]
}
