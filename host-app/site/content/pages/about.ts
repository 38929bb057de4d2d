import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'About Lapwing',
  description:
    'Lapwing is open-source customer support: AI chat, tickets, a help center and an inbox. Read what we believe about support and how we work.',
  hero: {
    eyebrow: 'About',
    heading: 'Open-source customer support',
    lead: 'Lapwing adds a chat and a ticket form to a company’s website. It answers from the company’s help articles and hands over to its agents.',
    proof: 'Lapwing is under the MIT license: you can read, change and run the code.',
    actions: [
      { label: 'Watch both sides', to: '/demo' },
      { label: 'Read the docs', to: '/docs' },
    ],
    picture: 'handoff-about',
  },
  sections: [
    {
      kind: 'text',
      heading: 'What Lapwing is',
      paragraphs: [
        'Lapwing answers your customers from your own help articles, and brings in a person when that isn’t enough. It consists of widgets for your website, an inbox for your team, and one server. Many companies can share an installation, and each sees its own data.',
        'A lapwing is a bird with a thin crest and a loud call. It calls when someone comes near, as the inbox does when a visitor asks for a human. In our design, green stands for the AI and copper for a person.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we believe about support',
      intro: 'These beliefs decide how the product works.',
      cards: [
        {
          icon: 'answer',
          title: 'Saying “I don’t know” is better than guessing',
          text: 'Customers act on wrong answers. The server discards a model’s answer that doesn’t cite an article.',
          to: '/blog/an-honest-i-dont-know',
        },
        {
          icon: 'hand',
          title: 'The AI stops when an agent replies',
          text: 'Two voices in one conversation confuse customers. When an agent takes over, the AI stops.',
          to: '/blog/the-pen-who-is-speaking',
        },
        {
          icon: 'clock',
          title: 'Waiting has a limit',
          text: 'If nobody is free, the chat becomes a ticket with a number.',
          to: '/blog/handoff-without-orphans',
        },
        {
          icon: 'speed',
          title: 'A widget must not slow down your page',
          text: 'The build fails if the widget’s scripts get too large.',
          to: '/blog/two-kilobytes-on-your-page',
        },
        {
          icon: 'lock',
          title: 'The database enforces permissions',
          text: 'Policies in the database decide who can see which rows, even if a screen has a bug.',
          to: '/blog/rights-in-the-database',
        },
        {
          icon: 'person',
          title: 'Visitors control their data',
          text: 'Visitors can read, download and delete their conversations without an account.',
          to: '/solutions/data-privacy',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Three figures we measure',
      figures: ['openedChat', 'isolationCells', 'languages'],
    },
    {
      kind: 'steps',
      heading: 'How we develop',
      steps: [
        {
          title: 'Requirements have numbers',
          text: 'Tests carry the number of the requirement in their title, and a command lists requirements without a test.',
        },
        {
          title: 'Rules are tested without a browser',
          text: 'The rules for a conversation are pure functions. Tests check them in tables.',
        },
        {
          title: 'Failures are part of the tests',
          text: 'Tests cut the network and kill the server while people are writing. Others run the widget on pages with hostile styles and old libraries.',
        },
        {
          title: 'We test the tests',
          text: 'Mutation tests remove behavior on purpose and check that a test fails.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What works today',
      good: {
        title: 'You can try it now',
        items: [
          'Chat with cited answers, handoff, queue and tickets',
          'Ticket forms with custom fields, files and receipts',
          'A help center with editor, search and playground',
          'An inbox with notes, labels, macros, rules and SLA policies',
          'Roles, permissions, two-factor authentication and an access log',
          'Satisfaction surveys and reports',
          'A console for operators with many companies',
        ],
      },
      bad: {
        title: 'Planned without a date',
        items: ['API keys and webhooks'],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about Lapwing',
      questions: [
        {
          question: 'Who is behind it?',
          answer:
            'An open-source project. Its license names “The Lapwing authors”. Whoever runs a server is responsible for it: our privacy policy names who runs this one.',
        },
        {
          question: 'Who uses it?',
          answer: 'We don’t name customers. The companies in the demo are made up.',
        },
        {
          question: 'What if the project ends?',
          answer: 'The MIT license lets you keep using and changing your copy.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Get involved',
      pages: [
        { to: '/careers', why: 'How to contribute to the project.' },
        { to: '/partners', why: 'What agencies and hosts can do under the license.' },
        { to: '/contact', why: 'Send us a message.' },
      ],
    },
  ],
  closing: {
    heading: 'Tell us what you think',
    text: 'Try the demo, then write to us with an example from your own support.',
  },
}
