import { EVENTS } from '#contract/embed.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { conversationMachine } from '#core/conversation/transition.ts'
import { runMachine } from '#core/run-machine.ts'
import { announcedEvents, freshMessages } from './announced-events.ts'
import { type Attention, createAttention } from './attention.ts'
import { type ChatStores, showRecord } from './chat-stores.ts'
import type { Edges } from './effects/edges.ts'
import { performEffects } from './effects/perform-effects.ts'
import type { OutboxKeeper } from './outbox-keeper.ts'
import { createWatch } from './watch.ts'
import type { WidgetHost } from './widget-host.ts'

/** The conversation machine at work. */
export type RunningConversation = {
  readonly dispatch: (event: ConversationEvent) => void
  /** The network has gone or is back, or the page is: something may have been missed. */
  readonly wake: () => void
  /** Whether the panel is open. */
  readonly watch: (isOpen: boolean) => void
  readonly look: Attention['look']
  readonly stop: () => void
}

type Given = {
  readonly stores: ChatStores
  readonly host: WidgetHost
  readonly outbox: OutboxKeeper
  readonly edges: Edges
}

/** Runs the conversation machine, performs its effects, shows its state and tells the page of what happens. */
export function runConversation({ stores, host, outbox, edges }: Given): RunningConversation {
  const { clock, storage, room, patience } = edges
  const { $state } = stores
  const { perform, leave } = performEffects(edges)
  const nudge = () => dispatch({ type: 'nudged' })
  const watch = createWatch({ edges, stores, nudge, look: () => attention.look() })
  const attention = createAttention({ stores, storage, host, isWatched: watch.isOn, dispatch })
  // While a history is loaded, its messages are no news.
  let isCatchingUp = false

  const machine = runMachine({
    machine: conversationMachine,
    initial: { ...INITIAL_CONVERSATION, email: $state.get().email, isOffline: !navigator.onLine },
    clock,
    perform,
    changed(state) {
      const before = $state.get()
      $state.set(state)
      if (state.email !== before.email) storage.change({ email: state.email })
      outbox.keep(state)
      if (state.conversationId !== before.conversationId)
        showRecord(stores, storage.read(), state.conversationId)
      if (!isCatchingUp) {
        for (const { name, detail } of announcedEvents(before, state)) host.announce(name, detail)
        attention.hear(freshMessages(before, state))
      }
      if (!isSameThread(before, state)) attention.look()
    },
  })

  function dispatch(event: ConversationEvent): void {
    if (event.type === 'resumed') isCatchingUp = event.conversationId !== null
    machine.dispatch(event)
    const { conversationId } = $state.get()
    if (event.type === 'created' && event.conversationId === conversationId) {
      isCatchingUp = false
      host.announce(EVENTS.conversationStart, { conversationId })
    }
    if (!('conversation' in event) || !event.conversation) return
    if (event.type === 'received') {
      const last = event.messages.at(-1)?.sequence ?? Number.POSITIVE_INFINITY
      isCatchingUp &&= last < event.conversation.last_sequence
    }
    attention.know(event.conversation)
  }

  return {
    dispatch,
    watch: watch.set,
    look: attention.look,
    wake() {
      machine.wake()
      patience.end()
      room.wake()
      dispatch({ type: 'woken', isOffline: !navigator.onLine })
      nudge()
      attention.look()
    },
    stop() {
      watch.set(false)
      leave()
      room.leave()
      machine.stop()
    },
  }
}

/** Whether what can be read, and what has been read, are as before. */
function isSameThread(before: ConversationState, after: ConversationState): boolean {
  return (
    before.conversationId === after.conversationId &&
    before.messages === after.messages &&
    before.visitorSeen === after.visitorSeen
  )
}
