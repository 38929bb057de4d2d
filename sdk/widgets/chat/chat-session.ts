import type { Clock } from '#core/clock.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import type { ChatStores } from '../../runtime/conversation/chat-stores.ts'
import type { ActionResult, VisitorActions } from '../../runtime/conversation/visitor-actions.ts'
import type { RefusedFile } from '../../runtime/files/choose-files.ts'
import type { RememberedConversation } from '../../runtime/storage/visitor-storage.ts'

export type { ActionResult, RefusedFile, RememberedConversation }

/** The state and commands of one chat element while it is in the page: it outlives the panel and a move in the document. */
export type ChatSession = ChatStores &
  VisitorActions & {
    readonly dismissPrivacyNotice: () => void
    readonly dispatch: (event: ConversationEvent) => void
    /**
     * Sends the visitor's message, unless the page prevents it (`support:before-send`). A draft that was sent leaves the
     * composer; without an address it stays.
     */
    readonly send: (text: string) => void
    /** Puts files into the outbox; resolves with the refused ones. */
    readonly attach: (files: readonly File[]) => Promise<readonly RefusedFile[]>
    /** Turns to another remembered conversation, or (null) to a new one. */
    readonly turnTo: (conversationId: string | null) => void
    /** Tells whether the panel is open. */
    readonly watch: (isWatched: boolean) => void
    readonly newId: () => string
    /** Address of an article of the knowledge base. */
    readonly articleUrl: (slug: string) => string
    /** Address of the privacy policy. */
    readonly privacyUrl: string
    /** Whether an address lies in the server's own file store, so that loading it tells no third party. */
    readonly isOwnFile: (url: string) => boolean
    /** For the times in the thread: day names, the countdown to a promised reply. */
    readonly clock: Clock
    /** Leaves nothing of the visitor in this browser: no address, no conversation (the command `logout`). */
    readonly forgetMe: () => void
    readonly stop: () => void
  }
