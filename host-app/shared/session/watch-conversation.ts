import { type RowChange, watchRows } from './watch-rows.ts'

const TABLES = ['messages', 'notes', 'activities', 'surveys', 'typing'] as const

type Listener = {
  readonly tables: readonly (typeof TABLES)[number][]
  readonly onChange: (change: RowChange) => void
  /** Called whenever the channel (re)joins, because earlier changes were missed. */
  readonly onJoined?: () => void
}

type Channel = { readonly listeners: Set<Listener>; readonly stop: () => void }

const channels = new Map<string, Channel>()

/**
 * Listens for changes of a conversation's rows until the returned function is called. All listeners of a conversation
 * share a channel: a socket may join only so many a minute, and agents go through conversations quickly.
 */
export function watchConversation(id: string, listener: Listener): () => void {
  const channel = channels.get(id) ?? open(id)
  channel.listeners.add(listener)
  return () => {
    channel.listeners.delete(listener)
    if (channel.listeners.size > 0) return
    channels.delete(id)
    channel.stop()
  }
}

function open(id: string): Channel {
  const listeners = new Set<Listener>()
  const stop = watchRows({
    tables: TABLES,
    filter: `conversation_id=eq.${id}`,
    onChange(change) {
      for (const { tables, onChange } of listeners)
        if (tables.some(table => table === change.table)) onChange(change)
    },
    onJoined(joined) {
      if (joined) for (const { onJoined } of listeners) onJoined?.()
    },
  })
  const channel = { listeners, stop }
  channels.set(id, channel)
  return channel
}
