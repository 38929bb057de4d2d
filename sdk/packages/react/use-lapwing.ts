import { useSyncExternalStore } from 'react'
import { Lapwing, type LapwingEvent } from '../widget/index.ts'

/** What a page can show of the chat. */
export type LapwingState = {
  /** Whether the chat's panel is open. */
  readonly isOpen: boolean
  /** Messages from the company that the visitor hasn't seen. */
  readonly unread: number
  /** The current conversation; null before the first message. */
  readonly conversationId: string | null
}

const INITIAL: LapwingState = { isOpen: false, unread: 0, conversationId: null }

const listeners = new Set<() => void>()
let state = INITIAL
let stop: (() => void) | null = null

/** Returns the state of the page's chat, and renders again when it changes. */
export function useLapwing(): LapwingState {
  return useSyncExternalStore(subscribe, read, readInitial)
}

function read(): LapwingState {
  return state
}

/** On a server, and while React hydrates its HTML. */
function readInitial(): LapwingState {
  return INITIAL
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = null
  }
}

/** Follows the events of the chat. They also come from a chat in a frame, of which `get` knows less. */
function follow(): () => void {
  change({
    isOpen: Lapwing('get', 'open') ?? state.isOpen,
    unread: Lapwing('get', 'unread') ?? state.unread,
    conversationId: Lapwing('get', 'conversationId') ?? state.conversationId,
  })
  const ends = [
    // A chat that takes the place of another one begins closed.
    Lapwing('on', 'ready', event => isOfChat(event) && change({ isOpen: false })),
    Lapwing('on', 'open', event => isOfChat(event) && change({ isOpen: true })),
    Lapwing('on', 'close', event => isOfChat(event) && change({ isOpen: false })),
    Lapwing('on', 'unread', event => isOfChat(event) && change({ unread: event.detail.count })),
    Lapwing('on', 'conversation-start', ({ detail }) => change({ conversationId: detail.conversationId })),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function isOfChat({ target }: LapwingEvent<'ready' | 'open' | 'close' | 'unread'>): boolean {
  return (target as Element).localName === 'support-chat'
}

function change(part: Partial<LapwingState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}
