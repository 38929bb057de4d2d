import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { isEmail } from '#core/text/email.ts'
import type { ConversationDriver } from '../../runtime/conversation-driver.ts'
import type { WidgetHost } from '../../runtime/define-element.tsx'
import type { Environment } from '../../runtime/environment.ts'
import { logQuietly } from '../../runtime/log-quietly.ts'
import { createVisitorStorage } from '../../runtime/visitor-storage.ts'

/** What one chat element holds while it is in the page: it outlives the panel and a move in the document. */
export type ChatSession = {
  readonly $state: ReadableAtom<ConversationState>
  /** What stands in the composer. */
  readonly $draft: WritableAtom<string>
  readonly dispatch: (event: ConversationEvent) => void
  /** Tells whether the panel is open. */
  readonly watch: (isWatched: boolean) => void
  readonly newId: () => string
  /** Address of an article of the knowledge base. */
  readonly articleUrl: (slug: string) => string
  readonly stop: () => void
}

type Given = { readonly host: WidgetHost; readonly tenant: string; readonly email: string | undefined }

/**
 * Starts a conversation's driver, whose code comes after the panel's, so that one can type sooner. Until then events
 * wait; when the code does not come, the next event asks for it again.
 */
export function createChatSession(environment: Environment, { host, tenant, email }: Given): ChatSession {
  const storage = createVisitorStorage(environment.openStorage, environment.baseUrl, tenant)
  const known = email && isEmail(email) ? email.trim() : (storage.read().email ?? null)
  const $state = atom<ConversationState>({ ...INITIAL_CONVERSATION, email: known })
  const waiting: ConversationEvent[] = known === null ? [] : [{ type: 'email-given', email: known }]
  let driver: ConversationDriver | null = null
  let isLoading = false
  let isWatched = false
  let isStopped = false

  async function load(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      const { createConversationDriver } = await import('../../runtime/conversation-driver.ts')
      if (isStopped) return
      driver = createConversationDriver({ environment, storage, $state, tenant, host })
      driver.resume()
      for (const event of waiting.splice(0)) driver.dispatch(event)
      driver.watch(isWatched)
    } catch (error) {
      isLoading = false
      logQuietly('the conversation could not be started', error)
    }
  }

  void load()
  return {
    $state,
    $draft: atom(''),
    dispatch(event) {
      if (driver) return driver.dispatch(event)
      waiting.push(event)
      void load()
    },
    watch(watched) {
      isWatched = watched
      driver?.watch(watched)
    },
    newId: environment.newId,
    articleUrl: slug => new URL(`/kb/${encodeURIComponent(slug)}`, environment.baseUrl).href,
    stop() {
      isStopped = true
      driver?.stop()
    },
  }
}
