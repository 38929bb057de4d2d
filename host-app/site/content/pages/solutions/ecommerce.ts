import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for online stores',
  description:
    'Answer questions about returns, delivery and sizes from your policies. Questions about an order go to an agent with the order number attached.',
  hero: {
    eyebrow: 'E-commerce',
    heading: 'Answer store policies with AI and orders with people',
    lead: 'The AI answers from your return, delivery and size articles. An agent handles the orders that need a look.',
    proof: 'One of the demo companies is a store with articles in Arabic and Hebrew.',
    actions: [
      { label: 'Open the demo', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'thread-store',
    hasLiveChat: true,
  },
  sections: [
    {
      kind: 'table',
      heading: 'Typical store questions',
      intro: 'Lapwing isn’t connected to your store system, so it can’t see orders, stock or parcels.',
      columns: ['Question', 'Article', 'Agent'],
      rows: [
        ['Where is my order?', 'Delivery times and tracking emails', 'Missing parcels'],
        ['How do I return this?', 'Period, condition and label', 'Late returns'],
        ['Which size do I need?', 'Size chart', 'Special cases'],
        ['My code doesn’t work', 'Which products and dates it covers', 'Exceptions'],
        ['It arrived broken', 'Which photos you need', 'Replacement or refund'],
        ['Can I change the address?', 'Until when it’s possible', 'The change'],
        ['When is it back in stock?', 'What you know', 'Other products'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Example: a broken bowl on Sunday',
      steps: [
        {
          title: 'The customer sends a photo',
          text: '“One of four bowls is cracked, see picture.” The photo appears in the chat.',
          speaker: 'visitor',
        },
        {
          title: 'The AI explains the policy',
          text: 'It says which breakage you replace. It can’t look at photos or decide on claims.',
          speaker: 'ai',
        },
        {
          title: 'The customer asks for a human',
          text: '“I want to talk to someone about a new one.”',
          speaker: 'visitor',
        },
        {
          title: 'The chat becomes a ticket',
          text: 'Your team is away, so the customer gets a ticket number and a receipt. The chat shows when you’re back.',
          speaker: 'ai',
        },
        {
          title: 'An agent answers on Monday',
          text: 'Order number, photo and question are on one screen. The customer sees a badge on the chat button.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'jobs',
      heading: 'Use the ticket form for returns',
      intro: 'Put the form on your returns page when you need facts more than a chat.',
      jobs: [
        {
          title: 'Ask for what you need',
          text: 'For example: category, order number, what the customer wants, and the email address from the checkout.',
          picture: 'ticket-store',
        },
        {
          title: 'Suggest articles',
          text: 'Articles appear while the customer types the subject. A customer who finds the return label there doesn’t need to send the ticket.',
        },
        {
          title: 'Prepare for sales',
          text: 'Set a reply time that you can keep, and add holidays so that customers know when you’re back.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Send the order number from your page',
      text: 'On an order page, send the order as context, so that customers don’t have to type it.',
      code: `<button data-support-prompt="How do I send this order back?">
  Return an item
</button>
<button data-support-open>Ask about this order</button>
<script>
  Lapwing('setContext', {
    order: '4471-0093',
    shipped: '2026-11-19',
    carrier: 'Parcel Post',
  })
</script>`,
    },
    {
      kind: 'faq',
      heading: 'Questions from store owners',
      questions: [
        {
          question: 'Can it read tracking numbers?',
          answer: 'It can’t look them up. It passes them on to your agents.',
        },
        {
          question: 'Do photos from an iPhone work?',
          answer: 'Yes. HEIC files are accepted as downloads, because many browsers can’t show them.',
        },
        {
          question: 'Someone is flooding the chat. What happens?',
          answer:
            'Rate limits per network, email address and conversation slow them down. You can also block a visitor.',
        },
        {
          question: 'Does the chat slow down my product pages?',
          answer:
            'The tag draws a button. The chat’s code loads when the page is idle or a visitor moves to the button, and our build fails if it grows past its size limits.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Is it a fit for your store?',
      good: {
        title: 'A fit for',
        items: [
          'Stores with many questions about returns, sizes, delivery and care.',
          'Stores with Arabic or Hebrew customers.',
          'Stores that keep product pages small.',
        ],
      },
      bad: {
        title: 'Not a fit for',
        items: [
          'Refunds and address changes by the AI.',
          'Social media comments and marketplace messages.',
          'Cart reminders and pop-up offers.',
          'Payments in the chat.',
          'An inbox for email: customers write on your website.',
        ],
      },
    },
    {
      kind: 'related',
      heading: 'Also for stores',
      pages: [
        { to: '/solutions/retail', why: 'If you also have physical stores.' },
        { to: '/solutions/logistics', why: 'For your carriers.' },
        { to: '/compare/lapwing-vs-gorgias', why: 'Compare with a help desk for store systems.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with your return policy',
    text: 'Write one article per question and add the tag to the order page.',
  },
}
