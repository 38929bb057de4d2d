import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'University: learn by exercises',
  description:
    'Learn Lapwing with exercises on demo companies. Four paths for support leads, writers, developers and administrators, with the expected results.',
  hero: {
    eyebrow: 'University',
    heading: 'Learn Lapwing by doing exercises',
    lead: 'Choose one of four short paths. The exercises use demo companies on your computer, which you can reset with one command.',
    actions: [
      { label: 'Start with the demo', to: '/demo' },
      { label: 'See all free material', to: '/resources/free' },
    ],
    picture: 'handoff-lesson',
  },
  sections: [
    {
      kind: 'code',
      heading: 'Set up the demo',
      text: 'The first command starts Lapwing with a demo store, demo companies and demo users. The second one resets them.',
      code: 'npm start\nnpm run reset',
    },
    {
      kind: 'jobs',
      heading: 'Four paths',
      jobs: [
        {
          title: 'You lead a support team',
          text: 'What the AI answers, when a person takes over, and what you promise customers.',
          points: [
            { label: 'The AI chat playbook', to: '/resources/learn/ai-chat-playbook' },
            { label: 'From tickets to SLAs', to: '/resources/learn/tickets-to-sla' },
            { label: 'A CSAT system', to: '/resources/learn/csat-system' },
            { label: 'The operations dashboard', to: '/resources/learn/ops-dashboard' },
            'Then do the exercises for the chat below',
          ],
        },
        {
          title: 'You write the articles',
          text: 'How to turn a question into an article, and test it.',
          points: [
            { label: 'A knowledge base that ranks', to: '/resources/learn/kb-that-ranks' },
            { label: 'Testing answers in the playground', to: '/docs/playground' },
            { label: 'The public help center', to: '/docs/public-pages' },
            'Then do the exercises for articles below',
          ],
        },
        {
          title: 'You add it to a website',
          text: 'A plain page first, then a strict security policy, then your own users.',
          points: [
            { label: 'Embed the widgets', to: '/docs/embed' },
            { label: 'JavaScript API', to: '/docs/javascript-api' },
            'Open examples/plain-html, examples/spa and examples/react',
            'Compare examples/strict-csp with your own policy',
          ],
        },
        {
          title: 'You run the installation',
          text: 'People, permissions, databases and security.',
          points: [
            { label: 'Host it yourself', to: '/docs/self-hosting' },
            { label: 'Configuration', to: '/docs/configuration' },
            { label: 'Operations', to: '/docs/operations' },
            'Then do the exercises for administrators below',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Exercises for the chat',
      intro: 'Use the demo store.',
      columns: ['Do this', 'Expected result'],
      rows: [
        ['Ask “How do I reset my password?”', 'An answer with the title of an article below it'],
        ['Ask something that the articles don’t contain', 'An offer of a human, or suggested articles'],
        [
          'Ask for a person, and wait a minute without replying as an agent',
          'A position in the queue, the time until which somebody may take it, an apology and a ticket number',
        ],
        [
          'Sign in as agent@acme.test and, in another browser, as tomas@acme.test. Open the same waiting conversation, and take it with both',
          'Both see that the other is viewing it. One gets it, and the other reads who has it',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Exercises for articles',
      intro: 'Sign in as admin@acme.test.',
      columns: ['Do this', 'Expected result'],
      rows: [
        [
          'Open Knowledge, then Playground, and ask about the password again',
          'The passages that the search found, with the quoted words marked',
        ],
        [
          'Pin this question as a test. Remove the answer from the article’s draft, and start to publish it',
          'The dialog shows the test as broken, and other answers that would change',
        ],
        [
          'Open /kb at the subdomain noor, with JavaScript turned off',
          'Pages from right to left that you can search and rate',
        ],
      ],
    },
    {
      kind: 'table',
      heading: 'Exercises for developers and administrators',
      columns: ['Do this', 'Expected result'],
      rows: [
        [
          'Set --support-accent on the page’s html element',
          'A button in that color, with a black or white icon',
        ],
        [
          'As admin@acme.test, remove the permission to reply from agents',
          'Agents read “You can read this conversation, but not answer it.”',
        ],
        ['As staff@lapwing.test, run the isolation test', 'A list of attacks, each with its result'],
      ],
      note: 'The sign-in page shows the password of the demo users. Give agents their permission back afterward.',
    },
    {
      kind: 'steps',
      heading: 'An hour with your team',
      intro: 'You need two people and two screens.',
      steps: [
        {
          title: 'One person is the customer',
          text: 'They ask a real request from last week in the demo store.',
          speaker: 'visitor',
        },
        {
          title: 'The AI answers',
          text: 'Both write down what they expected.',
          speaker: 'ai',
        },
        {
          title: 'The other person takes over',
          text: 'They reply as an agent. Then both switch roles.',
          speaker: 'agent',
        },
        {
          title: 'You decide together',
          text: 'Which questions should the AI answer, which go to a person, and who watches the queue?',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you start',
      questions: [
        {
          question: 'Do I get a certificate?',
          answer: 'We don’t issue certificates. Let somebody show you the exercises instead.',
        },
        {
          question: 'Can I do the exercises without installing anything?',
          answer:
            'You can do most exercises for the chat in the demo. For the others, run Lapwing on your computer.',
        },
        {
          question: 'Can I break anything?',
          answer:
            'The exercises change demo data, which you can reset. The demo shows emails on a page instead of sending them.',
        },
        {
          question: 'Are live courses planned?',
          answer: 'We haven’t planned any. The webinars page has a tour that you can take by yourself.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Guides for the paths',
      pages: [
        { to: '/resources/learn/ai-chat-playbook', why: 'For support leads.' },
        { to: '/resources/learn/kb-that-ranks', why: 'For writers.' },
        { to: '/resources/learn/tickets-to-sla', why: 'For people who promise response times.' },
        { to: '/resources/learn/voice-to-summary', why: 'For teams that take calls.' },
        { to: '/resources/learn/csat-system', why: 'For people who read survey results.' },
        { to: '/resources/learn/ops-dashboard', why: 'For support managers.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with a question that isn’t in the articles',
    text: 'How a support tool handles such a question tells you a lot about it.',
  },
}
