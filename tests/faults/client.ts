import type { MessageName } from './oracle.ts'

/** One side of a conversation under test, with its records. */
export type Client = {
  readonly conversation: string
  readonly side: 'visitor' | 'agent'
  /** Sends a message; it arrives whenever the network allows. */
  readonly say: (name: MessageName) => Promise<void>
  /** Returns the messages acknowledged to this side so far; the list only grows. */
  readonly acked: () => Promise<readonly MessageName[]>
  /** Returns the messages on this side's screen, from the top. */
  readonly shown: () => Promise<readonly MessageName[]>
  /** Fires `online`, as a browser does when the network is back. */
  readonly online: () => Promise<void>
  /** Fires `offline`. */
  readonly offline: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The visitor's side. */
export type Visitor = Client & {
  /** Null until the server has opened the conversation. */
  readonly conversationId: () => string | null
  /**
   * Starts anew in a browser that has forgotten everything, once everything said is acknowledged; what is not sent yet
   * is nowhere else. Resolves when the thread is back. Null for a visitor whom the page does not identify.
   */
  readonly clearStorage: (() => Promise<void>) | null
}

/** Returns the address of a conversation's visitor. */
export const emailOf = (conversation: string) => `${conversation}@example.com`

const NAME = /^\w+-(visitor|agent)-\d+$/

/** Returns those texts that the test has sent. */
export function namesAmong(texts: readonly string[]): MessageName[] {
  return texts.filter(text => NAME.test(text))
}
