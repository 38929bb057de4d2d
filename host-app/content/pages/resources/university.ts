import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'University: learn it by exercises',
  description:
    'Four paths through Lapwing, for support leads, writers, developers and administrators, with exercises on the demo data and what you should see after each.',
  hero: {
    eyebrow: 'University',
    heading: 'Learn Lapwing by doing things to it',
    lead: 'No lectures and no certificate. Four short paths, each with exercises on demo companies that you can break and bring back with one command.',
    actions: [
      { label: 'Start with the demo', to: '/demo' },
      { label: 'See all free material', to: '/resources/free' },
    ],
    picture: 'handoff-lesson',
  },
  sections: [
    {
      kind: 'code',
      heading: 'Your practice ground',
      text: 'After the second command you have a product, a customer’s shop on another port, five demo companies and people to sign in as. The third puts everything back as it was.',
      code: 'npm ci\nnpm start\nnpm run reset',
    },
    {
      kind: 'jobs',
      heading: 'Four paths',
      jobs: [
        {
          title: 'You lead a support team',
          text: 'From what the AI may answer to what your people promise. No terminal after the first minute.',
          points: [
            'Read the AI chat playbook, then do exercises 1 to 3',
            'Read From tickets to SLAs, then exercise 4',
            'Finish with A CSAT system and The operations dashboard',
          ],
        },
        {
          title: 'You write the articles',
          text: 'From a question somebody asked in vain to a page that answers it, and proof that nothing else broke.',
          points: [
            'Read A knowledge base that ranks, then exercise 8',
            'docs/playground.md, then exercise 9',
            'docs/public-pages.md, then exercise 10 with scripts switched off',
          ],
        },
        {
          title: 'You put it on a site',
          text: 'One page, then a strict policy, then your own users.',
          points: [
            'docs/embed.md, then examples/plain-html and exercise 5',
            'examples/strict-csp, and the policy of your own site',
            'docs/javascript-api.md, then examples/spa or examples/react',
          ],
        },
        {
          title: 'You answer for the installation',
          text: 'People, rights, databases, and what to show an auditor.',
          points: [
            'docs/configuration.md, then exercises 6 and 7',
            'The access log of a company you have just visited as staff',
            'ARCHITECTURE.md, decisions 2, 15 and 17',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Ten exercises and their answers',
      columns: ['Do this', 'You should see'],
      rows: [
        [
          '1. Ask the shop’s chat “How do I reset my password?”',
          'A reply with the title of an article below it',
        ],
        ['2. Ask it something no article holds', 'An admission, with Yes and No for a person'],
        [
          '3. Press Yes, and let 60 s pass with nobody in the inbox',
          'A position, a countdown, an apology, and a ticket number',
        ],
        [
          '4. As agent@acme.test and, in another browser, tomas@acme.test, open one waiting conversation and take it',
          'Each reads that the other is viewing it; pressed at the same moment, one of the two is refused and told who has it',
        ],
        [
          '5. Write a color into --support-accent on the html element',
          'A launcher in that color, its icon black or white, whichever can be seen',
        ],
        [
          '6. As admin@acme.test, take the right to reply from agents',
          'After a reload their threads have no box: “You can read this conversation, but not answer it.”',
        ],
        [
          '7. As staff@lapwing.test, run the isolation self-test',
          'A list of attempts, each with the answer it got and Pass beside it',
        ],
        [
          '8. As admin@acme.test, open Knowledge, then Playground, and ask exercise 1 again',
          'The passages with a bar each, and in the first one the quoted words marked',
        ],
        [
          '9. Pin that question as a test, take its words out of the article’s draft, and read in the dialog that publishes it which answers would change',
          'Your test at the top, as broken, beside the questions that change with it',
        ],
        [
          '10. Open /kb at the subdomain noor',
          'Pages from right to left, which you can search and rate without JavaScript',
        ],
      ],
      note: 'The demo people share one password, which the sign-in page names in demo mode. Give agents their right back after exercise 6.',
    },
    {
      kind: 'steps',
      heading: 'An hour with your own team',
      intro: 'Two people, two screens, no slides.',
      steps: [
        {
          title: 'One plays the customer',
          text: 'They think of a real request from last week and ask it in the shop’s chat, in their own words.',
          speaker: 'visitor',
        },
        {
          title: 'The AI has its turn',
          text: 'Nobody helps. Whether it answers or admits a gap, both note what they would have wanted.',
          speaker: 'ai',
        },
        {
          title: 'The other takes over',
          text: 'They answer as they would on a bad day, with somebody else waiting. Then the two swap seats.',
          speaker: 'agent',
        },
        {
          title: 'You agree on three sentences',
          text: 'Which questions the AI keeps, which always go to a person, and who watches the queue at lunch.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you enrol, as it were',
      questions: [
        {
          question: 'Do I get a certificate?',
          answer: 'No. If you need proof that somebody can run it, give them exercise 4 and watch.',
        },
        {
          question: 'Can I do the exercises without installing anything?',
          answer:
            'The first three work in the demo page and the live widgets on this site. From the fourth on you need the demo companies, and with them the two commands above.',
        },
        {
          question: 'What do I break if I do something wrong?',
          answer:
            'Only demo data. Mail goes to a mailbox page instead of the world, and a reset brings the companies back.',
        },
        {
          question: 'Are live courses planned?',
          answer:
            'Not at the moment. The webinars page says what a session would hold, and how to run it yourselves.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Textbooks',
      pages: [
        { to: '/resources/learn/ai-chat-playbook', why: 'For the first path, before the first exercise.' },
        { to: '/resources/learn/kb-that-ranks', why: 'For whoever writes the articles.' },
        { to: '/resources/learn/tickets-to-sla', why: 'For whoever makes promises to customers.' },
        { to: '/resources/learn/voice-to-summary', why: 'For teams that also speak with customers.' },
        { to: '/resources/learn/csat-system', why: 'For whoever reads what customers think.' },
        { to: '/resources/learn/ops-dashboard', why: 'For the person with the numbers at nine o’clock.' },
      ],
    },
  ],
  closing: {
    heading: 'Do exercise two first',
    text: 'How a support tool behaves when it does not know tells you more than any lesson. The rest can wait until after lunch.',
  },
}
