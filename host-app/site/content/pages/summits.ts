import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Summits',
  description:
    'Lapwing doesn’t have a summit on the calendar. Use this agenda for a one-day support workshop with your own team, with the material for each session.',
  hero: {
    eyebrow: 'Summits',
    heading: 'We don’t have a summit scheduled',
    lead: 'Here is an agenda for a support workshop that you can run with your own team in one day.',
    actions: [
      { label: 'Try the demo', to: '/demo' },
      { label: 'Suggest an event', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Agenda for one day',
      columns: ['Session', 'Question', 'Bring', 'Read before'],
      rows: [
        [
          'What needs a person?',
          'Which of last month’s requests could an article have answered?',
          'Twenty real requests, names removed',
          'The AI chat playbook',
        ],
        [
          'Wrong answers',
          'What does your chat say when it doesn’t know?',
          'Your ten worst answers',
          'An honest “I don’t know”',
        ],
        [
          'Waiting',
          'What do customers see while they wait?',
          'A phone with your website open',
          'The article on handoff',
        ],
        ['Writing', 'Can we cut three articles to half?', 'Three articles', 'A knowledge base that ranks'],
        [
          'Access',
          'Who can read a customer’s conversation?',
          'Your list of roles',
          'Rights belong in the database',
        ],
        ['Decisions', 'Which two things do we change by Friday?', 'A calendar', 'From tickets to SLAs'],
      ],
    },
    {
      kind: 'steps',
      heading: 'How to prepare the workshop',
      steps: [
        {
          title: 'Invite a mixed group',
          text: 'Two people from support, one from product, one who runs the website, and one who handles complaints.',
        },
        { title: 'Collect conversations', text: 'Ask each person for two conversations with names removed.' },
        {
          title: 'Replay them',
          text: 'Compare what happened with the same question in the demo.',
          speaker: 'agent',
        },
        { title: 'Write down decisions', text: 'One line each, with a name and a date.' },
        { title: 'Meet again after a month', text: 'Check which decisions are done.' },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about events',
      questions: [
        {
          question: 'How do I find out about a future summit?',
          answer: 'We’ll announce it on this page. We don’t have a mailing list for it.',
        },
        {
          question: 'Can we change the agenda?',
          answer: 'Yes. Change it as you like, and use your own name for it.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Material for the workshop',
      pages: [
        { to: '/blog/handoff-without-orphans', why: 'For the session on waiting.' },
        { to: '/insights', why: 'For the session on wrong answers.' },
        { to: '/webinars', why: 'A shorter format: the demo in six steps.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with twenty requests',
    text: 'Sort them with your team: which ones need a person, and which ones need a better article?',
  },
}
