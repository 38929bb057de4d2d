import type { WritableAtom } from 'nanostores'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { conversationMachine } from '#core/conversation/transition.ts'
import { runMachine } from '#core/run-machine.ts'
import { announcedEvents } from './announced-events.ts'
import { createCredentials } from './credentials.ts'
import type { WidgetHost } from './define-element.tsx'
import type { Environment } from './environment.ts'
import { performEffects } from './perform-effects.ts'
import { createRoom } from './room.ts'
import { createVisitorApi } from './visitor-api.ts'
import type { VisitorStorage } from './visitor-storage.ts'
import { whenPageWakes } from './when-page-wakes.ts'

/** Without a socket an open panel asks for news this often. */
const POLL_MS = 4_000

/** One visitor's conversation with one tenant. It lives as long as its element, panel open or not. */
export type ConversationDriver = {
  readonly dispatch: (event: ConversationEvent) => void
  /** Takes up the conversation that this browser remembers. */
  readonly resume: () => void
  /** Whether somebody is looking, so that asking without a socket is worth it. */
  readonly watch: (isWatched: boolean) => void
  readonly stop: () => void
}

type Given = {
  readonly environment: Environment
  readonly storage: VisitorStorage
  /** Where the state is published. */
  readonly $state: WritableAtom<ConversationState>
  readonly tenant: string
  readonly host: WidgetHost
}

/** Runs the conversation machine, performs its effects and tells the page of what happens. */
export function createConversationDriver(given: Given): ConversationDriver {
  const { environment, storage, $state, tenant, host } = given
  const { clock, baseUrl } = environment
  const api = createVisitorApi(baseUrl, tenant)
  const credentials = createCredentials({ api, storage, clock })
  const nudge = () => machine.dispatch({ type: 'nudged' })
  const room = createRoom({ credentials, clock, open: environment.openChannel, nudge })
  let poll: unknown = null

  const machine = runMachine({
    machine: conversationMachine,
    initial: INITIAL_CONVERSATION,
    clock,
    changed(state) {
      const before = $state.get()
      $state.set(state)
      if (state.email !== null && state.email !== storage.read().email) storage.change({ email: state.email })
      for (const { name, detail } of announcedEvents(before, state)) host.announce(name, detail)
    },
    perform: performEffects({
      api,
      credentials,
      storage,
      room,
      alert: environment.alert,
      state: $state.get,
      visitorName: () => host.getAttribute('name'),
      newId: environment.newId,
    }),
  })
  const sleep = whenPageWakes(() => {
    machine.wake()
    nudge()
  })

  function watch(isWatched: boolean): void {
    clock.clearTimeout(poll)
    if (!isWatched) return
    poll = clock.setTimeout(() => {
      if (!room.isJoined() && !document.hidden) nudge()
      watch(true)
    }, POLL_MS)
  }

  return {
    dispatch: machine.dispatch,
    resume() {
      const { conversationId } = storage.read()
      if (conversationId) machine.dispatch({ type: 'resumed', conversationId })
    },
    watch,
    stop() {
      watch(false)
      sleep()
      room.leave()
      machine.stop()
    },
  }
}
