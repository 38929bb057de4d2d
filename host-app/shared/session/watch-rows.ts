import type { SupabaseClient } from '@supabase/supabase-js'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { connection } from '../api/connection.ts'
import { newId } from '../browser/new-id.ts'
import { spreadDelay } from '../browser/spread-delay.ts'
import { systemClock } from '../browser/system-clock.ts'
import { dataClient } from './supabase.ts'

type Watched =
  | 'conversations'
  | 'messages'
  | 'notes'
  | 'activities'
  | 'notifications'
  | 'agent_states'
  | 'surveys'
  | 'typing'

/** An inserted or updated row. Read its current state from the API. */
export type RowChange = {
  readonly table: string
  readonly eventType: 'INSERT' | 'UPDATE'
  readonly new: Readonly<Record<string, unknown>>
}

type Watch = {
  readonly tables: readonly Watched[]
  /** A PostgREST filter for all of them, such as `company_id=eq.<id>`. */
  readonly filter: string
  readonly onChange: (change: RowChange) => void
  /**
   * Called with true whenever the channel (re)joins, because earlier events were missed; with false when it
   * is lost.
   */
  readonly onJoined?: (joined: boolean) => void
}

/**
 * Listens for inserted and updated rows over one channel, under row-level security, until the returned function is
 * called. The library rejoins after a network drop; a channel closed by the server is reopened here, with increasing
 * delays.
 */
export function watchRows(watch: Watch): () => void {
  let stopped = false
  let failures = 0
  let timer: unknown
  let leave = () => {}

  function lost() {
    if (stopped) return
    void connection.check()
    watch.onJoined?.(false)
    leave()
    systemClock.clearTimeout(timer)
    failures += 1
    timer = systemClock.setTimeout(open, spreadDelay(retryDelayMs(failures)))
  }

  function open() {
    dataClient()
      .then(client => {
        if (!stopped) leave = join(client)
      })
      .catch(lost)
  }

  function join(client: SupabaseClient): () => void {
    let current = true
    const channel = client.channel(newId())
    for (const table of watch.tables)
      for (const event of ['INSERT', 'UPDATE']) {
        const where = { event, schema: 'public', table, filter: watch.filter }
        channel.on('postgres_changes', where as { event: 'INSERT' } & typeof where, watch.onChange)
      }
    channel.subscribe(status => {
      if (!current) return
      if (status === 'SUBSCRIBED') {
        failures = 0
        watch.onJoined?.(true)
      } else if (status === 'CLOSED') lost()
      else watch.onJoined?.(false)
    })
    return () => {
      current = false
      void client.removeChannel(channel)
    }
  }

  open()
  return () => {
    stopped = true
    systemClock.clearTimeout(timer)
    leave()
  }
}
