import { atom, type WritableAtom } from 'nanostores'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { type ChatCatalog, ENGLISH_CHAT } from '../../locales/chat/chat-messages.ts'
import type { RememberedConversation, VisitorRecord } from '../storage/visitor-storage.ts'

/** What a visitor is told about conversations that this browser does not show. */
export type Elsewhere = {
  /**
   * The client id of the message with which a visitor who has earlier conversations started another one. The thread says
   * below it that the conversation is new.
   */
  readonly startedBy?: string
  /** An identified visitor's open conversation that is not the current one. */
  readonly alsoOpen?: Pick<RememberedConversation, 'id' | 'subject'> | null
}

/**
 * The panel's page: the conversation, or what replaces it. `my-data` is what this browser and the company store about the
 * visitor, `ticket` the form and the visitor's tickets, `help/` the help center, with a slug one of its articles.
 */
export type ChatPage = 'conversation' | 'my-data' | 'ticket' | `help/${string}`

/** The stores of a chat. Components read them; the session and the conversation driver write them. */
export type ChatStores = {
  readonly $state: WritableAtom<ConversationState>
  /** The visitor's name; null if this browser does not know it. */
  readonly $name: WritableAtom<string | null>
  /** The text in the composer. */
  readonly $draft: WritableAtom<string>
  /** The files that go with the next message. */
  readonly $files: WritableAtom<readonly File[]>
  /** The question that the visitor picked before giving an address. As long as it is the draft, it is sent right after. */
  readonly $asked: WritableAtom<string>
  readonly $page: WritableAtom<ChatPage>
  /** The company's settings; null until they have loaded. */
  readonly $config: WritableAtom<WidgetConfig | null>
  /** The other conversations of this browser, latest first. */
  readonly $remembered: WritableAtom<readonly RememberedConversation[]>
  /** Number of unseen messages from the company, in all conversations of this browser. */
  readonly $unread: WritableAtom<number>
  /** What the visitor is told about conversations that this browser does not show. */
  readonly $elsewhere: WritableAtom<Elsewhere>
  readonly $catalog: WritableAtom<ChatCatalog>
  readonly $isMuted: WritableAtom<boolean>
  readonly $isPrivacyNoticeShown: WritableAtom<boolean>
}

/** Creates the stores of a new chat, in English until the messages have loaded. */
export function createChatStores(): ChatStores {
  return {
    $state: atom(INITIAL_CONVERSATION),
    $name: atom<string | null>(null),
    $draft: atom(''),
    $files: atom<readonly File[]>([]),
    $asked: atom(''),
    $page: atom<ChatPage>('conversation'),
    $config: atom<WidgetConfig | null>(null),
    $remembered: atom<readonly RememberedConversation[]>([]),
    $unread: atom(0),
    $elsewhere: atom<Elsewhere>({}),
    $catalog: atom(ENGLISH_CHAT),
    $isMuted: atom(false),
    $isPrivacyNoticeShown: atom(true),
  }
}

/** Updates the stores from the visitor's record: the name, and the conversations other than `current`. */
export function showRecord(stores: ChatStores, record: VisitorRecord, current: string | null): void {
  stores.$remembered.set(record.remembered.filter(({ id }) => id !== current))
  stores.$name.set(record.name)
  stores.$isMuted.set(record.isMuted)
  stores.$isPrivacyNoticeShown.set(!record.isPrivacyNoticeDismissed)
}
