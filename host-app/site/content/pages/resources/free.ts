import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Free guides, docs and examples',
  description:
    'Six guides on customer support, the product’s documentation, example pages and the source code under the MIT license, without a sign-up form.',
  hero: {
    eyebrow: 'Free resources',
    heading: 'Free guides, documentation and examples',
    lead: 'Guides for support teams, documentation for developers and administrators, and examples to copy. You don’t need to sign up.',
    actions: [
      { label: 'Begin with the playbook', to: '/resources/learn/ai-chat-playbook' },
      { label: 'Learn by exercises', to: '/resources/university' },
    ],
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Six guides',
      intro: 'For people who run a support team, with Lapwing or another product.',
      cards: [
        {
          icon: 'chat',
          title: 'The AI chat playbook',
          text: 'What an AI chat should answer, how to test it, and what to review after a week.',
          to: '/resources/learn/ai-chat-playbook',
        },
        {
          icon: 'article',
          title: 'A knowledge base that ranks',
          text: 'How to write titles and answers that customers find.',
          to: '/resources/learn/kb-that-ranks',
        },
        {
          icon: 'ticket',
          title: 'From tickets to SLAs',
          text: 'How to choose response times that your team can keep.',
          to: '/resources/learn/tickets-to-sla',
        },
        {
          icon: 'phone',
          title: 'From voice to summary',
          text: 'How to summarize a call so that a colleague can act on it.',
          to: '/resources/learn/voice-to-summary',
        },
        {
          icon: 'smile',
          title: 'A CSAT system',
          text: 'How to ask customers, and what to do with their answers.',
          to: '/resources/learn/csat-system',
        },
        {
          icon: 'chart',
          title: 'The operations dashboard',
          text: 'Which numbers to watch, and how to define them.',
          to: '/resources/learn/ops-dashboard',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Documents in the repository',
      columns: ['File', 'What it explains'],
      rows: [
        ['README.md', 'How to run and test Lapwing'],
        ['docs/embed.md', 'The script tag, the elements, security policies and signed identities'],
        ['docs/javascript-api.md', 'The commands and events of the widget'],
        ['docs/configuration.md', 'Settings, databases, language models and email'],
        ['docs/self-hosting.md', 'How to install Lapwing on your own server'],
        ['docs/search.md', 'How the search works, with measurements'],
        ['docs/ai.md', 'How the AI answers, its settings and its limits'],
        ['docs/playground.md', 'How to test drafts, pin questions and find gaps'],
        ['docs/public-pages.md', 'The URLs of a help center, and its Markdown'],
        ['docs/handoff-detection.md', 'How requests for a human are detected, with measurements'],
        ['docs/security.md', 'The security rules and the retention periods'],
        ['ARCHITECTURE.md', 'The parts of the code, and the reasons for its design'],
        ['CONTRIBUTING.md', 'How to change the code and run the tests'],
      ],
    },
    {
      kind: 'code',
      heading: 'Run it on your computer',
      text: 'You need Node.js 20.19 or newer. The first command builds and starts Lapwing with demo companies. The second command runs the tests.',
      code: 'npm start\nnpm test',
    },
    {
      kind: 'contrast',
      heading: 'What “free” includes',
      good: {
        title: 'Included',
        items: [
          'Guides that you can read, link to and quote',
          'The MIT license: you can use, change and sell the code',
          'Examples that you can copy into your website',
        ],
      },
      bad: {
        title: 'Not included',
        items: ['Your own hosting costs', 'A language model', 'Support with a response time'],
      },
    },
    {
      kind: 'faq',
      heading: 'About the material',
      questions: [
        {
          question: 'Can I use the guides inside my company?',
          answer: 'Yes. They are in the repository as Markdown, under the same license as the code.',
        },
        {
          question: 'Do the guides only work with Lapwing?',
          answer:
            'Most of the advice fits any tool. A note at the end of each guide says what Lapwing does, and what is missing.',
        },
        {
          question: 'Is there a PDF?',
          answer: 'We don’t offer one. Your browser can print each guide to a PDF.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More to read and to try',
      pages: [
        { to: '/blog', why: 'How we built the difficult parts.' },
        { to: '/resources/demos', why: 'Try the widgets.' },
        { to: '/compare', why: 'Comparisons with ten other products.' },
      ],
    },
  ],
  closing: {
    heading: 'Take a guide to your next team meeting',
    text: 'If a step doesn’t work for you, tell us. We’ll correct the page.',
  },
}
