import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Website channels in one inbox',
  description:
    'Chats, ticket forms and browser calls from your website arrive in one inbox. See which channels work today, and which ones Lapwing doesn’t have.',
  hero: {
    eyebrow: 'Omnichannel',
    heading: 'Chat, tickets and browser calls in one inbox',
    lead: 'Requests from your website arrive in one list, with one history per conversation. Lapwing doesn’t have incoming email, phone or social channels.',
    proof: 'The table below shows the state of each channel today.',
    actions: [
      { label: 'Watch both sides', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox-channels',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Channels',
      columns: ['Channel', 'State', 'Details'],
      rows: [
        ['Chat on your website', 'Available', 'One script tag, in the corner or inside your page'],
        ['Chat page', 'Available', 'A page on your subdomain that you can link to'],
        ['Ticket form', 'Available', 'Inside your contact page, or as a page on your subdomain'],
        ['API', 'Available', 'Open a conversation or a ticket from your own code'],
        [
          'Voice in the browser',
          'Available',
          'A call from the widget; the transcript becomes a conversation',
        ],
        [
          'Incoming email',
          'Planned',
          'Lapwing sends receipts, replies and transcripts, but doesn’t receive email',
        ],
        ['WhatsApp', 'Not available', 'Not planned'],
        ['Facebook, Instagram, X', 'Not available', 'Not planned'],
      ],
    },
    {
      kind: 'steps',
      heading: 'One conversation from Monday to Wednesday',
      intro: 'An example of a question that starts as a chat and becomes a ticket.',
      steps: [
        {
          title: 'Monday, in the chat',
          text: 'A customer asks about a double charge. The AI quotes the article on pending payments, but that isn’t the problem.',
          speaker: 'ai',
        },
        {
          title: 'A minute later',
          text: 'The customer asks for a human. Nobody is free, so the chat becomes a ticket and the customer gets a receipt.',
          speaker: 'visitor',
        },
        {
          title: 'Tuesday, in the inbox',
          text: 'The billing team gets the ticket. An agent reads the conversation, including the AI’s answer, and replies.',
          speaker: 'agent',
        },
        {
          title: 'Wednesday, on your website',
          text: 'The customer opens the chat, reads the reply and thanks the agent.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'How the channels work together',
      cards: [
        {
          icon: 'person',
          title: 'Verified customers',
          text: 'If your website signs the customer’s identity, Lapwing links their conversations to one customer.',
        },
        {
          icon: 'queue',
          title: 'The same order for both sides',
          text: 'The database numbers the messages, so customers and agents see them in the same order.',
        },
        {
          icon: 'tag',
          title: 'Data from your page',
          text: 'Your page can send fields, such as the plan or the order number, with a new conversation.',
        },
        {
          icon: 'globe',
          title: 'The customer’s language',
          text: 'Queue messages, apologies and receipts use the language of the customer’s widget.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If you also get requests on social networks',
      paragraphs: [
        'Reply on the network with a link to your chat page. The customer continues there, and the conversation is in your inbox.',
      ],
    },
    {
      kind: 'contrast',
      heading: 'Who it’s for',
      good: {
        title: 'A good fit if',
        items: [
          'Your customers contact you on your website or in your web app',
          'You want chats and tickets in one place',
          'You can link to a page on your website',
        ],
      },
      bad: {
        title: 'Choose another product if',
        items: [
          'Most requests reach you by email',
          'Your customers write on Instagram or WhatsApp',
          'You run a phone call center',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Channel questions',
      questions: [
        {
          question: 'Can we forward our support mailbox?',
          answer:
            'Not today. Put the ticket form on your contact page and link to it in your mailbox’s automatic reply.',
        },
        {
          question: 'Is a customer recognized on a second device?',
          answer:
            'Yes, if your website signs their identity. They also find their earlier chats there. A ticket from the form stays in the browser that sent it.',
        },
        {
          question: 'Can two of our brands share one page?',
          answer: 'Yes. Give each brand its own workspace and put both chats on the page. They’re separate.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'The channels in detail',
      pages: [
        { to: '/live-ai-chat-support', why: 'AI chat and handoff to an agent.' },
        { to: '/voice-support', why: 'How browser calls work, with their limits.' },
        { to: '/apis', why: 'Connect your own channels.' },
        { to: '/compare', why: 'Products with email, phone and social channels.' },
      ],
    },
  ],
  closing: {
    heading: 'Check where your requests come from',
    text: 'If most of last month’s requests started on your website, Lapwing covers them.',
  },
}
