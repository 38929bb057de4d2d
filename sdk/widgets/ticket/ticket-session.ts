import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { ArticleLink, WidgetConfig } from '#contract/entities/widget.ts'
import type { TicketCatalog } from '../../locales/ticket/ticket-messages.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { RefusedFile } from '../../runtime/files/add-files.ts'
import type { RememberedConversation, VisitorStorage } from '../../runtime/storage/visitor-storage.ts'
import type { ChatSession } from '../chat/chat-session.ts'
import type { Draft } from './form/draft.ts'
import type { FieldName, Problems, TicketValues } from './form/ticket-values.ts'

/** A page of the ticket element. */
export type TicketPage =
  | { readonly kind: 'form' | 'list' }
  | { readonly kind: 'thread'; readonly conversationId: string }
  | {
      readonly kind: 'sent'
      readonly conversationId: string
      readonly number: number
      readonly email: string
      /** Number of files in the ticket. */
      readonly fileCount: number
    }

/** The stores of a ticket element. Components read them; the driver writes them. */
export type TicketStores = {
  readonly $values: ReadableAtom<TicketValues>
  readonly $problems: WritableAtom<Problems>
  /** `failed`: sending failed, and the visitor can try again. */
  readonly $status: WritableAtom<'writing' | 'sending' | 'failed'>
  readonly $files: WritableAtom<readonly File[]>
  readonly $refused: WritableAtom<readonly RefusedFile[]>
  /** The company's settings; null until they have loaded. */
  readonly $config: WritableAtom<WidgetConfig | null>
  /** Articles that match the subject. */
  readonly $articles: WritableAtom<readonly ArticleLink[]>
  /** The tickets of this browser, latest first. */
  readonly $tickets: WritableAtom<readonly RememberedConversation[]>
  readonly $page: WritableAtom<TicketPage>
  readonly $catalog: WritableAtom<TicketCatalog>
}

/** The state and actions of one ticket element while it is in the page. */
export type TicketSession = TicketStores & {
  readonly environment: Environment
  readonly host: WidgetHost
  readonly tenant: string
  readonly storage: VisitorStorage
  readonly draft: Draft
  readonly write: (field: FieldName, value: string) => void
  readonly attach: (files: readonly File[]) => void
  /** Sends the form, or shows the problems below its fields. */
  readonly send: () => Promise<void>
  /** Shows another page. */
  readonly show: (page: TicketPage) => void
  /** Updates the list of tickets from this browser's record. */
  readonly showTickets: () => void
  readonly articleUrl: (slug: string) => string
  /**
   * Returns the driver, whose code loads after the form's, so that the visitor can type sooner. Rejects if it
   * fails to load.
   */
  readonly driver: () => Promise<TicketDriver>
  readonly stop: () => void
}

/** The actions of a ticket element that need the server or load lazily. */
export type TicketDriver = {
  /** Loads the company's settings, unless they have loaded. Never rejects. */
  readonly config: () => Promise<void>
  /** Searches for articles that match a text. */
  readonly suggest: (text: string) => void
  /** Adds files to the form, and shows the refused ones. */
  readonly attach: (files: readonly File[]) => void
  /**
   * Creates the ticket and shows the next page, or shows the problems below the fields. Resolves with the form's
   * status afterwards.
   */
  readonly send: () => Promise<'writing' | 'failed'>
  /** Refreshes the status of this browser's tickets. */
  readonly refresh: () => Promise<void>
  /**
   * Returns the chat of a ticket. It keeps running, including its uploads, until another ticket is opened.
   */
  readonly thread: (conversationId: string) => ChatSession
  readonly stop: () => void
}
