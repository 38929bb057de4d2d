import { atom, type WritableAtom } from 'nanostores'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { FIRST_ENGLISH, type FirstCatalog } from '../../ui/messages/use-first-messages.ts'
import type { RememberedConversation, VisitorRecord } from '../storage/visitor-storage.ts'

/** The chat's stores: its components read them, its session and its conversation's driver write them. */
export type ChatStores = {
  readonly $state: WritableAtom<ConversationState>
  /** The visitor's name, as far as this browser knows it. */
  readonly $name: WritableAtom<string | null>
  /** The text in the composer. */
  readonly $draft: WritableAtom<string>
  /** `my-data` takes the thread's place (what this browser and the company hold of the visitor). */
  readonly $page: WritableAtom<'conversation' | 'my-data'>
  /** The company's settings; null until they have come. */
  readonly $config: WritableAtom<WidgetConfig | null>
  /** The other conversations of this browser, the latest first. */
  readonly $remembered: WritableAtom<readonly RememberedConversation[]>
  /** Messages of the other side that nobody has seen, in all conversations of this browser. */
  readonly $unread: WritableAtom<number>
  readonly $catalog: WritableAtom<FirstCatalog>
  readonly $isMuted: WritableAtom<boolean>
  readonly $isPrivacyNoticeShown: WritableAtom<boolean>
}

export function createChatStores(): ChatStores {
  return {
    $state: atom(INITIAL_CONVERSATION),
    $name: atom<string | null>(null),
    $draft: atom(''),
    $page: atom<'conversation' | 'my-data'>('conversation'),
    $config: atom<WidgetConfig | null>(null),
    $remembered: atom<readonly RememberedConversation[]>([]),
    $unread: atom(0),
    $catalog: atom(FIRST_ENGLISH),
    $isMuted: atom(false),
    $isPrivacyNoticeShown: atom(true),
  }
}

/** Shows what the browser remembers beside the conversation `current`. */
export function showRecord(stores: ChatStores, record: VisitorRecord, current: string | null): void {
  stores.$remembered.set(record.remembered.filter(({ id }) => id !== current))
  stores.$name.set(record.name)
  stores.$isMuted.set(record.isMuted)
  stores.$isPrivacyNoticeShown.set(!record.isPrivacyNoticeDismissed)
}
