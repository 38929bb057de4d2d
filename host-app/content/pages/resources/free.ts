import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Free guides, docs and examples',
  description:
    'Six guides on running support, the product’s documents, six example pages and the whole source under MIT. No form stands in front of any of it.',
  hero: {
    eyebrow: 'Free resources',
    heading: 'Everything we know, without a form in front of it',
    lead: 'Guides for the people who run support, documents for those who install it, examples to copy, and the source for everybody else.',
    actions: [
      { label: 'Begin with the playbook', to: '/resources/learn/ai-chat-playbook' },
      { label: 'Learn by exercises', to: '/resources/university' },
    ],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Six guides',
      intro: 'For whoever runs the desk, with or without our product.',
      cards: [
        {
          icon: 'chat',
          title: 'Before you switch a chat on',
          text: 'What it should answer, what it must leave to people, and how to tell after a week.',
          to: '/resources/learn/ai-chat-playbook',
        },
        {
          icon: 'article',
          title: 'Articles that get found',
          text: 'Titles, first sentences and the words your customers use for your things.',
          to: '/resources/learn/kb-that-ranks',
        },
        {
          icon: 'ticket',
          title: 'Promises you can keep',
          text: 'From a pile of requests to times that hold, without a wall of rules.',
          to: '/resources/learn/tickets-to-sla',
        },
        {
          icon: 'phone',
          title: 'When words are spoken',
          text: 'What a summary of a call needs so that the next person can act on it.',
          to: '/resources/learn/voice-to-summary',
        },
        {
          icon: 'smile',
          title: 'Asking how it went',
          text: 'One question, one moment, one person who reads the answers.',
          to: '/resources/learn/csat-system',
        },
        {
          icon: 'chart',
          title: 'A morning’s numbers',
          text: 'The few figures that change what a team does before noon.',
          to: '/resources/learn/ops-dashboard',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Documents in the repository',
      columns: ['File', 'Read it to learn'],
      rows: [
        ['README.md', 'How to run and test it, and what it is built of'],
        ['docs/embed.md', 'Everything about the tag: attributes, elements, style, policy, frame, identity'],
        ['docs/javascript-api.md', 'What a page can say to the widget, and what it hears back'],
        ['docs/configuration.md', 'Settings, databases, models and email'],
        ['docs/search.md', 'How an article is found, what that scores, and what was tried in vain'],
        ['docs/ai.md', 'What the AI may not do, what a company sets, and what a model’s vendor is sent'],
        ['docs/playground.md', 'How drafts are tried, questions pinned, gaps grouped'],
        ['docs/public-pages.md', 'Which addresses a help center has, and what its Markdown may hold'],
        ['docs/handoff-detection.md', 'How a wish for a person is heard, with the counts'],
        ['ARCHITECTURE.md', 'Which part may know which, and why things are as they are'],
        ['docs/requirements.md', 'The numbered promises that tests name in their titles'],
        ['CONTRIBUTING.md', 'How a change is made and what it must bring along'],
      ],
    },
    {
      kind: 'code',
      heading: 'Two commands, no account',
      text: 'You need Node.js 20.19 or newer. The first command builds and serves the product with demo companies; the second runs every test.',
      code: 'npm start\nnpm test',
    },
    {
      kind: 'contrast',
      heading: 'What free means here',
      good: {
        title: 'It means',
        items: [
          'Guides are open pages, to read, link and quote',
          'The license is MIT: use, change and sell it',
          'Examples are meant to be copied into your own site',
        ],
      },
      bad: {
        title: 'It does not mean',
        items: [
          'A smaller edition beside a paid one',
          'That hosting costs nothing once you have visitors',
          'Support with a response time',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'About the material',
      questions: [
        {
          question: 'Can I use the guides inside my company?',
          answer: 'Yes. They lie in the repository as Markdown, under the same license as the code.',
        },
        {
          question: 'Do the guides only work with Lapwing?',
          answer:
            'Most of what they say holds for any tool. Where a step needs a feature of ours, check its product page, which says whether that is built.',
        },
        {
          question: 'Is there a PDF?',
          answer:
            'No. A page can be corrected on the day somebody finds a mistake; a file on your disk cannot.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More to read and to try',
      pages: [
        { to: '/blog', why: 'How the harder parts were built, and why so.' },
        { to: '/resources/demos', why: 'The widgets themselves, live on a page.' },
        { to: '/compare', why: 'Ten honest comparisons, with the points at which others are better.' },
      ],
    },
  ],
  closing: {
    heading: 'Take one guide to your next team meeting',
    text: 'Choose the one that hurts most. If a step in it does not work for you, tell us which, and we will change the page.',
  },
}
