import type { Clock } from '#core/clock.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import type { ChatStores } from '../../runtime/conversation/chat-stores.ts'
import type { ActionResult, VisitorActions } from '../../runtime/conversation/visitor-actions.ts'
import type { RefusedFile } from '../../runtime/files/add-files.ts'
import type { RememberedConversation } from '../../runtime/storage/visitor-storage.ts'

// Re-exported, so that components need only this module.
export type { ActionResult, RefusedFile, RememberedConversation }

/**
 * The state and actions of one chat element. It lasts while the element is in the page, also if the panel closes
 * or the element moves.
 */
export type ChatSession = ChatStores &
  VisitorActions & {
    readonly dismissPrivacyNotice: () => void
    readonly dispatch: (event: ConversationEvent) => void
    /**
     * Sends the visitor's message, unless the page prevents it (`support:before-send`), and returns whether it did. The files
     * go with the draft, also without a text. The draft and its files are cleared once the driver has them, unless the email
     * address is missing.
     */
    readonly send: (text: string) => boolean
    /** Adds files to those that go with the draft. Resolves with the refused ones. */
    readonly attach: (files: readonly File[]) => Promise<readonly RefusedFile[]>
    /** Switches to another remembered conversation, or (null) to a new one. */
    readonly turnTo: (conversationId: string | null) => void
    /** Sets whether the panel is open. */
    readonly watch: (isWatched: boolean) => void
    readonly newId: () => string
    /** Returns the URL of an article of the help center. */
    readonly articleUrl: (slug: string) => string
    /** URL of the privacy policy. */
    readonly privacyUrl: string
    /** Whether a URL belongs to the server's file store, so that loading it informs no third party. */
    readonly isOwnFile: (url: string) => boolean
    /** For times in the thread: day names and the countdown of a handoff. */
    readonly clock: Clock
    /** Deletes the visitor's data from this browser (the command `logout`). */
    readonly forgetMe: () => void
    readonly stop: () => void
  }
