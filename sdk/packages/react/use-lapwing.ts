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
// The chat that the state is about.
let chat: Element | null = null

/** Returns the state of the page's chat, and renders again when it changes. */
export function useLapwing(): LapwingState {
  return useSyncExternalStore(subscribe, read, readInitial)
}

function read(): LapwingState {
  return state
}

// On a server, and while React hydrates its HTML.
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

// The events also come from a chat in a frame, of which `get` knows less.
function follow(): () => void {
  chat = document.querySelector('support-chat')
  change({
    isOpen: Lapwing('get', 'open') ?? state.isOpen,
    unread: Lapwing('get', 'unread') ?? state.unread,
    conversationId: Lapwing('get', 'conversationId') ?? state.conversationId,
  })
  endIfRemoved()
  // A chat that is removed emits nothing. It is judged after the page's other observers, as one of them may restore it.
  const observer = new MutationObserver(() => queueMicrotask(endIfRemoved))
  observer.observe(document, { childList: true, subtree: true })
  const ends = [
    () => observer.disconnect(),
    // A chat that takes the place of another one begins closed.
    ...(['ready', 'open', 'close'] as const).map(name =>
      Lapwing('on', name, event => isOfChat(event, name) && change({ isOpen: name === 'open' })),
    ),
    Lapwing('on', 'unread', event => isOfChat(event) && change({ unread: event.detail.count })),
    Lapwing('on', 'conversation-start', ({ detail }) => change({ conversationId: detail.conversationId })),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function isOfChat({ target }: LapwingEvent<'ready' | 'open' | 'close' | 'unread'>, name?: string): boolean {
  // Of several chats, the state is about the one that was opened last.
  if ((target as Element).localName === 'support-chat' && (name === 'open' || !chat?.isConnected))
    chat = target as Element
  return chat === target
}

function endIfRemoved(): void {
  if (chat ? chat.isConnected : !state.isOpen) return
  chat = null
  change(INITIAL)
}

function change(part: Partial<LapwingState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}
