import { fetchConfig } from '../api/fetch-config.ts'
import { logQuietly } from '../browser/log-quietly.ts'
import { applyBrand } from './apply-brand.ts'
import type { ChatStores } from './chat-stores.ts'
import { showRecord } from './chat-stores.ts'
import type { Edges } from './effects/edges.ts'

/** Polling interval of an open panel without a socket, in ms. */
const POLL_MS = 4_000

/** Polls and refreshes while the panel is open. */
export type Watch = {
  readonly set: (isOn: boolean) => void
  readonly isOn: () => boolean
  /** Fetches the company's settings again if the panel is open, so that a new conversation follows the newest ones. */
  readonly renew: () => void
}

type Options = {
  readonly edges: Edges
  readonly stores: ChatStores
  readonly host: HTMLElement
  readonly nudge: () => void
  /** Called when the seen or remembered messages may have changed. */
  readonly update: () => void
}

/** Creates the watch of a chat, switched off. */
export function createWatch({ edges, stores, host, nudge, update }: Options): Watch {
  const { api, clock, channel, state, storage, dispatch } = edges
  const { $config } = stores
  let isOn = false
  let isRefreshing = false
  let poll: unknown = null

  function ask(): void {
    if (!channel.isJoined() && !document.hidden) nudge()
    poll = clock.setTimeout(ask, POLL_MS)
  }

  /** Fetches the company's settings, with each opening of the panel, so that it says who is there now. */
  async function showConfig(): Promise<void> {
    const config = await fetchConfig(api)
    if (!config) return
    $config.set(config)
    dispatch({ type: 'timers-known', timers: config.timers })
    applyBrand(host, config.brand, edges.locale())
  }

  async function refresh(): Promise<void> {
    if (isRefreshing || storage.read().remembered.length === 0) return
    isRefreshing = true
    try {
      // Lazy, because new visitors do not need it.
      const { refreshRemembered } = await import('./refresh-remembered.ts')
      await refreshRemembered(edges, () => {
        showRecord(stores, storage.read(), state().conversationId)
        update()
      })
    } catch (error) {
      logQuietly('earlier conversations were not refreshed', error)
    }
    isRefreshing = false
  }

  return {
    isOn: () => isOn,
    renew: () => void (isOn && showConfig()),
    set(wanted) {
      if (wanted === isOn) return
      isOn = wanted
      clock.clearTimeout(poll)
      if (!isOn) return
      ask()
      void showConfig()
      void refresh()
      update()
    },
  }
}
