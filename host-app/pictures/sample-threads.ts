import type { Message } from '#contract/entities/message.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { sampleMessages } from './sample-conversations.ts'

type SampleThread = { readonly title: string; readonly messages: readonly Message[] }

const answerFrom = (title: string, slug: string) => ({
  meta: { type: 'answer' as const, citations: [{ title, slug }] },
})

/** The made-up conversations of the pictures, by picture. Each page shows one about its own subject. */
export const SAMPLE_THREADS = {
  thread: {
    title: 'An example conversation',
    messages: sampleMessages(
      ['visitor', 'Can I send back a kettle I have used once?'],
      [
        'ai',
        'Yes. You can return it within 30 days, used or not, as long as everything that came with it is in the box.',
        answerFrom('Returns and refunds', 'returns'),
      ],
      ['visitor', 'The box is gone. Can I talk to somebody?'],
      ['agent', 'Hi, Mara here. Any sturdy box will do – I have put a label in your email.'],
    ),
  },
  'thread-api': {
    title: 'A question about an API key',
    messages: sampleMessages(
      ['visitor', 'We upgraded this morning and our exports now fail with 403.'],
      [
        'ai',
        'After a plan change, API keys start without the exports scope. Open Settings > API and turn it on.',
        answerFrom('API scopes and plan changes', 'api-scopes'),
      ],
      ['visitor', 'The scope is on, still 403. Can an engineer look at request 7f31?'],
      ['agent', 'Mara here. I see an old key in our cache. I have cleared it, please try again.'],
    ),
  },
  'thread-course': {
    title: 'A question about a deadline',
    messages: sampleMessages(
      ['visitor', 'Can I hand in assignment 2 after Sunday?'],
      [
        'ai',
        'Yes, up to three days late. Each day costs 10% of the points.',
        answerFrom('Late submissions', 'late-submissions'),
      ],
      ['visitor', 'I was ill all week. Can I talk to a person?'],
      ['agent', 'Hi, Mara from the course office. Send me the certificate and you get until Friday.'],
    ),
  },
  'thread-spare-part': {
    title: 'A question about a spare part',
    messages: sampleMessages(
      ['visitor', 'Which seal fits the P40 pump, serial 2291?'],
      [
        'ai',
        'The P40 takes seal kit S-18. For serial numbers below 2000, order S-16.',
        answerFrom('Seal kits for P-series pumps', 'seal-kits'),
      ],
      ['visitor', 'We need it by Thursday. Can I speak to someone?'],
      ['agent', 'Mara from spare parts. One kit is in stock. It ships today and arrives on Wednesday.'],
    ),
  },
  'thread-store': {
    title: 'A question about a delivery',
    messages: sampleMessages(
      ['visitor', 'One of the four bowls arrived cracked.'],
      [
        'ai',
        'We replace what breaks on the way. Send a photo of the bowl and of the box within 14 days.',
        answerFrom('Broken in transit', 'broken-in-transit'),
      ],
      ['visitor', 'I threw the box away. Can somebody help?'],
      ['agent', 'Mara here. The photo of the bowl is enough. A new one leaves today.'],
    ),
  },
  'thread-branch': {
    title: 'A question at the pickup counter',
    messages: sampleMessages(
      ['visitor', 'Where do I pick up my order in the Leeds store?'],
      [
        'ai',
        'At the service desk on the ground floor, until closing time. Bring your order number.',
        answerFrom('Pick up in a store', 'pick-up'),
      ],
      ['visitor', 'I’m here, but they can’t find it. Is there a person?'],
      ['agent', 'Mara from the service desk. It was filed under your first name. I am bringing it over.'],
    ),
  },
  'thread-guest': {
    title: 'A question about a late arrival',
    messages: sampleMessages(
      ['visitor', 'Our train gets in at 1 am. Can we still check in?'],
      [
        'ai',
        'Yes. After 10 pm, take your key from the box beside the door. The code is in your booking email.',
        answerFrom('Arriving late', 'late-arrival'),
      ],
      ['visitor', 'There is no code in my email. Can I talk to somebody?'],
      ['agent', 'Mara, the night porter. I have just sent it again. See you at 1.'],
    ),
  },
  'thread-plan': {
    title: 'A question about a plan',
    messages: sampleMessages(
      ['visitor', 'Is the API part of the free plan?'],
      [
        'ai',
        'Yes, with 1,000 requests a day. The paid plans have no daily limit.',
        answerFrom('What each plan includes', 'plans'),
      ],
      ['visitor', 'We launch on Friday and need more for a day. Can I ask a human?'],
      ['agent', 'Mara here, I wrote the API. I have lifted your limit until Monday. Good luck!'],
    ),
  },
  article: {
    title: 'Two questions, one of them answered',
    messages: sampleMessages(
      ['visitor', 'do you ship to norway'],
      [
        'ai',
        'Yes, to Norway in four to six working days. Duties are paid at checkout, so nothing is due at the door.',
        answerFrom('Shipping outside the EU', 'shipping'),
      ],
      ['visitor', 'and to the moon?'],
      ['ai', SHARED_MESSAGES.noInformation],
    ),
  },
  'article-billing': {
    title: 'Two questions about billing',
    messages: sampleMessages(
      ['visitor', 'Can I pay by the year?'],
      [
        'ai',
        'Yes. Open Settings > Billing and choose Yearly. The rest of your month is credited.',
        answerFrom('Monthly and yearly billing', 'billing-periods'),
      ],
      ['visitor', 'Can I pay in installments?'],
      ['ai', SHARED_MESSAGES.noInformation],
    ),
  },
  'article-gap': {
    title: 'A question that no article answers',
    messages: sampleMessages(
      ['visitor', 'How do I add a colleague?'],
      [
        'ai',
        'Open Settings > People and enter their email address. They get an invitation.',
        answerFrom('Invite your team', 'invite-your-team'),
      ],
      ['visitor', 'Can I invite them all from a spreadsheet?'],
      ['ai', SHARED_MESSAGES.noInformation],
    ),
  },
  'article-manual': {
    title: 'A question from the shop floor',
    messages: sampleMessages(
      ['visitor', 'error E14 on the conveyor'],
      [
        'ai',
        'E14 means that the emergency stop is pressed. Release it, then press Reset for two seconds.',
        answerFrom('Conveyor error codes', 'conveyor-errors'),
      ],
      ['visitor', 'can I run it at 80 Hz?'],
      ['ai', SHARED_MESSAGES.noInformation],
    ),
  },
  'article-store': {
    title: 'A question about a store',
    messages: sampleMessages(
      ['visitor', 'are you open on sunday in leeds'],
      [
        'ai',
        'Yes, the Leeds store is open on Sundays from 11 to 5.',
        answerFrom('Stores and opening hours', 'stores'),
      ],
      ['visitor', 'do they have the green coat in 12?'],
      ['ai', SHARED_MESSAGES.noInformation],
    ),
  },
  handoff: {
    title: 'Mara takes over',
    messages: sampleMessages(
      ['visitor', 'My invoice shows the old address. Can somebody change it?'],
      ['ai', SHARED_MESSAGES.noInformation],
      ['visitor', SHARED_MESSAGES.offerYes],
      ['agent', 'I have changed it and sent you the corrected invoice. Anything else I can do?'],
    ),
  },
  'handoff-about': {
    title: 'Mara answers what the AI can’t',
    messages: sampleMessages(
      ['visitor', 'Can you move my workspace to another owner?'],
      ['ai', SHARED_MESSAGES.noInformation],
      ['visitor', SHARED_MESSAGES.offerYes],
      ['agent', 'Mara here. Yes, I need a confirmation from both of you. I have just sent it.'],
    ),
  },
  'handoff-clinic': {
    title: 'The front desk takes over',
    messages: sampleMessages(
      ['visitor', 'My crown came loose. Can I come in today?'],
      ['ai', SHARED_MESSAGES.noInformation],
      ['visitor', SHARED_MESSAGES.offerYes],
      ['agent', 'Mara from the front desk. We can see you at 3:40. Please bring the crown.'],
    ),
  },
  'handoff-team': {
    title: 'An agent takes over',
    messages: sampleMessages(
      ['visitor', 'I was charged twice in February.'],
      ['ai', SHARED_MESSAGES.noInformation],
      ['visitor', SHARED_MESSAGES.offerYes],
      ['agent', 'Mara here. I see both payments. The second one is refunded and back in three days.'],
    ),
  },
  'handoff-lesson': {
    title: 'A handoff to practice with',
    messages: sampleMessages(
      ['visitor', 'My parcel says delivered, but it is not here.'],
      ['ai', SHARED_MESSAGES.noInformation],
      ['visitor', SHARED_MESSAGES.offerYes],
      ['agent', 'Mara here. I have opened a search with the carrier. You hear from me by tomorrow noon.'],
    ),
  },
} as const satisfies Record<string, SampleThread>

/** The name of a picture that shows a conversation. */
export type SampleThreadName = keyof typeof SAMPLE_THREADS
