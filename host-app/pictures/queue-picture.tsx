import { ListPicture } from './list-picture.tsx'
import { sampleConversation, waiting } from './sample-conversations.ts'

const CONVERSATIONS = [
  waiting('Wrong size delivered', 'I would rather talk to a person', 'ines@example.com', 41),
  waiting('Card was charged twice', 'human please', 'tom@example.com', 23),
  sampleConversation(
    {
      subject: 'Cannot open the export',
      preview: 'It stays empty in Numbers',
      customer_email: 'yuki@example.com',
      status: 'ticket',
      number: 1042,
      needs_human: true,
      pen: 'none',
    },
    3,
  ),
]

/** Two waiting conversations, and one that became a ticket after its timeout. */
export function QueuePicture() {
  return <ListPicture title="Waiting for a human" conversations={CONVERSATIONS} />
}
