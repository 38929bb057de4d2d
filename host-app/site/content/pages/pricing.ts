import type { PricingPage } from '../page.ts'

export const page: PricingPage = {
  template: 'pricing',
  title: 'Pricing',
  description:
    'Lapwing is free during the preview. After that, you can self-host it for free, start on a free plan for a small team, or pay per seat per month.',
  heading: 'Pay per seat. AI answers are included.',
  lead: 'Lapwing is free during the preview. The prices below apply after it ends. You get an email at least a month before that.',
  questions: [
    {
      question: 'Why is there no price for each AI answer?',
      answer:
        'The built-in AI quotes your articles and runs on the Lapwing server, so it doesn’t call a paid service. If you connect your own language model, its provider bills you directly.',
    },
    {
      question: 'What counts as a seat?',
      answer:
        'A seat is a person in your company who can answer conversations. Read-only members and your visitors won’t be counted. During the preview, Lapwing doesn’t count seats or limit them.',
    },
    {
      question: 'What happens to my data if I leave?',
      answer: 'The terms say how long we keep it. The data processing agreement says how you get it back.',
    },
    {
      question: 'What is not included in any plan?',
      answer:
        'An inbox for email, phone numbers, messaging apps, order data from your store, and an app for phones. Customers write on your website, and can get your replies by email.',
    },
    {
      question: 'Is the self-hosted version smaller?',
      answer:
        'It’s the same code, under the MIT license. You provide the server, the backups and the updates.',
    },
    {
      question: 'Can I pay by card today?',
      answer: 'Not yet. Lapwing doesn’t take payments during the preview.',
    },
  ],
  closing: {
    heading: 'Start while it’s free',
    text: 'Set up your workspace during the preview. When the preview ends, you choose a plan or leave.',
  },
}
