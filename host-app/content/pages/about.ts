import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'About Lapwing',
  description:
    'What Lapwing is, why it carries a bird’s name, the six opinions it is built on, how the work is done, and how far along it is today.',
  hero: {
    eyebrow: 'About',
    heading: 'A support product with a few firm opinions',
    lead: 'Lapwing puts a chat and a ticket form on a company’s site, answers from that company’s articles, and hands over to its people. This page is about the thinking behind it.',
    proof:
      'You will find no portraits and no founding story here. The source, its tests and its history are the parts of us that can be checked.',
    actions: [
      { label: 'Watch both sides', to: '/demo' },
      { label: 'Read how it is built', to: '/blog' },
    ],
    picture: 'handoff',
  },
  sections: [
    {
      kind: 'text',
      heading: 'What it is, and why it is called so',
      paragraphs: [
        'It is one server process, an embedded database that you may replace, two widgets for other people’s sites, and a staff area with an inbox. Many companies can live on one installation without seeing each other. All of it is in one repository under the MIT licence.',
        'A lapwing is a bird of wet meadows with a thin crest. From far away it looks black and white. Come closer and its back is green and copper, and under the tail there is a patch of cinnamon. Its flight looks as if it were falling over and thinking better of it.',
        'Those are our two colours. Petrol is the AI, cinnamon is a person, and the line that runs through these pages turns from one to the other and tumbles a little on the way. The mark is a speech drop with a crest.',
        'One more habit fits. A lapwing that notices somebody near says so at once and loudly, and that is what the inbox does when a visitor asks for a human.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What we believe about support',
      intro: 'Each of these decided something in the code, and some of them cost features.',
      cards: [
        {
          icon: 'answer',
          title: 'An admitted gap beats a fluent guess',
          text: 'A wrong answer is paid for by the customer who acts on it. So a reply without a source is thrown away, even when it might have been right.',
          to: '/blog/an-honest-i-dont-know',
        },
        {
          icon: 'hand',
          title: 'A machine should step aside entirely',
          text: 'Two voices in one thread are worse than a slow one. From the moment a colleague takes it, the AI says no more.',
          to: '/blog/the-pen-who-is-speaking',
        },
        {
          icon: 'clock',
          title: 'Waiting needs an end',
          text: 'A queue without a limit is a polite way of losing people. Ours ends after 60 s, with a number to hold on to.',
          to: '/blog/handoff-without-orphans',
        },
        {
          icon: 'speed',
          title: 'A guest does not move the furniture',
          text: 'The widget is on somebody else’s page. It may not slow it, restyle it or fill it with globals, and old pages deserve that as much as new ones.',
          to: '/blog/two-kilobytes-on-your-page',
        },
        {
          icon: 'lock',
          title: 'Trust belongs where a tired programmer cannot forget it',
          text: 'Who may see what is decided by the database. Screens only follow.',
          to: '/blog/rights-in-the-database',
        },
        {
          icon: 'person',
          title: 'What somebody wrote stays theirs',
          text: 'A visitor may read it all again and take it back, without an account and without asking an agent for it.',
          to: '/solutions/data-privacy',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Three numbers we would rather be judged by',
      figures: ['firstMessage', 'isolationCells', 'languages'],
    },
    {
      kind: 'steps',
      heading: 'How a change gets in',
      steps: [
        {
          title: 'A sentence that can be failed',
          text: 'Behaviour starts as a numbered requirement. The test that proves it carries the number in its title, and a command lists the numbers that no test names.',
        },
        {
          title: 'Rules before screens',
          text: 'What a conversation does next is a pure function without a clock, a network or a page. It is tested as a table; the screens draw what it says.',
        },
        {
          title: 'The world is unkind on purpose',
          text: 'Journeys run through the built product in a browser, on pages with hostile styles and libraries of another decade. Others pull the network and kill the server while people are writing.',
        },
        {
          title: 'Tests are doubted too',
          text: 'Behaviours are taken away one by one to see whether a test notices. Where none does, one is missing.',
        },
        {
          title: 'The words are checked like code',
          text: 'Figures come from one list, and each says how to measure it again. What is planned is called planned, and comparisons carry their sources.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where it stands',
      good: {
        title: 'Works, and can be tried now',
        items: [
          'Chat with cited answers, handoff, queue and ticket fallback',
          'Ticket form with fields, files, numbers and receipts',
          'Help centre: editor, public pages, search, and a playground that shows what an answer rests on',
          'Inbox with notes, labels, macros, rules, response targets and a ledger of handoffs',
          'People, permissions, second factor and access log',
          'Satisfaction surveys when a conversation is resolved',
          'Reports over any range of days',
          'A console for whoever runs many workspaces',
        ],
      },
      bad: {
        title: 'Planned, in no promised order',
        items: ['API keys and webhooks'],
      },
    },
    {
      kind: 'faq',
      heading: 'Asked about us',
      questions: [
        {
          question: 'Who is behind it?',
          answer:
            'The licence names “The Lapwing authors”. The company that runs the installation you are looking at is named in its privacy policy; it need not be the same.',
        },
        {
          question: 'Who else uses it?',
          answer:
            'We name no customers. The companies in the demo, a planner, a shop and a dental clinic among them, are invented and say so.',
        },
        {
          question: 'Is there an investor or a plan to sell?',
          answer:
            'Nothing of the kind is part of this site’s story. What protects you either way is the licence: a copy you have today stays yours to run and to change.',
        },
        {
          question: 'Why does a young product write so much about what is missing?',
          answer: 'Because you would find out in the second week anyway, and would then doubt the rest.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'If you want to be part of it',
      pages: [
        { to: '/careers', why: 'No job is open. How to contribute all the same.' },
        { to: '/partners', why: 'What agencies and hosts may do without asking.' },
        { to: '/contact', why: 'One form, with a number.' },
      ],
    },
  ],
  closing: {
    heading: 'Disagree with one of the six?',
    text: 'Try it on the demo first, then write to us. A good example against one of them is worth more here than ten nods.',
  },
}
