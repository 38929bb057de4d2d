import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Omnichannel support, told straight',
  description:
    'Chat and tickets from your site in one list with one history. Calls work in the browser, email is planned, social networks are not: channel by channel.',
  hero: {
    eyebrow: 'Omnichannel',
    heading: 'One thread for the channels we have, a plain no for the rest',
    lead: 'Whatever begins on your site, as a chat, as a form or in your own code, arrives in one list. This page says for every other channel how far it is.',
    proof: 'The state of each channel below is the state of the code, not of a roadmap slide.',
    actions: [
      { label: 'Watch both sides', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Channel by channel',
      columns: ['Channel', 'State', 'What that means'],
      rows: [
        [
          'Chat on your pages',
          'Works',
          'One script tag, floating in the corner or filling a place of your choice',
        ],
        ['Chat page', 'Works', '/widget/chat on your subdomain, for a link in an app or in a frame'],
        ['Ticket form', 'Works', 'An element in your contact page, or /widget/ticket by itself'],
        ['Your own code', 'Works', 'Two calls that open a conversation or a ticket'],
        ['Voice in the browser', 'Works', 'A call from the widget whose words become a conversation'],
        [
          'Email to your support address',
          'Planned',
          'Mail goes out for receipts, unseen replies and transcripts; none is read in',
        ],
        ['WhatsApp', 'Not built', 'Nothing is scheduled'],
        ['Facebook, Instagram, X', 'No plan', 'No inbox for them is intended'],
      ],
    },
    {
      kind: 'steps',
      heading: 'A question that changes its form twice',
      intro: 'Monday to Wednesday in one thread, with nothing copied from one system to another.',
      steps: [
        {
          title: 'Monday, in the chat',
          text: 'A customer asks about a double charge. The articles explain pending payments, which is not quite it.',
          speaker: 'ai',
        },
        {
          title: 'A minute later, a ticket',
          text: 'They ask for a person, everybody is busy, and 60 s are over. The chat gets a number and the customer a receipt.',
          speaker: 'visitor',
        },
        {
          title: 'Tuesday, in the inbox',
          text: 'It is given to the billing team. A colleague there reads the whole exchange, the AI’s attempt included, and writes the answer below it.',
          speaker: 'agent',
        },
        {
          title: 'Wednesday, on another page',
          text: 'The customer opens the chat on your pricing page, finds the reply waiting under their conversations, and says thanks.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What holds the pieces together',
      cards: [
        {
          icon: 'person',
          title: 'A customer you vouch for',
          text: 'Sign a token with your own user’s id and their conversations belong to one customer, verified, whatever address they type.',
        },
        {
          icon: 'queue',
          title: 'One order of messages',
          text: 'Messages are numbered in the database, without holes, so both sides read them in the same order.',
        },
        {
          icon: 'tag',
          title: 'What the page knows',
          text: 'Up to 20 fields, such as the plan or the order number, travel with a new conversation to whoever answers it.',
        },
        {
          icon: 'globe',
          title: 'The language it began in',
          text: 'The queue, the apology and the receipt speak the language of the visitor’s widget.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why there is no social inbox',
      paragraphs: [
        'A private message on a network belongs to the network: it decides how long you may reply, what you may store and whether the connection works next year. The promises of this product, such as a deadline the visitor can see and data they can erase, could not be kept there.',
        'What you can do instead is short: answer on the network with a link to your chat page, and carry on where the thread is yours.',
      ],
    },
    {
      kind: 'contrast',
      heading: 'A fit, or not',
      good: {
        title: 'Choose it if',
        items: [
          'Your customers are on your site or in your app when they have a question',
          'You want one place in which nothing is lost between chat and ticket',
          'You can give people a link to a page of yours',
        ],
      },
      bad: {
        title: 'Choose something else if',
        items: [
          'Most requests reach you by email and have to stay there',
          'Your shop lives on Instagram or in WhatsApp',
          'You run a call centre with telephone numbers',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'On channels',
      questions: [
        {
          question: 'Can we forward our support mailbox into it?',
          answer:
            'Not today: no mail is read in. Put the ticket form on the page where the address stands now, and let the mailbox’s automatic reply link to it.',
        },
        {
          question: 'Is a customer recognised on a second device?',
          answer:
            'As a customer yes, if your site signs their identity there too. Their earlier threads open only in the browser that holds the key to them.',
        },
        {
          question: 'Can two of our brands share one page?',
          answer:
            'Two tenants can stand on one page, each with a chat of its own, and nothing of one shows in the other. A test keeps it so.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'The channels one at a time',
      pages: [
        { to: '/live-ai-chat-support', why: 'The one most questions will come through.' },
        { to: '/voice-support', why: 'How calls work, and what they cannot do yet.' },
        { to: '/apis', why: 'The two calls for channels you build yourself.' },
        { to: '/compare', why: 'Products that do have the channels missing here.' },
      ],
    },
  ],
  closing: {
    heading: 'Count your channels before you count ours',
    text: 'Look at last month’s requests and where they began. If most of them began on your site, this is enough.',
  },
}
