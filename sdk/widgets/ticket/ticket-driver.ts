import type { TicketForm } from '#contract/entities/widget.ts'
import { VISITOR_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { createApi } from '../../runtime/api/create-api.ts'
import { fetchConfig } from '../../runtime/api/fetch-config.ts'
import { createInterruptibleDelay } from '../../runtime/browser/interruptible-delay.ts'
import type { ReportTrouble } from '../../runtime/browser/report-trouble.ts'
import { addWords } from '../../runtime/conversation/add-words.ts'
import { applyBrand } from '../../runtime/conversation/apply-brand.ts'
import { createIdentity } from '../../runtime/conversation/identified-visitor.ts'
import { refreshRemembered } from '../../runtime/conversation/refresh-remembered.ts'
import type { CommandHandlers } from '../../runtime/element/widget-host.ts'
import { addFiles } from '../../runtime/files/add-files.ts'
import { createCredentials } from '../../runtime/storage/credentials.ts'
import { rememberConversation } from '../../runtime/storage/remembered-conversations.ts'
import type { ChatSession } from '../chat/chat-session.ts'
import { createChatSession } from '../chat/create-chat-session.ts'
import { createSuggestions } from './form/create-suggestions.ts'
import { createTicket } from './form/create-ticket.ts'
import { findProblems, problemAt } from './form/find-problems.ts'
import type { Problems, TicketValues } from './form/ticket-values.ts'
import type { TicketDriver, TicketSession } from './ticket-session.ts'
import { ticketStorage } from './tickets/ticket-storage.ts'

type Options = { readonly session: TicketSession; readonly report: ReportTrouble }

/** Creates the driver of a ticket element. */
export function createTicketDriver({ session, report }: Options): TicketDriver {
  const { environment, host, tenant, storage, draft } = session
  const { $config, $problems, $values, $files, $refused, $articles } = session
  const { baseUrl, clock, newId } = environment
  const api = createApi(VISITOR_ENDPOINTS, { baseUrl, tenant, clock })
  const credentials = createCredentials({ api, storage, clock })
  const identity = createIdentity(createInterruptibleDelay(clock), report)
  const suggestions = createSuggestions({ api, clock, $articles })
  let asking: Promise<void> | null = null
  let open: { readonly id: string; readonly chat: ChatSession } | null = null

  const form = (): TicketForm | null => $config.get()?.ticket_form ?? null

  function config(): Promise<void> {
    asking ??= showConfig().finally(() => {
      asking = null
    })
    return asking
  }

  async function showConfig(): Promise<void> {
    if ($config.get() !== null) return
    const config = await fetchConfig(api)
    if (!config) return
    $config.set(config)
    applyBrand(host, config.brand, session.$catalog.get().locale)
  }

  /** Validates the form and shows the problems below the fields. Returns whether there are none. */
  function isComplete(): boolean {
    const problems = findProblems($values.get(), form())
    $problems.set(problems)
    return Object.keys(problems).length === 0
  }

  async function send(): Promise<'writing' | 'failed'> {
    if (!isComplete()) return 'writing'
    const values = $values.get()
    const text = values.content!
    if (!host.announce('support:before-send', { text }, { cancelable: true })) return 'writing'
    draft.save()
    // The company's own fields must have loaded to validate them.
    await config()
    if (!isComplete()) return 'writing'
    const { locale } = session.$catalog.get()
    const result = await createTicket({ api, identity, storage, report, newId }, values, locale)
    if (result.kind === 'unreachable') return 'failed'
    if (result.kind === 'refused' && result.code === 'message_refused') {
      $problems.set({ content: 'refused' })
      return 'writing'
    }
    if (result.kind === 'refused') return refuse(result.issues ?? [])
    const { conversationId, number, ...credential } = result.value
    credentials.keep(conversationId, credential)
    remember(conversationId, number, values)
    const files = $files.get()
    const chat = thread(conversationId)
    chat.$files.set(files)
    chat.send('')
    clear()
    host.announce('support:ticket', { conversationId, number })
    const email = values.email!.trim()
    session.show({ kind: 'sent', conversationId, number, email, fileCount: files.length })
    return 'writing'
  }

  /** Handles a rejected form. Loads the company's fields again, because they may have changed. */
  async function refuse(issues: readonly { readonly path: string }[]): Promise<'writing' | 'failed'> {
    $config.set(null)
    await config()
    const found = issues.map(({ path }) => problemAt(path, form()))
    const problems: Problems = Object.fromEntries(found.filter(problem => problem !== null))
    $problems.set(problems)
    return Object.keys(problems).length === 0 ? 'failed' : 'writing'
  }

  function remember(id: string, number: number, { email, name, subject, content }: TicketValues): void {
    const at = new Date(clock.now()).toISOString()
    const words = { subject: subject!.trim(), preview: content!.trim().slice(0, 120) }
    const facts = { status: 'ticket', last_message_at: at, created_at: at } as const
    rememberConversation(storage, { id, number, ...words, ...facts }, 0)
    const known = storage.read()
    storage.change({ email: known.email ?? email!.trim(), name: known.name ?? (name?.trim() || null) })
  }

  /** Empties the form for the next ticket. */
  function clear(): void {
    draft.clear()
    suggestions.ask('')
    $files.set([])
    $refused.set([])
    $problems.set({})
  }

  function thread(id: string): ChatSession {
    if (open?.id === id) return open.chat
    leaveThread()
    const own = ticketStorage(storage, id)
    open = { id, chat: createChatSession(environment, { host, tenant, storage: own }) }
    return open.chat
  }

  function leaveThread(): void {
    open?.chat.stop()
    open = null
  }

  /** Deletes the visitor's data from this browser. */
  function logout(): void {
    leaveThread()
    storage.clear()
    clear()
    session.show({ kind: 'form' })
  }

  host.handle(ticketCommands({ session, identify: identity.set, logout }))
  return {
    config,
    suggest: suggestions.ask,
    attach: async chosen => $refused.set(await addFiles($files, chosen)),
    send,
    refresh: () =>
      refreshRemembered({ credentials, storage, state: () => INITIAL_CONVERSATION }, session.showTickets),
    thread,
    stop() {
      suggestions.stop()
      leaveThread()
    },
  }
}

type CommandOptions = {
  readonly session: TicketSession
  readonly identify: (source: unknown) => void
  readonly logout: () => void
}

/**
 * Returns the handlers of the ticket element's own commands. The commands that all widgets share are in
 * `element-commands.ts`.
 */
export function ticketCommands({ session, identify, logout }: CommandOptions): CommandHandlers {
  /**
   * Shows a ticket by its id or number.
   * @throws Error if this browser does not remember it
   */
  function showTicket(ticket: unknown): void {
    const wanted = String(ticket)
    const found = session.$tickets.get().find(({ id, number }) => id === wanted || String(number) === wanted)
    if (!found) throw new Error('unknown ticket')
    session.show({ kind: 'thread', conversationId: found.id })
  }

  return {
    identify,
    logout,
    showTicket,
    newMessage(text) {
      if (typeof text === 'string')
        session.write('content', addWords(session.$values.get().content ?? '', text))
      session.show({ kind: 'form' })
    },
    showArticle: slug => void window.open(session.articleUrl(String(slug)), '_blank', 'noopener'),
    get: name => (name === 'email' ? session.$values.get().email : undefined),
  }
}
