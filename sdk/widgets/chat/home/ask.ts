import type { MouseEvent } from 'react'
import type { ChatSession } from '../chat-session.ts'
import { focusNearby } from '../panel/focus-nearby.ts'

/** Sends a question of the company's. Before there is an address, it waits at the gate, which takes the focus. */
export function ask(session: ChatSession, text: string, { currentTarget }: MouseEvent<HTMLElement>): void {
  focusNearby(currentTarget, '[data-first]')
  if (session.$state.get().email !== null) {
    session.send(text)
    return
  }
  session.$draft.set(text)
  session.$asked.set(text)
}
