import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { Clock } from '#core/clock.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import type { ActionResult } from '../../runtime/conversation/visitor-actions.ts'
import type { RefusedFile } from '../../runtime/files/choose-files.ts'
import type { RememberedConversation } from '../../runtime/storage/visitor-storage.ts'
import type { FirstWording } from '../../ui/first-wording.ts'

export type { ActionResult, RefusedFile, RememberedConversation }

/** What one chat element holds while it is in the page: it outlives the panel and a move in the document. */
export type ChatSession = {
  readonly $state: ReadableAtom<ConversationState>
  /** The visitor's name, as far as this browser knows it. */
  readonly $name: ReadableAtom<string | null>
  /** What stands in the composer. */
  readonly $draft: WritableAtom<string>
  /** `my-data` takes the thread's place (what this browser and the company hold of the visitor). */
  readonly $page: WritableAtom<'conversation' | 'my-data'>
  /** The company's settings; null until they have come. */
  readonly $config: ReadableAtom<WidgetConfig | null>
  /** The other conversations of this browser, the latest first. */
  readonly $remembered: ReadableAtom<readonly RememberedConversation[]>
  /** Messages of the other side that nobody has seen, in all conversations of this browser. */
  readonly $unread: ReadableAtom<number>
  readonly $wording: ReadableAtom<FirstWording>
  readonly $isMuted: WritableAtom<boolean>
  readonly $isPrivacyNoticeShown: ReadableAtom<boolean>
  readonly dismissPrivacyNotice: () => void
  readonly dispatch: (event: ConversationEvent) => void
  /**
   * Sends the visitor's words, unless the page prevents it (`support:before-send`). A draft that was sent leaves the
   * composer; without an address it stays.
   */
  readonly send: (text: string) => void
  /** Takes files into the outbox; the refused ones are given back. */
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
  /** For what the thread shows of time: day names, the promise's countdown. */
  readonly clock: Clock
  /** Saves the thread as a text file. */
  readonly downloadTranscript: () => void
  readonly mailTranscript: () => Promise<ActionResult>
  readonly correctContact: (contact: { name?: string; email?: string }) => Promise<ActionResult>
  /** Saves all that the company holds of this browser's conversations as a JSON file. */
  readonly downloadMyData: () => Promise<ActionResult>
  /** Removes a conversation from the server and from this browser. */
  readonly erase: (conversationId: string) => Promise<ActionResult>
  /** Leaves nothing of the visitor in this browser: no address, no conversation (the command `logout`). */
  readonly forgetMe: () => void
  readonly stop: () => void
}
