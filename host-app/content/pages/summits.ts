import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support summits: an agenda to borrow',
  description:
    'No Lapwing summit is scheduled. Here is the one-day agenda we would run, session by session, with the material to hold it in your own company.',
  hero: {
    eyebrow: 'Summits',
    heading: 'A support summit you can hold without us',
    lead: 'We have no event on the calendar and no speakers to announce. We do have an agenda, and everything it needs can be read and run today.',
    actions: [
      { label: 'Take the walkthrough', to: '/demo' },
      { label: 'Propose one to us', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'text',
      heading: 'Nothing is scheduled',
      paragraphs: [
        'A summit is worth the travel when people bring cases of their own. Until enough teams run Lapwing to fill a day with theirs, we would be talking about ourselves, and that fits on this website. If you would come with a case, tell us; that is what decides.',
      ],
    },
    {
      kind: 'table',
      heading: 'The day we would run',
      columns: ['Session', 'The question on the table', 'Bring', 'Material that exists'],
      rows: [
        [
          'Opening',
          'Which of last month’s requests should never have needed a person, and which should never have met a bot?',
          'Twenty real requests, names removed',
          'The AI chat playbook',
        ],
        [
          'The honest gap',
          'What does your tool say when it does not know, and who reads that list?',
          'Your ten worst answers',
          'An honest “I don’t know”, and the query on the insights page',
        ],
        [
          'The waiting room',
          'What does somebody see while they wait, and what happens when nobody comes?',
          'A phone with your own site open',
          'A handoff without orphans',
        ],
        [
          'Writing hour',
          'Can we cut three articles to half, with the answer in the first sentence?',
          'Three articles and a pencil',
          'A knowledge base that ranks',
        ],
        [
          'Walls',
          'Who could read a customer’s thread today, and how would you prove who could not?',
          'Your list of roles',
          'Rights belong in the database, and the isolation self-test',
        ],
        ['Close', 'Which two things does each of us change by Friday?', 'A calendar', 'From tickets to SLAs'],
      ],
      note: 'Every name in the last column is a page of this site or a part of the product.',
    },
    {
      kind: 'steps',
      heading: 'How to hold it in your own company',
      steps: [
        {
          title: 'Invite across the table',
          text: 'Two people from support, one from product, one who runs the site, and one who has the complaints on their desk. Eight is plenty.',
        },
        {
          title: 'Collect cases, not slides',
          text: 'Each guest sends two conversations beforehand, with names removed. They are the program.',
        },
        {
          title: 'Play each case twice',
          text: 'Once as it went, once in the demo with somebody as the customer and somebody as the agent. Differences make the discussion.',
          speaker: 'agent',
        },
        {
          title: 'Write down decisions only',
          text: 'One line each, with a name. What was said stays in the room.',
        },
        {
          title: 'Meet again after a month',
          text: 'Half an hour, same people, the same lines. Strike out what is done.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'The kind of event we would go to',
      good: {
        title: 'We would come for',
        items: [
          'Conversations on a screen, with what went wrong in them',
          'People who answer customers as speakers',
          'A room small enough for questions',
        ],
      },
      bad: {
        title: 'We would stay away from',
        items: [
          'A keynote on the future of service',
          'A badge scan in exchange for a pen',
          'Panels of people who sell the same thing',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'On events',
      questions: [
        {
          question: 'How will I hear if a summit is planned?',
          answer:
            'It will stand on this page. There is no mailing list for it, so nothing lands in your inbox in the meantime.',
        },
        {
          question: 'Would you speak at our meeting?',
          answer:
            'Perhaps, by video, if the subject is one of the six above. Ask by the contact page and say who will be in the room.',
        },
        {
          question: 'May we use the agenda under our own name?',
          answer: 'Yes, as it is or changed, and for money if you like.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Preparation for a good day',
      pages: [
        {
          to: '/blog/handoff-without-orphans',
          why: 'The case for the waiting room session, with its trade-offs.',
        },
        { to: '/insights', why: 'The query that fills the second session.' },
        { to: '/webinars', why: 'The short form: one hour instead of a day.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with the opening question',
    text: 'Put twenty requests on a wall and sort them with whoever is in today. That much of a summit needs no date.',
  },
}
