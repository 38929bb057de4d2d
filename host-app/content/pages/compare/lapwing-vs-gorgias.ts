import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Gorgias compared, for shops of any kind',
  description:
    'Gorgias reads and changes orders and bills by ticket. We answer from articles and bill nothing by volume. When a shop should take which, row by row.',
  competitor: 'Gorgias',
  heading: 'Lapwing compared with Gorgias',
  lead: 'Gorgias is a desk for online shops with the order beside each message. Lapwing sees no orders at all. It fits shops whose questions are about sizes, delivery times and returns in general.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Gorgias if you sell on Shopify and most questions are about one particular order, or if agents should refund and cancel without leaving the thread.',
    ours: 'Choose Lapwing if your shop is self-built or not on Shopify, if the season triples your conversations, or if customers shop in Hebrew or Arabic.',
  },
  rows: [
    {
      topic: 'Unit of billing',
      ours: 'None. A busy December costs what the server and the model cost.',
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
      ours: 'The figures that bound you are technical: 60 new conversations an hour from one network address, for example.',
      theirs: {
        text: 'Listed by the month: Starter $10 for 50 tickets, Basic $60 for 300, Pro $360 for 2,000 and Advanced $900 for 5,000; a year saves up to 16%. As of 2026, and subject to change.',
        source: { name: 'UsagePricing, on Gorgias', url: 'https://www.usagepricing.com/blueprint/gorgias' },
      },
    },
    {
      topic: 'What the AI adds to the bill',
      ours: 'With the built-in answerer nothing, since it only quotes; with a model its tokens.',
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
      ours: 'Not answered. The AI says that it has no information and offers a person, who looks the order up elsewhere.',
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
      ours: 'Somebody asks for a person, no article answers, the question touches one of up to 20 topics that you keep from the AI, or a ceiling on its answers is reached. Mood is not measured.',
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
      ours: 'The widget says when people are back and shows your own away text. The AI goes on answering, and a request for a person still ends as a ticket.',
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
      ours: 'Neither. Calls work inside the browser; there are no telephone numbers and no SMS.',
      theirs: {
        text: 'A ticket becomes a voice or an SMS ticket with its first call or text; more calls or texts in it cost nothing extra.',
        source: { name: 'Gorgias, pricing', url: 'https://gorgias.com/pricing' },
      },
    },
    {
      topic: 'Removing the widget while a page runs',
      ours: 'shutdown() takes it off and keeps the conversation for later; logout() forgets it as well.',
      theirs: {
        text: 'A maker of consent tools notes in October 2026 that the chat has no shutdown API, so withdrawing consent needs a reload, and that its Segment analytics can be switched off.',
        source: { name: 'c15t, Gorgias integration', url: 'https://c15t.com/docs/integrations/gorgias' },
      },
    },
    {
      topic: 'API',
      ours: 'Described for reading in one table of routes, but without keys for outsiders yet.',
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
    heading: 'Before a shop switches',
    steps: [
      'Count a week of tickets by question. If more than half concern a single order, stop here and stay.',
      'Export tickets, customers and macros through the REST API for your records. Of these only customers can be loaded here, as CSV.',
      'Turn macros that explain something into articles: a macro on returns becomes an article with the questions customers use as alternate questions. The others become canned replies.',
      'Write these articles in the editor, and the away text under Chat flow. Office hours and the form’s fields, such as an order number, are under Help desk.',
      'Remove the Gorgias snippet from the theme, or its automatic installation, and paste the tag before the closing body tag.',
      'Pass what your shop knows with setContext, for example the last order’s number. Agents see it beside the conversation.',
    ],
  },
  questions: [
    {
      question: 'Can the ticket form ask for an order number?',
      answer:
        'Yes, as a field of its own, required or not. It appears beside the ticket. It is not checked against your shop.',
    },
    {
      question: 'Will there be a Shopify app?',
      answer:
        'None is planned. The tag works in a Shopify theme as in any other HTML, with nothing from the shop behind it.',
    },
    {
      question: 'How many conversations can a sale day bring?',
      answer:
        'There is no quota on them. The AI gives at most 5,000 answers a day until you set another ceiling, and offers people from there on. Limits guard against abuse by one address or one conversation, and a tenant may hold 10,000 open connections on a server node.',
    },
  ],
  closing: {
    heading: 'Test it with your returns policy',
    text: 'One of the demo companies is a shop with articles in Hebrew and Arabic. Ask it about returns and decide whether general answers carry your own.',
  },
}
