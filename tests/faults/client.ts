import type { MessageName } from './oracle.ts'

/** One side of a conversation under test, with its own ledgers. */
export type Client = {
  readonly conversation: string
  readonly side: 'visitor' | 'agent'
  /** Sends a message; it may arrive whenever the network lets it. */
  readonly say: (name: MessageName) => Promise<void>
  /** What was acknowledged to this side so far; nothing ever leaves this ledger. */
  readonly acked: () => Promise<readonly MessageName[]>
  /** What this side's screen shows now, from the top. */
  readonly shown: () => Promise<readonly MessageName[]>
  /** The network is back, as a browser tells its pages. */
  readonly online: () => Promise<void>
  /** The network is gone. */
  readonly offline: () => Promise<void>
  readonly stop: () => Promise<void>
}

export type Visitor = Client & {
  /** Null until the server has opened the conversation. */
  readonly conversationId: () => string | null
}

const NAME = /^\w+-(visitor|agent)-\d+$/

/** Of all texts those that the test has said. */
export function namesAmong(texts: readonly string[]): MessageName[] {
  return texts.filter(text => NAME.test(text))
}
