import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { sampleMessages } from './sample-conversations.ts'
import { ThreadPicture } from './thread-picture.tsx'

const MESSAGES = sampleMessages(
  ['visitor', 'do you ship to norway'],
  [
    'ai',
    'Yes, to Norway in four to six working days. Duties are paid at checkout, so nothing is due at the door.',
    { meta: { type: 'answer', citations: [{ title: 'Shipping outside the EU', slug: 'shipping' }] } },
  ],
  ['visitor', 'and to the moon?'],
  ['ai', SHARED_MESSAGES.noInformation],
)

/** Two AI answers: one with its source, and one that admits that there is none. */
export function ArticlePicture() {
  return <ThreadPicture title="Two questions, one of them answered" messages={MESSAGES} />
}
