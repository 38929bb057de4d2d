import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support channels in one inbox',
  description:
    'Chat, ticket forms and browser calls from your website in one inbox with one history. Incoming email is planned; messenger apps aren’t supported.',
  hero: {
    eyebrow: 'Omnichannel',
    heading: 'Chat, tickets and calls in one inbox',
    lead: 'Lapwing brings together the requests that start on your website or in your own code. It doesn’t receive email or messages from social networks today.',
    proof: 'The table below lists what works now.',
    actions: [
      { label: 'Watch both sides', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Supported channels',
      columns: ['Channel', 'Status', 'Details'],
      rows: [
        ['Chat on your website', 'Available', 'One script tag, as a button or inside the page'],
        ['Chat page', 'Available', '/widget/chat on your subdomain, as a link or in a frame'],
        ['Ticket form', 'Available', 'Inside your contact page, or at /widget/ticket'],
        ['API', 'Available', 'Your code opens conversations and tickets'],
        ['Voice in the browser', 'Available', 'Calls from the widget, with a transcript'],
        ['Incoming email', 'Planned', 'Lapwing sends email but doesn’t receive it'],
        ['WhatsApp', 'Not supported', 'Not scheduled'],
        ['Facebook, Instagram, X', 'Not supported', 'Not planned'],
      ],
    },
    {
      kind: 'steps',
      heading: 'How a chat becomes a ticket',
      intro: 'An example from Monday to Wednesday, in one conversation.',
      steps: [
        {
          title: 'Monday: the chat',
          text: 'A customer asks about a double charge. The AI explains pending payments, but this doesn’t solve the problem.',
          speaker: 'ai',
        },
        {
          title: 'A minute later: a ticket',
          text: 'The customer asks for a human, but the agents are busy. The chat becomes a ticket, and the customer gets a receipt.',
          speaker: 'visitor',
        },
        {
          title: 'Tuesday: the inbox',
          text: 'The ticket goes to the billing team. An agent reads the conversation, including the AI’s answer, and replies.',
          speaker: 'agent',
        },
        {
          title: 'Wednesday: another page',
          text: 'The customer opens the chat on your pricing page in the same browser and finds the reply.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'How conversations stay together',
      cards: [
        {
          icon: 'person',
          title: 'Verified customers',
          text: 'If your server signs the customer’s id, their conversations belong to one customer record.',
        },
        {
          icon: 'queue',
          title: 'One message order',
          text: 'The database numbers the messages, so agents and visitors see the same order.',
        },
        {
          icon: 'tag',
          title: 'Page data',
          text: 'Your page can send fields such as the plan or the order number with a new conversation.',
        },
        {
          icon: 'globe',
          title: 'Language',
          text: 'Automatic messages and receipts use the language of the visitor’s widget.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why Lapwing has no social inbox',
      paragraphs: [
        'Social networks decide how long you can reply and what you can store. Lapwing couldn’t offer the time limit in the queue and the right to erase there.',
        'You can reply on the network with a link to your chat page.',
      ],
    },
    {
      kind: 'contrast',
      heading: 'Is it a fit?',
      good: {
        title: 'Choose Lapwing if',
        items: [
          'Your customers ask questions on your website or in your app',
          'You want chats and tickets in one inbox',
          'You can send customers a link to a page',
        ],
      },
      bad: {
        title: 'Choose another product if',
        items: [
          'Most of your requests arrive by email',
          'You sell on Instagram or WhatsApp',
          'You run a call center with telephone numbers',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Channel questions',
      questions: [
        {
          question: 'Can we forward our support mailbox to Lapwing?',
          answer:
            'Not today. Put the ticket form on your contact page, and link to it in the mailbox’s automatic reply.',
        },
        {
          question: 'Is a customer recognized on a second device?',
          answer:
            'Yes, if your site signs the customer’s identity. A verified customer finds earlier chats on another device. A ticket from the form opens in the browser that sent it.',
        },
        {
          question: 'Can two brands share one page?',
          answer: 'Yes. Two companies can each have a chat on the same page, with separate data.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Channels in detail',
      pages: [
        { to: '/live-ai-chat-support', why: 'How the AI chat works.' },
        { to: '/voice-support', why: 'How calls work and what’s missing.' },
        { to: '/apis', why: 'Connect a channel of your own.' },
        { to: '/compare', why: 'Products with the channels that Lapwing lacks.' },
      ],
    },
  ],
  closing: {
    heading: 'Check where your requests start',
    text: 'Look at last month’s requests. If most of them started on your website, Lapwing covers them.',
  },
}
