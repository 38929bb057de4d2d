import type { Message } from '#contract/entities/message.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import { INITIAL_CONVERSATION } from '#core/conversation/state.ts'
import { createChatStores } from '../runtime/conversation/chat-stores.ts'
import { browserEnvironment } from '../runtime/element/environment.ts'
import type { ChatSession } from '../widgets/chat/chat-session.ts'

/** What the preview of a chat can show. */
export type PreviewScreen = 'closed' | 'home' | 'chat' | 'away'

const CONVERSATION_ID = '00000000-0000-4000-8000-000000000000'
const SAMPLE: readonly [Message['sender_type'], string | null, string][] = [
  ['visitor', null, 'Hello! Can I change my order?'],
  ['ai', null, 'Yes. Open your order and press Change. You can change it until it is packed.'],
  ['visitor', null, 'It is packed already. Can somebody help?'],
  ['agent', 'Sam', 'Hi, I am here. I will stop it for you.'],
]

/** Returns a session that shows sample content and does nothing: for looking at a chat, without a server. */
export function createPreviewSession(): ChatSession {
  const nothing = () => {}
  const done = async () => 'done' as const
  return {
    ...createChatStores(),
    dismissPrivacyNotice: nothing,
    dispatch: nothing,
    send: nothing,
    attach: async () => [],
    turnTo: nothing,
    watch: nothing,
    newId: browserEnvironment.newId,
    clock: browserEnvironment.clock,
    articleUrl: () => '#',
    ticketUrl: '#',
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

/** Shows a screen of the sample conversation, in a company's settings. */
export function showScreen(session: ChatSession, screen: PreviewScreen, config: WidgetConfig): void {
  const isChat = screen === 'chat'
  session.$config.set({ ...config, is_online: screen !== 'away' && config.is_online })
  session.$state.set({
    ...INITIAL_CONVERSATION,
    email: 'visitor@example.com',
    ...(isChat && {
      conversationId: CONVERSATION_ID,
      status: 'open',
      assigneeName: 'Sam',
      messages: sampleMessages(session.clock.now()),
    }),
  })
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
