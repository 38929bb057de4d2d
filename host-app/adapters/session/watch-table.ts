import type { SupabaseClient } from '@supabase/supabase-js'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { newId } from '../browser/new-id.ts'
import { spreadDelay } from '../browser/spread-delay.ts'
import { systemClock } from '../browser/system-clock.ts'
import { dataClient } from './supabase.ts'

type Watch = {
  readonly table:
    | 'conversations'
    | 'messages'
    | 'notes'
    | 'activities'
    | 'surveys'
    | 'notifications'
    | 'agent_states'
  /** A PostgREST filter, such as `company_id=eq.<id>`. */
  readonly filter: string
  readonly events: readonly ('INSERT' | 'UPDATE')[]
  /** A row has changed: read its current state from the API. */
  readonly onChange: (change: { readonly new: Readonly<Record<string, unknown>> }) => void
  /**
   * Called with true whenever the channel (re)joins, because earlier events were missed; with false when it
   * is lost.
   */
  readonly onJoined: (joined: boolean) => void
}

/**
 * Listens for changes of a table's rows, under row-level security, until the returned function is called.
 * The library rejoins after a network drop; a channel closed by the server is reopened here, with increasing
 * delays.
 */
export function watchTable(watch: Watch): () => void {
  let stopped = false
  let failures = 0
  let timer: unknown
  let leave = () => {}

  function lost() {
    if (stopped) return
    watch.onJoined(false)
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
    const channel = client.channel(`${watch.table}:${newId()}`)
    for (const event of watch.events) {
      const where = { event, schema: 'public', table: watch.table, filter: watch.filter }
      channel.on('postgres_changes', where as { event: 'INSERT' } & typeof where, watch.onChange)
    }
    channel.subscribe(status => {
      if (!current) return
      if (status === 'SUBSCRIBED') {
        failures = 0
        watch.onJoined(true)
      } else if (status === 'CLOSED') lost()
      else watch.onJoined(false)
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
