import type { ConversationEvent } from '#core/conversation/events.ts'
import { followLocale } from '../locales/follow-locale.ts'
import { loadWording } from '../locales/load-wording.ts'
import { threadWording } from '../ui/wording.ts'
import { attachFiles } from './attach-files.ts'
import { type ChatStores, showRecord } from './chat-stores.ts'
import type { RefusedFile } from './choose-files.ts'
import { createCredentials } from './credentials.ts'
import type { Edges, LoadLateEffects } from './effects/edges.ts'
import { tellIdentity } from './effects/tell-server.ts'
import type { Environment } from './environment.ts'
import { createIdentity } from './identity.ts'
import { isOwnFile } from './is-own-file.ts'
import { keepSettings } from './keep-settings.ts'
import { followOtherTabs } from './other-tabs.ts'
import { createOutboxKeeper } from './outbox-keeper.ts'
import { createPatience } from './patience.ts'
import { readContext } from './read-context.ts'
import { openRealtimeChannel } from './realtime-channel.ts'
import type { ReportTrouble } from './report-trouble.ts'
import { createRoom } from './room.ts'
import { runConversation } from './run-conversation.ts'
import type { VisitorActions } from './visitor-actions.ts'
import { createVisitorApi } from './visitor-api.ts'
import { createVisitorStorage, type VisitorStorage } from './visitor-storage.ts'
import { whenPageWakes } from './when-page-wakes.ts'
import type { WidgetHost } from './widget-host.ts'

// The session asks for this module alone, so that there is one file to wait for.
export { chatCommands } from './chat-commands.ts'

/** One visitor's conversation with one tenant. It lives as long as its element, panel open or not. */
export type ConversationDriver = {
  readonly dispatch: (event: ConversationEvent) => void
  /** Turns to another conversation, or (null) to a clean sheet. */
  readonly turnTo: (conversationId: string | null) => void
  /** Whether the panel is open. */
  readonly watch: (isOpen: boolean) => void
  /** Takes files into the outbox; the refused ones are given back. */
  readonly attach: (files: readonly File[]) => readonly RefusedFile[]
  /** Whether an address lies in the server's own file store. */
  readonly isOwnFile: (url: string) => boolean
  /** Who the page says the visitor is: a token, or a function that gets one. */
  readonly identify: (source: unknown) => void
  /** What the page tells of the visitor, for the conversations to come. */
  readonly setContext: (given: unknown) => void
  /** What the visitor can do beside the conversation, whose code is fetched now. */
  readonly actions: () => Promise<VisitorActions>
  /** Wipes what this browser remembers. */
  readonly forgetMe: () => void
  readonly stop: () => void
}

export type DriverGiven = {
  readonly environment: Environment
  readonly stores: ChatStores
  readonly tenant: string
  readonly host: WidgetHost
  readonly report: ReportTrouble
  /** The visitor's record for a chat that is part of another element; else it is the tenant's own. */
  readonly storage: VisitorStorage | null
  readonly loadLateEffects: LoadLateEffects
  /** What this browser remembered was wiped, here or in another tab. */
  readonly restart: () => void
}

/** Takes up what this browser remembers, and leads the conversation between the panel, the page and the server. */
export function createConversationDriver(given: DriverGiven): ConversationDriver {
  const { environment, stores, tenant, host, report } = given
  const { clock, baseUrl } = environment
  const { $state } = stores
  const record = given.storage ?? createVisitorStorage(environment.openStorage, baseUrl, tenant)
  let isStopped = false
  let context: Readonly<Record<string, string>> = {}
  // An answer that comes after the visitor has logged out leaves nothing behind.
  const storage: VisitorStorage = { ...record, change: fields => isStopped || record.change(fields) }
  const api = createVisitorApi({ baseUrl, tenant, clock })
  const credentials = createCredentials({ api, storage, clock })
  const patience = createPatience(clock)
  const outbox = createOutboxKeeper(storage)
  const dispatch = (event: ConversationEvent) => conversation.dispatch(event)
  const nudge = () => dispatch({ type: 'nudged' })
  const edges: Edges = {
    loadLateEffects: given.loadLateEffects,
    ...{ baseUrl, tenant, clock, api, credentials, storage, patience, dispatch, report },
    room: createRoom({
      credentials,
      clock,
      open: environment.openChannel ?? openRealtimeChannel,
      nudge,
      report,
    }),
    identity: createIdentity(patience, report),
    newId: environment.newId,
    alert: key => environment.alert(threadWording(stores.$wording.get()).copy[key]),
    files: new Map(),
    state: $state.get,
    context: () => context,
    visitorName: () => host.getAttribute('name') || storage.read().name,
    locale: () => stores.$wording.get().locale,
  }
  const conversation = runConversation({ stores, host, outbox, edges })

  function turnTo(conversationId: string | null): void {
    storage.change({ conversationId })
    dispatch({ type: 'resumed', conversationId, outbox: outbox.take(conversationId) })
  }

  function resume(): void {
    const { email } = $state.get()
    const known = storage.read()
    if (known.email !== email) storage.change({ email })
    showRecord(stores, storage.read(), known.conversationId)
    const unsent = outbox.take(known.conversationId)
    if (known.conversationId !== null || unsent.length > 0) {
      dispatch({ type: 'resumed', conversationId: known.conversationId, outbox: unsent })
    }
    conversation.look()
  }

  const stops = [
    keepSettings(stores, storage),
    whenPageWakes(conversation.wake),
    followLocale(host, stores.$wording, loadWording),
    followOtherTabs({ storage, stores, dispatch, turnTo, restart: given.restart }),
    stores.$page.listen(conversation.look),
  ]
  resume()

  return {
    dispatch,
    turnTo,
    watch: conversation.watch,
    attach: files => attachFiles(edges, files),
    isOwnFile: url => isOwnFile(edges, url),
    setContext(given) {
      context = readContext(given)
    },
    identify(source) {
      edges.identity.set(source)
      void tellIdentity(edges)
    },
    forgetMe() {
      storage.clear()
      given.restart()
    },
    async actions() {
      const { createVisitorActions } = await import('./visitor-actions.ts')
      return createVisitorActions({ edges, stores, turnTo })
    },
    stop() {
      isStopped = true
      for (const stop of stops) stop()
      conversation.stop()
    },
  }
}
