import { ListPicture } from './list-picture.tsx'
import { AGENT, sampleConversation, waiting } from './sample-conversations.ts'

const CONVERSATIONS = [
  waiting('Card was charged twice', 'human please', 'tom@example.com', 23),
  sampleConversation(
    {
      subject: 'Change the delivery address',
      preview: 'Done. The driver has the new one.',
      customer_email: 'lea@example.com',
      pen: 'agent',
      assignee_id: AGENT,
    },
    2,
  ),
  sampleConversation(
    {
      subject: 'How do I reset my password?',
      preview: 'Open the sign-in page and choose “Forgot your password?”',
      customer_email: 'sam@example.com',
    },
    6,
  ),
  sampleConversation(
    {
      subject: 'هل تشحنون إلى عمّان؟',
      preview: 'نعم، خلال خمسة أيام عمل.',
      customer_email: 'rana@example.com',
      locale: 'ar',
      status: 'resolved',
    },
    14,
  ),
]

/** The inbox's list with waiting, assigned and resolved conversations. */
export function InboxPicture() {
  return <ListPicture title="Conversations" conversations={CONVERSATIONS} openId={CONVERSATIONS[1]!.id} />
}
