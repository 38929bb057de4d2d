import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'About Lapwing',
  description:
    'Lapwing is open-source customer support software with AI chat, tickets and a help center. Read what it’s based on, how it’s tested and what’s planned.',
  hero: {
    eyebrow: 'About',
    heading: 'Open-source customer support software',
    lead: 'Lapwing adds AI chat and tickets to your website, answers from your help articles, and hands over to your team.',
    proof: 'The source code comes with its tests, so you can check what these pages say.',
    actions: [
      { label: 'Watch both sides', to: '/demo' },
      { label: 'Read how it is built', to: '/blog' },
    ],
    picture: 'handoff-about',
  },
  sections: [
    {
      kind: 'text',
      heading: 'What Lapwing is',
      paragraphs: [
        'Lapwing is a server, a database, widgets for websites, and an admin area with an inbox. Many companies can share one installation, and database policies keep their data apart. The code is in one repository under the MIT license.',
        'The product is named after a bird. A lapwing calls loudly when someone comes near, and the inbox does the same when a visitor asks for a human.',
        'The two colors on these pages have a meaning: petrol stands for the AI and cinnamon for a person.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Six principles',
      intro: 'These principles decided how Lapwing works.',
      cards: [
        {
          icon: 'answer',
          title: '“I don’t know” is better than a guess',
          text: 'A wrong answer harms the customer who acts on it. The server discards a model’s answer without a source.',
          to: '/blog/an-honest-i-dont-know',
        },
        {
          icon: 'hand',
          title: 'The AI stops when an agent replies',
          text: 'Two voices in one conversation confuse customers. The server lets one of them reply at a time.',
          to: '/blog/the-pen-who-is-speaking',
        },
        {
          icon: 'clock',
          title: 'Waiting has a limit',
          text: 'A customer who waits 60 s for an agent gets a ticket with a number.',
          to: '/blog/handoff-without-orphans',
        },
        {
          icon: 'speed',
          title: 'The widget respects your page',
          text: 'It doesn’t change your page’s styles, and its code loads late.',
          to: '/blog/two-kilobytes-on-your-page',
        },
        {
          icon: 'lock',
          title: 'The database enforces permissions',
          text: 'Row-level security decides who can read which data. The screens follow.',
          to: '/blog/rights-in-the-database',
        },
        {
          icon: 'person',
          title: 'Visitors control their data',
          text: 'Visitors can read and erase their conversations without asking an agent.',
          to: '/solutions/data-privacy',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Three measurements',
      figures: ['firstMessage', 'isolationCells', 'languages'],
    },
    {
      kind: 'steps',
      heading: 'How a change gets in',
      steps: [
        {
          title: 'A requirement',
          text: 'Behavior is described in numbered requirements. Tests carry the number in their titles, and a command lists requirements without a test.',
        },
        {
          title: 'Rules before screens',
          text: 'The rules of a conversation are pure functions, without a clock, a network or a page. Tests run them as tables.',
        },
        {
          title: 'Tests under bad conditions',
          text: 'Browser tests use pages with conflicting styles and old libraries. Fault tests cut the network and stop the server while people are writing.',
        },
        {
          title: 'Mutation tests',
          text: 'We break the code on purpose and check that a test fails.',
        },
        {
          title: 'Checked texts',
          text: 'A test requires a proof for claims with numbers on our product pages. Planned features are labeled as planned.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What works today',
      good: {
        title: 'Works today',
        items: [
          'AI chat with sources, handoff, queue and tickets',
          'Ticket forms with custom fields, files and receipts',
          'Help center with an editor, public pages, search and a playground',
          'Inbox with notes, labels, macros, rules and SLA policies',
          'Roles, permissions, two-factor authentication and an audit log',
          'CSAT surveys',
          'Reports',
          'A platform console for operators with many workspaces',
        ],
      },
      bad: {
        title: 'On the list, without a date',
        items: ['API keys and webhooks', 'Incoming email'],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about us',
      questions: [
        {
          question: 'Who makes Lapwing?',
          answer:
            'The license names “The Lapwing authors”. The privacy policy names the company that runs this installation.',
        },
        {
          question: 'Who uses Lapwing?',
          answer: 'We don’t list customers. The companies in the demo are invented.',
        },
        {
          question: 'What happens to Lapwing if its owner changes?',
          answer: 'The MIT license lets you keep running and changing the copy that you have.',
        },
        {
          question: 'Why do these pages say what’s missing?',
          answer: 'So that you know before you decide.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Get involved',
      pages: [
        { to: '/careers', why: 'We have no open positions. Contributions are welcome.' },
        { to: '/partners', why: 'What agencies and hosting companies can do with Lapwing.' },
        { to: '/contact', why: 'Send us a ticket.' },
      ],
    },
  ],
  closing: {
    heading: 'Tell us what you think',
    text: 'Try the demo and write to us if you disagree with one of the six principles.',
  },
}
