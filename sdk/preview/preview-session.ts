import type { Message } from '#contract/entities/message.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { type ConversationState, INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { createManualClock, type ManualClock } from '#core/manual-clock.ts'
import { createChatStores } from '../runtime/conversation/chat-stores.ts'
import { browserEnvironment } from '../runtime/element/environment.ts'
import type { ChatSession } from '../widgets/chat/chat-session.ts'

/** A screen of the sample conversation. */
export type SampleScreen = 'closed' | 'home' | 'chat' | 'away'
/** A simulated conversation at an instant, in ms since the epoch. */
export type LiveScreen = { readonly state: ConversationState; readonly now: number }
/** What the preview of a chat can show. */
export type PreviewScreen = SampleScreen | LiveScreen

const CONVERSATION_ID = '00000000-0000-4000-8000-000000000000'
const SAMPLE: readonly [Message['sender_type'], string | null, string][] = [
  ['visitor', null, 'Hello! Can I change my order?'],
  ['ai', null, 'Yes. Open your order and press Change. You can change it until it is packed.'],
  ['visitor', null, 'It is packed already. Can somebody help?'],
  ['agent', 'Sam', 'Hi, I am here. I will stop it for you.'],
]

/** The session of a preview. Its clock stands still between the screens that it shows. */
export type PreviewSession = ChatSession & { readonly clock: ManualClock }

/**
 * Returns a session that shows what it is given, without a server.
 * @param onEvent is called with what the visitor does
 */
export function createPreviewSession(onEvent: (event: ConversationEvent) => void): PreviewSession {
  const stores = createChatStores()
  const { newId } = browserEnvironment
  const nothing = () => {}
  const done = async () => 'done' as const
  return {
    ...stores,
    dismissPrivacyNotice: () => stores.$isPrivacyNoticeShown.set(false),
    dispatch: onEvent,
    send(content) {
      onEvent({ type: 'sent', clientId: newId(), content })
      if (stores.$draft.get() === content) stores.$draft.set('')
      return true
    },
    attach: async () => [],
    turnTo: conversationId => onEvent({ type: 'resumed', conversationId, outbox: [] }),
    watch: nothing,
    newId,
    clock: createManualClock(0),
    articleUrl: () => '#',
    privacyUrl: '#',
    isOwnFile: () => false,
    downloadTranscript: done,
    mailTranscript: done,
    correctContact: done,
    downloadMyData: done,
    erase: done,
    forgetMe: nothing,
    stop: nothing,
  }
}

/** Shows a screen in a company's settings: one of the sample conversation, or a simulated one. */
export function showScreen(session: PreviewSession, screen: PreviewScreen, config: WidgetConfig): void {
  const isLive = typeof screen === 'object'
  const now = isLive ? screen.now : Date.now()
  session.clock.advance(Math.max(0, now - session.clock.now()))
  const isThere = screen !== 'away'
  session.$config.set({ ...config, is_open: isThere, is_online: isThere })
  session.$state.set(isLive ? screen.state : sampleState(screen, now))
}

function sampleState(screen: SampleScreen, now: number): ConversationState {
  return {
    ...INITIAL_CONVERSATION,
    ...(screen === 'chat' && {
      email: 'visitor@example.com',
      conversationId: CONVERSATION_ID,
      status: 'open',
      assigneeName: 'Sam',
      messages: sampleMessages(now),
    }),
  }
}

function sampleMessages(now: number): Message[] {
  return SAMPLE.map(([sender_type, sender_name, content], index) => ({
    id: `00000000-0000-4000-8000-00000000000${index + 1}`,
    conversation_id: CONVERSATION_ID,
    sequence: index + 1,
    client_id: `00000000-0000-4000-8000-00000000001${index + 1}`,
    sender_type,
    sender_name,
    content,
    meta: {},
    helpful: null,
    created_at: new Date(now - (SAMPLE.length - index) * 60_000).toISOString(),
  }))
}
