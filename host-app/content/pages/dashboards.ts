import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support reports and dashboards',
  description:
    'Volume, first reply, resolution, backlog, ratings and calls over any range of days, beside the days before. Every figure opens the conversations behind it.',
  hero: {
    eyebrow: 'Dashboards',
    heading: 'Numbers that lead back to the conversations',
    lead: 'See how much comes in, how fast people get a reply, who settles it and whether customers were happy. Each figure opens the list of conversations it counts.',
    proof:
      'The tests reckon every figure a second time, in plain code from the raw rows, for three companies, three ranges and ten filters.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'How each figure is counted', to: '/resources/learn/ops-dashboard' },
    ],
    picture: 'queue',
  },
  sections: [
    {
      kind: 'table',
      heading: 'What you see',
      columns: ['Question', 'Counted from', 'It opens'],
      rows: [
        ['How much comes in?', 'When a conversation started', 'The conversations of that day'],
        [
          'How long until a person replies?',
          'From the moment a person is awaited to their first message; the median',
          'The conversations behind it',
        ],
        [
          'How much is settled, and by whom?',
          'The last resolution; the AI gets the credit only if no person wrote and none was asked for',
          'The resolved conversations of each side',
        ],
        ['What is left over?', 'Started, and not resolved for good', 'The backlog of that day'],
        ['Were people happy?', 'The ratings of the surveys', 'The ratings with their comments'],
        ['Were deadlines met?', 'The SLA timers that ended or were missed', 'The conversations with a timer'],
      ],
      note: 'A sentence at each figure says what it counts. Spam and merged conversations are in none.',
    },
    {
      kind: 'cards',
      heading: 'How you look at it',
      cards: [
        {
          icon: 'clock',
          title: 'Any range, beside the one before',
          text: 'Up to 400 days, in your company’s time zone, with the same number of days before it for comparison.',
        },
        {
          icon: 'people',
          title: 'By agent, team, label and channel',
          text: 'Narrow all figures at once, also by language and by whether the AI or a person had the conversation.',
        },
        {
          icon: 'queue',
          title: 'The hours of the week',
          text: 'A map of weekdays and hours shows when conversations start, for planning shifts.',
          to: '/solutions/workforce-management',
        },
        {
          icon: 'hand',
          title: 'What happens now',
          text: 'Who waits and for how long, what is open, which calls run, and which agents are online. It changes while you look.',
        },
        {
          icon: 'bell',
          title: 'Ratings with their doubt',
          text: 'Each share of happy customers comes with the range it could truly lie in. Fewer than 30 answers are marked as uncertain.',
          to: '/csat',
        },
        {
          icon: 'company',
          title: 'Files and tables',
          text: 'Conversations, messages and ratings as CSV. Each chart as a picture, as CSV, and as a table for screen readers.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Four ways to fool yourself',
      paragraphs: [
        'If the AI’s reply counts as the first response, every team looks instant. An average describes nobody: one forgotten ticket moves it, and hides the person who waited an hour. A conversation that closed because nobody wrote any more isn’t the same as a solved one. And fewer tickets are good news only if the questions stopped, too.',
        'That is why the reports keep AI and people apart, show medians, and count what was reopened. The rest is up to whoever reads them.',
      ],
    },
    {
      kind: 'table',
      heading: 'What is not in it',
      columns: ['View', 'Why'],
      rows: [
        ['Agents ranked on a wall', 'A rank says who had the easy conversations'],
        ['What a visitor types before it is sent', 'It isn’t a message yet'],
        ['A score that nobody can trace to messages', 'Nobody could check it'],
        ['Charts of your own design', 'Not built; take the CSV, or read the database if it is yours'],
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about the reports',
      questions: [
        {
          question: 'How soon does a report change?',
          answer:
            'The facts are kept in the same transaction as the conversation. An open dashboard hears of the change and updates without a reload.',
        },
        {
          question: 'May I point a reporting tool at the database?',
          answer:
            'If the database is yours, yes. Give the tool a role that only reads, on a replica if you have many conversations. The embedded database belongs to one process and can’t be shared that way.',
        },
        {
          question: 'Does it come to me by email?',
          answer:
            'A summary of the week does, on Mondays, if you switch it on under Insights: the main figures beside the week before.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Beside the charts',
      pages: [
        {
          to: '/resources/learn/ops-dashboard',
          why: 'Which few numbers to look at each morning, and what to do about them.',
        },
        { to: '/insights', why: 'The questions behind the numbers.' },
        { to: '/solutions/workforce-management', why: 'Using the hours of the week to plan who is in.' },
      ],
    },
  ],
  closing: {
    heading: 'Decide what you would do differently',
    text: 'Before you look at a chart, write down which decision it should change. Then open the list behind it and read five of those conversations.',
  },
}
