import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for retail stores',
  description:
    'Answer questions about stores, products, returns and recalls with a QR code on the shelf or receipt, and hand over to your service desk.',
  hero: {
    eyebrow: 'Retail',
    heading: 'Answer store customers with a QR code',
    lead: 'Customers scan a code on a shelf, a receipt or a door and ask in the chat. Your articles answer general questions, and your service desk handles the rest.',
    proof: 'The chat has its own page, /widget/chat, so customers don’t need an app.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Compare with the online store page', to: '/solutions/ecommerce' },
    ],
    picture: 'thread-branch',
    hasLiveChat: true,
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Where store customers need help',
      jobs: [
        {
          title: 'At the door',
          text: '“Are you open on Monday?” Write one article per store with its address and opening hours.',
        },
        {
          title: 'At the shelf',
          text: '“Does this bulb fit my lamp?” Write articles about products with the article number in the title.',
          picture: 'article-store',
        },
        {
          title: 'At the pickup counter',
          text: '“My order says ready, but the counter can’t find it.” The chat hands over to your service desk.',
        },
        {
          title: 'At home without a receipt',
          text: '“Can I exchange a gift without a receipt?” The AI quotes the policy, and an agent decides on exceptions.',
          picture: 'ticket-receipt',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Example: a product recall',
      intro: 'One article answers many customers with the same lamp.',
      steps: [
        {
          title: 'You publish the recall',
          text: 'The article lists the model numbers and says what to do. Alternate questions include “lamp gets hot”.',
        },
        {
          title: 'A customer scans the code',
          text: '“Is my lamp affected? It says revision B.”',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the article',
          text: 'Without a model, it uses your own sentences.',
          speaker: 'ai',
        },
        {
          title: 'A customer was hurt',
          text: '“It burned my daughter’s hand. I want to talk to a person.”',
          speaker: 'visitor',
        },
        {
          title: 'Your service desk takes over',
          text: 'An agent answers and arranges a phone call.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Is it a fit for your stores?',
      good: {
        title: 'Good for',
        items: [
          'Chains with a central service desk.',
          'QR codes on shelves, receipts, manuals and recall notices.',
          'Customers who speak different languages.',
        ],
      },
      bad: {
        title: 'Not for',
        items: [
          'Live stock per store, because Lapwing doesn’t read your systems.',
          'Messages on social networks.',
          'Loyalty campaigns and newsletters.',
          'Routing by a store field of the form. Rules use words, labels and languages.',
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Useful fields for the ticket form',
      intro: 'A company has one ticket form, so keep most fields optional.',
      columns: ['Field', 'For', 'Type', 'Used to'],
      rows: [
        ['Store', 'Visits and purchases', 'Choice', 'Find the sale'],
        ['Receipt number', 'Exchange or refund', 'Text', 'Find the sale'],
        ['Article number', 'Warranty', 'Text', 'Look up the terms'],
        ['Month of purchase', 'Warranty', 'Text', 'Check the warranty period'],
        ['End of the loyalty card number', 'Points', 'Text', 'Find the account'],
        ['Day of the visit', 'Feedback', 'Text', 'Tell the store manager'],
      ],
      note: 'If you have many stores, use a text field for the postal code.',
    },
    {
      kind: 'cards',
      heading: 'What’s different in a store',
      cards: [
        {
          icon: 'person',
          title: 'Shared tablets',
          text: "On a shared tablet, call Lapwing('logout') after each customer.",
        },
        {
          icon: 'globe',
          title: 'Guest Wi-Fi',
          text: 'Phones in your guest Wi-Fi share one network address, and rate limits apply to it.',
        },
        {
          icon: 'lock',
          title: 'Payment cards',
          text: 'Don’t ask for card numbers. Lapwing doesn’t have a PCI DSS assessment.',
        },
        {
          icon: 'people',
          title: 'Store staff as viewers',
          text: 'Viewers can read conversations. You can also let them reply.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from stores',
      questions: [
        {
          question: 'Can a code open the chat with the product filled in?',
          answer:
            'Yes, with a page of your own: call newMessage with the product’s name, and the customer presses Send.',
        },
        {
          question: 'Does the customer need to give an email address?',
          answer: 'Yes, before the first message, so that you can reply if the chat becomes a ticket.',
        },
        {
          question: 'Do we get satisfaction scores per store?',
          answer: 'Yes, if each store is a team or has a label.',
        },
        {
          question: 'What if a customer writes at midnight?',
          answer:
            'The AI answers from your articles. A request for a human becomes a ticket for the morning.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related solutions',
      pages: [
        { to: '/solutions/manufacturing', why: 'If you make what you sell.' },
        { to: '/help-center', why: 'Write product articles.' },
        { to: '/csat', why: 'Measure customer satisfaction.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with one shelf',
    text: 'Put a code on the shelf with the most returns and see what customers ask.',
  },
}
