import { sampleMessages } from './sample-conversations.ts'
import { ThreadPicture } from './thread-picture.tsx'

const MESSAGES = sampleMessages(
  ['visitor', 'Can I send back a kettle I have used once?'],
  [
    'ai',
    'Yes. You can return it within 30 days, used or not, as long as everything that came with it is in the box.',
    { meta: { type: 'answer', citations: [{ title: 'Returns and refunds', slug: 'returns' }] } },
  ],
  ['visitor', 'The box is gone. Can I talk to somebody?'],
  ['agent', 'Hi, Mara here. Any sturdy box will do – I have put a label in your email.'],
)

/** A thread from the question to an agent's reply. */
export function SampleThread() {
  return <ThreadPicture title="An example conversation" messages={MESSAGES} />
}
