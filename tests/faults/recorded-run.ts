/** The records of a small made-up run under faults. Rules that protect messages can be turned off. */
import type { FaultRun, MessageName, StoredMessage } from './oracle.ts'

/** A rule of the product. */
export type Rule =
  /** A message keeps its id across retries, and the server stores each id once. */
  | 'client id'
  /** Screens sort by the server's sequences, not by the senders' clocks. */
  | 'order by sequence'
  /** The server acknowledges only what it has committed. */
  | 'acknowledgement after commit'
  /** A screen fetches everything after the last sequence without a gap. */
  | 'gap fetch'
  /** A conversation keeps its creation key across retries. */
  | 'creation key'
  /** Each side sends one message at a time. */
  | 'one at a time'

type Fault = 'answer lost' | 'hint lost' | 'server killed'

const FAULTS: Readonly<Record<number, Fault>> = { 1: 'answer lost', 3: 'hint lost', 5: 'server killed' }
const MESSAGES = 8
/** The agent's clock is this many messages behind the visitor's. */
const CLOCK_SKEW = 5

/** Records the run with all rules except the `broken` one. */
export function recordRun(broken: Rule | null): FaultRun {
  const has = (rule: Rule) => rule !== broken
  const said = has('one at a time') ? messages() : swapped(messages())
  const stored: MessageName[] = []
  const acked: MessageName[] = []
  const hinted: MessageName[] = []
  let sequence = 0
  const rows: StoredMessage[] = []

  function store(name: MessageName): void {
    sequence += 1
    rows.push({ storedIn: 'id of a', sequence, name })
    stored.push(name)
  }

  for (const [i, name] of said.entries()) {
    const fault = FAULTS[i]
    const isGone = fault === 'server killed' && !has('acknowledgement after commit')
    if (!isGone) store(name)
    if (fault === 'answer lost' && !has('client id')) store(name)
    acked.push(name)
    if (fault !== 'hint lost' && !isGone) hinted.push(name)
  }
  const fetched = has('gap fetch') ? stored : hinted
  const shown = has('order by sequence') ? fetched : byClock(fetched)
  return {
    said: messages(),
    acked,
    screens: {
      visitor: { conversation: 'a', shown: broken === 'gap fetch' ? stored : shown },
      agent: { conversation: 'a', shown },
    },
    stored: rows,
    conversations: has('creation key') ? ['a'] : ['a', 'a'],
    bites: Object.keys(FAULTS).length,
    completedAfterMs: 1_200,
    notes: [],
  }
}

/** Returns both sides' messages in turn. */
function messages(): MessageName[] {
  return Array.from(
    { length: MESSAGES },
    (_, i) => `a-${i % 2 === 0 ? 'visitor' : 'agent'}-${Math.floor(i / 2)}`,
  )
}

/** Makes the visitor's second message overtake the first. */
function swapped([first, second, third, ...others]: readonly MessageName[]): MessageName[] {
  return [third!, second!, first!, ...others]
}

function byClock(names: readonly MessageName[]): MessageName[] {
  const instant = (name: MessageName) => names.indexOf(name) - (name.includes('agent') ? CLOCK_SKEW : 0)
  return [...names].sort((a, b) => instant(a) - instant(b))
}
