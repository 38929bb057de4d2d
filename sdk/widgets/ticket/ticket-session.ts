import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { ArticleLink, WidgetConfig } from '#contract/entities/widget.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { RefusedFile } from '../../runtime/files/choose-files.ts'
import type { RememberedConversation, VisitorStorage } from '../../runtime/storage/visitor-storage.ts'
import type { TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'
import type { ChatSession } from '../chat/chat-session.ts'
import type { Draft } from './form/draft.ts'
import type { FieldName, Problems, TicketValues } from './form/ticket-values.ts'

/** What shows. */
export type TicketPage =
  | { readonly kind: 'form' | 'list' }
  | { readonly kind: 'thread'; readonly conversationId: string }
  | {
      readonly kind: 'sent'
      readonly conversationId: string
      readonly number: number
      readonly email: string
      /** How many files go with it. */
      readonly fileCount: number
    }

/** The stores that the form's components see and the driver writes. */
export type TicketStores = {
  readonly $values: ReadableAtom<TicketValues>
  readonly $problems: WritableAtom<Problems>
  /** `failed`: it did not get through, and can be sent again. */
  readonly $status: WritableAtom<'writing' | 'sending' | 'failed'>
  readonly $files: WritableAtom<readonly File[]>
  readonly $refused: WritableAtom<readonly RefusedFile[]>
  /** The company's settings; null until they have come. */
  readonly $config: WritableAtom<WidgetConfig | null>
  /** Articles that fit the subject. */
  readonly $articles: WritableAtom<readonly ArticleLink[]>
  /** The tickets of this browser, the latest first. */
  readonly $tickets: WritableAtom<readonly RememberedConversation[]>
  readonly $page: WritableAtom<TicketPage>
  readonly $catalog: WritableAtom<TicketCatalog>
}

/** What one ticket element holds while it is in the page. */
export type TicketSession = TicketStores & {
  readonly environment: Environment
  readonly host: WidgetHost
  readonly tenant: string
  readonly storage: VisitorStorage
  readonly draft: Draft
  readonly write: (field: FieldName, value: string) => void
  readonly attach: (files: readonly File[]) => void
  /** Sends what stands in the form, or puts what is wrong under its fields. */
  readonly send: () => Promise<void>
  /** Turns to another page. */
  readonly show: (page: TicketPage) => void
  /** Shows the tickets as this browser remembers them. */
  readonly showTickets: () => void
  readonly articleUrl: (slug: string) => string
  /** The driver, whose code comes after the form's, so that one can type sooner; rejects when it does not come. */
  readonly driver: () => Promise<TicketDriver>
  readonly stop: () => void
}

/** What the ticket element does once it is used, and all that it asks of the server. */
export type TicketDriver = {
  /** Fetches what the company asks for, until it is known. Never rejects. */
  readonly config: () => Promise<void>
  /** Looks for articles that fit what has been written. */
  readonly suggest: (text: string) => void
  /** Takes files into the form; says which are refused. */
  readonly attach: (files: readonly File[]) => void
  /**
   * Opens the ticket and turns to what comes next, or puts what is wrong under the fields. Tells how the form stands
   * afterwards.
   */
  readonly send: () => Promise<'writing' | 'failed'>
  /** Asks how the tickets of this browser stand. */
  readonly refresh: () => Promise<void>
  /** The chat of one ticket. It goes on, with what is being uploaded, until another is opened. */
  readonly thread: (conversationId: string) => ChatSession
  readonly stop: () => void
}
