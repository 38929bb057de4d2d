import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'

import { isBlank } from '#contract/text/is-blank.ts'
import { isEmail } from '#contract/text/is-email.ts'
import { INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { articleUrl } from '../../runtime/api/article-url.ts'
import { afterPaint } from '../../runtime/browser/after-paint.ts'
import { createReport } from '../../runtime/browser/report-trouble.ts'
import { createChatStores } from '../../runtime/conversation/chat-stores.ts'
import type { ConversationDriver } from '../../runtime/conversation/conversation-driver.ts'
import type { VisitorActions } from '../../runtime/conversation/visitor-actions.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import { lazyDriver } from '../../runtime/element/lazy-driver.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import { initialState } from '../../runtime/storage/initial-state.ts'
import { storageKey } from '../../runtime/storage/storage-key.ts'
import type { VisitorStorage } from '../../runtime/storage/visitor-storage.ts'
import type { ActionResult, ChatSession } from './chat-session.ts'

type Options = {
  readonly host: WidgetHost
  readonly tenant: string
  readonly email?: string | undefined
  /**
   * The visitor's record, for a chat inside another element, which then handles the page's commands. Default: the
   * tenant's record in this browser.
   */
  readonly storage?: VisitorStorage
}

/**
 * Creates the session of a chat. The conversation driver loads once the panel is painted, so that the visitor can
 * type sooner. Events wait until then. After a failed load, the next event tries again.
 */
export function createChatSession(environment: Environment, options: Options): ChatSession {
  const { host, tenant, email, storage = null } = options
  const { baseUrl, newId, clock } = environment
  const stores = createChatStores()
  const { $state, $draft, $files, $page, $isMuted, $isPrivacyNoticeShown } = stores
  const report = createReport(host)
  /** The draft that is sent once the driver has loaded. */
  let taken: string | null = null
  let isWatched = false

  const driver = lazyDriver(
    () => import('./chat.lazy.ts'),
    ({ createConversationDriver }): ConversationDriver =>
      createConversationDriver({
        ...{ environment, stores, tenant, host, report, storage, restart },
        loadLazyEffects: () => import('./thread/answer.lazy.ts'),
      }),
    error => report('load', 'the conversation could not be started', error),
    (running, { chatCommands }) => {
      running.watch(isWatched)
      // A waiting command, such as `logout`, may restart the session.
      if (storage === null) host.handle(chatCommands({ host, stores, ...commands }))
    },
  )

  function action<Name extends keyof VisitorActions>(name: Name) {
    return async (...args: Parameters<VisitorActions[Name]>): Promise<ActionResult> => {
      try {
        const actions = await (await driver.load()).actions()
        return await (actions[name] as (...values: typeof args) => Promise<ActionResult>)(...args)
      } catch (error) {
        report('action', 'the request failed', error)
        return 'failed'
      }
    }
  }

  /** Shows what the browser remembers, until the driver has loaded. */
  function begin(known: string | null): void {
    const record = storage?.read() ?? initialState(environment.openStorage, storageKey(baseUrl, tenant))
    const { conversationId } = record
    const status = conversationId === null ? 'none' : 'open'
    const isOffline = !navigator.onLine
    $state.set({ ...INITIAL_CONVERSATION, isOffline, email: known ?? record.email, conversationId, status })
    $isPrivacyNoticeShown.set(!record.isPrivacyNoticeDismissed)
    $draft.set(`${record.drafts[conversationId ?? 'new'] ?? ''}`)
    afterPaint(() => driver.act(() => {}))
  }

  function restart(): void {
    driver.restart()
    taken = null
    $files.set([])
    $page.set('conversation')
    $isMuted.set(false)
    begin(null)
  }

  const commands = {
    turnTo: (conversationId: string | null) => driver.act(running => running.turnTo(conversationId)),
    identify: (source: unknown) => driver.act(running => running.identify(source)),
    setContext: (context: unknown) => driver.act(running => running.setContext(context)),
    logout: () => driver.act(running => running.forgetMe()),
    shutdown: () => driver.act(running => running.forgetDrafts()),
  }
  begin(email && isEmail(email) ? email.trim() : null)
  return {
    ...stores,
    dismissPrivacyNotice: () => $isPrivacyNoticeShown.set(false),
    dispatch: event => driver.act(running => running.dispatch(event)),
    send(text) {
      const isDraft = $draft.get() === text
      const files = isDraft ? $files.get() : []
      // Or the server would refuse it.
      if (text.length > MESSAGE_MAX_LENGTH) return false
      // It waits for the driver, which may have failed to load.
      if (isDraft && text === taken) {
        driver.act(() => {})
        return true
      }
      const isSent = isBlank(text)
        ? !!files[0]
        : host.announce('support:before-send', { text }, { cancelable: true })
      if (isSent) {
        if (isDraft) taken = text
        // The draft stays until the driver has it, so that it can't be lost with the driver's code.
        driver.act(running => {
          taken = null
          const left = $files.get()
          running.send(
            text,
            files.filter(file => left.includes(file)),
          )
          if ($state.get().email === null || !isDraft) return
          if ($draft.get() === text) $draft.set('')
          $files.set(left.filter(file => !files.includes(file)))
        })
      }
      return isSent
    },
    attach: files =>
      import('./files.lazy.ts').then(
        ({ addFiles }) => addFiles($files, files),
        () => files.map(({ name }) => ({ name, reason: 'not-loaded' as const })),
      ),
    turnTo: commands.turnTo,
    watch(watched) {
      isWatched = watched
      driver.running()?.watch(watched)
    },
    newId,
    clock,
    articleUrl: slug => articleUrl(baseUrl, tenant, slug),
    privacyUrl: new URL('/legal/privacy', baseUrl).href,
    isOwnFile: url => driver.running()?.isOwnFile(url) ?? false,
    downloadTranscript: action('downloadTranscript'),
    mailTranscript: action('mailTranscript'),
    correctContact: action('correctContact'),
    downloadMyData: action('downloadMyData'),
    erase: action('erase'),
    forgetMe: commands.logout,
    stop: driver.stop,
  }
}
