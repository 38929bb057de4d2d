import { VISITOR_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { conversationMachine } from '#core/conversation/transition.ts'
import { runMachine } from '#core/run-machine.ts'
import { partCatalog } from '../../locales/catalog.ts'
import { CHAT_LANGUAGES } from '../../locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '../../locales/chat/en/thread.ts'
import { followLocale } from '../../locales/follow-locale.ts'
import { createApi } from '../api/create-api.ts'
import { createInterruptibleDelay } from '../browser/interruptible-delay.ts'
import type { ReportTrouble } from '../browser/report-trouble.ts'
import { whenPageWakes } from '../browser/when-page-wakes.ts'
import type { Environment } from '../element/environment.ts'
import type { WidgetHost } from '../element/widget-host.ts'
import { isOwnFile } from '../files/is-own-file.ts'
import { outgoingFiles } from '../files/outgoing-files.ts'
import { createConversationChannel } from '../realtime/conversation-channel.ts'
import { openRealtimeChannel } from '../realtime/realtime-channel.ts'
import { createCredentials } from '../storage/credentials.ts'
import { keepSettings } from '../storage/keep-settings.ts'
import { mergeRecords } from '../storage/merge-records.ts'
import { followOtherTabs } from '../storage/other-tabs.ts'
import { createVisitorStorage, NOT_STARTED, type VisitorStorage } from '../storage/visitor-storage.ts'
import { announcedEvents, freshMessages } from './announced-events.ts'
import { createAttention } from './attention.ts'
import { type ChatStores, showRecord } from './chat-stores.ts'
import type { Edges, LoadLazyEffects } from './effects/edges.ts'
import { performEffects } from './effects/perform-effects.ts'
import type { IdentifiedVisitor } from './identified-visitor.ts'
import { keepDrafts } from './keep-drafts.ts'
import { createOutboxStorage } from './outbox-storage.ts'
import type { VisitorActions } from './visitor-actions.ts'
import { createWatch } from './watch.ts'

// Exported here, so that the session has only one file to load.
export { chatCommands } from './chat-commands.ts'

/**
 * Runs a visitor's conversation with a tenant, for as long as the element is in the page, also while the panel is
 * closed.
 */
export type ConversationDriver = {
  readonly dispatch: (event: ConversationEvent) => void
  /** Switches to another conversation, or (null) to a new one. */
  readonly turnTo: (conversationId: string | null) => void
  /** Sets whether the panel is open. */
  readonly watch: (isOpen: boolean) => void
  /** Sends files and a text; either may be empty. */
  readonly send: (content: string, files: readonly File[]) => void
  /** Whether a URL belongs to the server's file store. */
  readonly isOwnFile: (url: string) => boolean
  /** Sets the visitor's identity: a token, or a function that returns one. */
  readonly identify: (source: unknown) => void
  /** Sets the page's fields about the visitor, for conversations that start later. */
  readonly setContext: (context: unknown) => void
  /** Loads the code of the visitor's less frequent actions. */
  readonly actions: () => Promise<VisitorActions>
  /** Deletes what the visitor has typed and not sent from this browser. */
  readonly forgetDrafts: () => void
  /** Deletes the visitor's record from this browser. */
  readonly forgetMe: () => void
  readonly stop: () => void
}

/** What a conversation driver needs. */
export type DriverOptions = {
  readonly environment: Environment
  readonly stores: ChatStores
  readonly tenant: string
  readonly host: WidgetHost
  readonly report: ReportTrouble
  /**
   * The visitor's record, for a chat inside another element. Null for the tenant's record in this browser.
   */
  readonly storage: VisitorStorage | null
  readonly loadLazyEffects: LoadLazyEffects
  /** Called after the visitor's record was deleted, here or in another tab. */
  readonly restart: () => void
}

/**
 * Creates the driver of a conversation. It starts the machine from the visitor's record, performs its effects,
 * updates the stores, and emits events for the page.
 */
export function createConversationDriver(options: DriverOptions): ConversationDriver {
  const { environment, stores, tenant, host, report } = options
  const { clock, baseUrl } = environment
  const { $state } = stores
  const record = options.storage ?? createVisitorStorage(environment.openStorage, baseUrl, tenant)
  let isStopped = false
  /** Resolves with nothing if the code does not load. */
  let identified: Promise<IdentifiedVisitor | undefined> | undefined
  let context: ReturnType<Edges['context']> = Promise.resolve({})
  /** True while earlier messages load, which must not be announced as new. */
  let isCatchingUp = false
  // Responses that arrive after the visitor has logged out must not be stored.
  const storage: VisitorStorage = { ...record, change: fields => isStopped || record.change(fields) }
  const api = createApi(VISITOR_ENDPOINTS, { baseUrl, tenant, clock })
  const credentials = createCredentials({ api, storage, clock })
  const delay = createInterruptibleDelay(clock)
  const outbox = createOutboxStorage(storage)
  const nudge = () => dispatch({ type: 'nudged' })
  const channel = createConversationChannel({
    credentials,
    clock,
    open: environment.openChannel ?? openRealtimeChannel,
    nudge,
    report,
  })
  const edges: Edges = {
    loadLazyEffects: options.loadLazyEffects,
    ...{ baseUrl, tenant, clock, api, credentials, storage, channel, delay, dispatch, report },
    // Nothing is delivered once the visitor has logged out.
    outbox: { ...outbox, ids: () => (isStopped ? [] : outbox.ids()) },
    identityToken: async () => (await identified)?.token(),
    newId: environment.newId,
    alert: key => environment.alert(partCatalog(stores.$catalog.get(), THREAD_MESSAGES).t[key]),
    files: new Map(),
    state: $state.get,
    context: () => context,
    setOnline(is_online) {
      const config = stores.$config.get()
      if (config?.is_online === !is_online) stores.$config.set({ ...config, is_online })
    },
    visitorName: () => host.getAttribute('name') || storage.read().name,
    locale: () => stores.$catalog.get().locale,
  }
  const { perform, leave, deliverLeft } = performEffects(edges)
  const watch = createWatch({ edges, stores, host, nudge, update: () => attention.update() })
  const attention = createAttention({ stores, storage, host, isWatched: watch.isOn, dispatch })
  const machine = runMachine({
    machine: conversationMachine,
    initial: {
      ...INITIAL_CONVERSATION,
      timers: stores.$config.get()?.timers ?? null,
      email: $state.get().email,
      isOffline: !navigator.onLine,
    },
    clock,
    perform,
    changed,
  })

  function changed(state: ConversationState): void {
    const before = $state.get()
    $state.set(state)
    if (state.email !== before.email) storage.change({ email: state.email })
    outbox.save(state)
    if (state.conversationId !== before.conversationId) {
      showRecord(stores, storage.read(), state.conversationId)
      watch.renew()
      deliverLeft()
    }
    if (!isCatchingUp) {
      for (const { name, detail } of announcedEvents(before, state)) host.announce(name, detail)
      attention.notify(freshMessages(before, state))
    }
    if (!isSameThread(before, state)) attention.update()
  }

  function dispatch(event: ConversationEvent): void {
    if (event.type === 'resumed') isCatchingUp = event.conversationId !== null
    machine.dispatch(event)
    const { conversationId } = $state.get()
    if (event.type === 'created' && event.conversationId === conversationId) {
      isCatchingUp = false
      if (storage.read().remembered[0]) stores.$elsewhere.set({ startedBy: $state.get().outbox[0]!.clientId })
      host.announce('support:conversation-start', { conversationId })
    }
    if (!('conversation' in event) || !event.conversation) return
    if (event.type === 'received') {
      const last = event.messages.at(-1)?.sequence ?? Number.POSITIVE_INFINITY
      isCatchingUp &&= last < event.conversation.last_sequence
    }
    attention.setConversation(event.conversation)
  }

  /** Handles a change of the network or the page's visibility, during which events may have been missed. */
  function wake(): void {
    machine.wake()
    delay.end()
    channel.wake()
    dispatch({ type: 'woken', isOffline: !navigator.onLine })
    nudge()
    deliverLeft()
    attention.update()
  }

  function turnTo(conversationId: string | null): void {
    storage.change({ conversationId })
    dispatch({ type: 'resumed', conversationId, outbox: outbox.load(conversationId) })
  }

  function resume(): void {
    const { email } = $state.get()
    const known = storage.read()
    // Another tab may have asked for it while this code was loading.
    if (email === null && known.email) dispatch({ type: 'email-given', email: known.email })
    else if (known.email !== email) storage.change({ email })
    showRecord(stores, storage.read(), known.conversationId)
    const unsent = outbox.load(known.conversationId)
    if (known.conversationId !== null || unsent.length > 0) {
      dispatch({ type: 'resumed', conversationId: known.conversationId, outbox: unsent })
    }
    deliverLeft()
    attention.update()
  }

  /** Switches at the visitor's or the page's request. */
  const switchTo = (conversationId: string | null) => drafts.swap(() => turnTo(conversationId))

  const drafts = keepDrafts({ stores, files: edges.files, storage, clock })

  /** Starts again after the visitor has logged out, here or in another tab. Nothing of theirs is stored any more. */
  function startAgain(): void {
    isStopped = true
    options.restart()
  }

  /** Stores what the visitor has begun before their consent, which goes on. */
  function takeConsent(): void {
    const { conversationId, outbox: unsent, email } = $state.get()
    const { $draft, $files } = stores
    const key = conversationId ?? NOT_STARTED
    const hasBegun = conversationId ?? unsent[0] ?? $files.get()[0] ?? !isBlank($draft.get())
    storage.save((stored, inMemory) => mergeRecords(stored, inMemory, { [key]: $draft.get() }))
    const known = storage.read()
    // Started again, the chat shows what the browser remembers.
    if (!hasBegun && (known.conversationId ?? known.outbox[NOT_STARTED])) {
      options.restart()
      return
    }
    $draft.set(known.drafts[key] ?? '')
    storage.change({ conversationId })
    if (email === null && known.email) dispatch({ type: 'email-given', email: known.email })
    showRecord(stores, known, conversationId)
    attention.update()
  }

  const consent = new MutationObserver(([mutation]) => {
    if (host.getAttribute('consent') === 'required') storage.withdraw()
    else if (mutation!.oldValue === 'required') takeConsent()
  })
  consent.observe(host, { attributeFilter: ['consent'], attributeOldValue: true })
  const stops = [
    () => consent.disconnect(),
    keepSettings(stores, storage),
    whenPageWakes(wake),
    followLocale(host, stores.$catalog, CHAT_LANGUAGES),
    followOtherTabs({ storage, stores, dispatch, turnTo, restart: startAgain }),
    stores.$page.listen(attention.update),
    () => watch.set(false),
    leave,
    channel.leave,
    machine.stop,
  ]
  resume()

  return {
    dispatch,
    turnTo: switchTo,
    async watch(isOpen) {
      watch.set(isOpen)
      ;(await identified)?.find()
    },
    send: (content, files) =>
      dispatch({ type: 'sent', clientId: edges.newId(), content, files: outgoingFiles(edges, files) }),
    isOwnFile: url => isOwnFile(edges, url),
    setContext(given) {
      // Lazy, because few pages give one. A conversation waits for it.
      context = import('./read-context.ts').then(
        ({ readContext }) => readContext(given),
        error => {
          report('load', 'something went wrong', error)
          return {}
        },
      )
    },
    async identify(source) {
      identified ??= import('./identified-visitor.ts').then(
        ({ createIdentifiedVisitor }) => createIdentifiedVisitor({ edges, stores, turnTo, watch, attention }),
        error => void report('load', 'something went wrong', error),
      )
      ;(await identified)?.set(source)
    },
    forgetDrafts: drafts.forget,
    forgetMe() {
      storage.clear()
      startAgain()
    },
    async actions() {
      const { createVisitorActions } = await import('./visitor-actions.ts')
      return createVisitorActions({ edges, stores, turnTo: switchTo })
    },
    stop() {
      drafts.stop()
      isStopped = true
      for (const stop of stops) stop()
    },
  }
}

/** Whether the messages and what the visitor has seen of them are unchanged. */
function isSameThread(before: ConversationState, after: ConversationState): boolean {
  return (
    before.conversationId === after.conversationId &&
    before.messages === after.messages &&
    before.visitorSeen === after.visitorSeen
  )
}
