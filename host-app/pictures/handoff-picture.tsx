import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { sampleMessages } from './sample-conversations.ts'
import { ThreadPicture } from './thread-picture.tsx'

const MESSAGES = sampleMessages(
  ['visitor', 'My invoice shows the old address. Can somebody change it?'],
  ['ai', SHARED_MESSAGES.noInformation],
  ['visitor', SHARED_MESSAGES.offerYes],
  ['agent', 'I have changed it and sent you the corrected invoice. Anything else I can do?'],
)

/** A conversation that an agent takes over. */
export function HandoffPicture() {
  return <ThreadPicture title="Mara takes over" messages={MESSAGES} />
}
