import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Gorgias compared',
  description:
    'Compare Gorgias with Lapwing for online stores: billing by ticket, AI fees, order data, handoff and consent. Each fact links to its source.',
  competitor: 'Gorgias',
  heading: 'Lapwing compared with Gorgias',
  lead: 'Gorgias is a help desk for online stores that shows orders beside messages. Lapwing doesn’t read orders. It answers general questions about products, delivery and returns.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Gorgias if you sell on Shopify and most questions are about an order, or if agents refund and cancel from the help desk.',
    ours: 'Choose Lapwing if your store isn’t on Shopify, if your volume changes with the season, or if customers write Hebrew or Arabic.',
  },
  rows: [
    {
      topic: 'Unit of billing',
      ours: 'Seats in the hosted version, not tickets. Self-hosted, you pay for the server and the model.',
      theirs: {
        text: 'Tickets: a fee applies to each ticket with at least one message sent from the helpdesk, by a person, the AI Agent or a rule. The size of the team does not matter.',
        source: {
          name: 'Gorgias docs, how you are billed',
          url: 'https://docs.gorgias.com/what-counts-as-a-billable-ticket-or-automated-interactions-199385',
        },
      },
    },
    {
      topic: 'Plans by volume',
      ours: 'Lapwing doesn’t sell conversations by volume. Rate limits protect against abuse.',
      theirs: {
        text: 'Listed by the month: Starter $10 for 50 tickets, Basic $60 for 300, Pro $360 for 2,000 and Advanced $900 for 5,000; a year saves up to 16%. As of 2026, and subject to change.',
        source: {
          name: 'UsagePricing, on Gorgias',
          url: 'https://www.usagepricing.com/blueprint/gorgias',
        },
      },
    },
    {
      topic: 'What the AI adds to the bill',
      ours: 'Built-in answers are included. A model of your own costs what its provider charges.',
      theirs: {
        text: 'An automation fee comes on top of the ticket fee when the AI Agent resolves a ticket without handing it over. How much depends on the subscription.',
        source: {
          name: 'Gorgias docs, automation fee',
          url: 'https://docs.gorgias.com/en-US/how-youre-billed-for-using-gorgias-199385',
        },
      },
    },
    {
      topic: 'Questions about an order',
      ours: 'The AI can’t look up an order. It offers a human.',
      theirs: {
        text: 'Order Management shows status and tracking from Shopify after a one-time code. Refund and cancel buttons send a request that an agent carries out.',
        source: {
          name: 'Gorgias docs, Order Management',
          url: 'https://docs.gorgias.com/en-US/setting-up-order-management-flows-81861',
        },
      },
    },
    {
      topic: 'Reasons to hand over',
      ours: 'The customer asks for a person, the articles don’t have the answer, the topic is blocked, or a limit is reached.',
      theirs: {
        text: 'Always on anger, on a request for a human and on sensitive topics; also on topics that you list and when a draft is not reliable enough.',
        source: {
          name: 'Gorgias docs, handover',
          url: 'https://docs.gorgias.com/en-US/customize-how-ai-agent-hands-over-to-your-team-6008591',
        },
      },
    },
    {
      topic: 'Outside opening hours',
      ours: 'The widget shows when your team is back. The AI still answers, and requests for a human become tickets.',
      theirs: {
        text: 'Chat counts as offline by setting or outside business hours, and separate instructions tell the AI Agent what to say when it hands over then.',
        source: {
          name: 'Gorgias docs, chat handover',
          url: 'https://docs.gorgias.com/en-US/customize-how-ai-agent-hands-over-chats-to-live-agents-(beta)-1316578',
        },
      },
    },
    {
      topic: 'Phone and text messages',
      ours: 'Calls in the browser. Telephone numbers and SMS aren’t supported.',
      theirs: {
        text: 'A ticket becomes a voice or an SMS ticket with its first call or text; more calls or texts in it cost nothing extra.',
        source: {
          name: 'Gorgias, pricing',
          url: 'https://gorgias.com/pricing',
        },
      },
    },
    {
      topic: 'Removing the widget while a page runs',
      ours: 'shutdown() removes it, and logout() also deletes the data in the browser.',
      theirs: {
        text: 'A maker of consent tools notes in October 2026 that the chat has no shutdown API, so withdrawing consent needs a reload, and that its Segment analytics can be switched off.',
        source: {
          name: 'c15t, Gorgias integration',
          url: 'https://c15t.com/docs/integrations/gorgias',
        },
      },
    },
    {
      topic: 'API',
      ours: 'The HTTP API is documented in the source. API keys are planned.',
      theirs: {
        text: 'A REST API for tickets, messages, customers, macros and rules, with API keys for private apps and OAuth2 for public ones.',
        source: {
          name: 'Gorgias developers, introduction',
          url: 'https://developers.gorgias.com/reference/introduction',
        },
      },
    },
  ],
  better: [
    'You need orders and subscriptions next to the message. Lapwing isn’t connected to your store.',
    'You need email, social comments, WhatsApp or SMS.',
    'You need macros that insert order data.',
    'You need self-service for order tracking and returns.',
    'You need revenue reports for support.',
    'You need an AI that recommends products.',
  ],
  worse: [
    'Lapwing doesn’t charge for AI answers, so a peak season doesn’t change the bill. You set a daily limit yourself.',
    'One script tag works with any store template.',
    'The widget switches to right-to-left for Hebrew and Arabic.',
    'The AI can’t promise a refund on its own. It answers from your articles.',
  ],
  moving: {
    heading: 'How to move from Gorgias',
    steps: [
      'Count a week of tickets. If most are about a single order, stay with Gorgias.',
      'Export tickets, customers and macros through the REST API. You can import customers as CSV.',
      'Turn macros that explain something into articles, and the others into canned replies.',
      'Set office hours, the away text and the ticket form’s fields.',
      'Remove the Gorgias snippet from your theme and add the Lapwing tag.',
      'Send store data, such as the last order number, with setContext.',
    ],
  },
  questions: [
    {
      question: 'Can the ticket form ask for an order number?',
      answer: 'Yes, as a custom field. Lapwing doesn’t check it against your store.',
    },
    {
      question: 'Will there be a Shopify app?',
      answer: 'It isn’t planned. The tag works in a Shopify theme but doesn’t read store data.',
    },
    {
      question: 'How many conversations can a sale day bring?',
      answer:
        'Conversations aren’t counted for billing. You can set a daily limit for AI answers; above it, customers are offered a human.',
    },
  ],
  closing: {
    heading: 'Try it with a returns policy',
    text: 'Be the customer in the demo, then the agent who answers.',
  },
}
