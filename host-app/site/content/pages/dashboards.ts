import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support reports and dashboards',
  description:
    'Reports on volume, first reply, resolution, backlog, SLA and ratings, compared with the previous period. Click a figure to see its conversations.',
  hero: {
    eyebrow: 'Dashboards',
    heading: 'Support reports you can click through',
    lead: 'See how many conversations come in, how fast customers get a reply, who resolves them, and how customers rate you. Click a figure to open its conversations.',
    proof:
      'Automated tests calculate the report figures a second time from the raw data and compare the results.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'How each figure is counted', to: '/resources/learn/ops-dashboard' },
    ],
    picture: 'dashboard',
  },
  sections: [
    {
      kind: 'table',
      heading: 'What the reports show',
      columns: ['Question', 'How it’s counted', 'What it opens'],
      rows: [
        ['How much comes in?', 'Conversations by their start time', 'The conversations of that day'],
        [
          'How long until an agent replies?',
          'From the request for a human to the agent’s first message; the median',
          'The conversations behind it',
        ],
        [
          'How many are resolved, and by whom?',
          'By the last resolution. The AI gets the credit if the conversation had neither an agent nor a request for one',
          'The resolved conversations of each side',
        ],
        ['What is the backlog?', 'Conversations that started and aren’t resolved', 'The backlog of that day'],
        ['Are customers satisfied?', 'Survey ratings', 'The ratings with their comments'],
        ['Do we meet our SLA?', 'SLA timers that were met or missed', 'The conversations with a timer'],
      ],
      note: 'A sentence below each figure explains it. Spam and merged conversations aren’t counted.',
    },
    {
      kind: 'cards',
      heading: 'Filters, live view and exports',
      cards: [
        {
          icon: 'clock',
          title: 'Any date range',
          text: 'Choose a range in your company’s time zone and compare it with the period before.',
        },
        {
          icon: 'people',
          title: 'Filters',
          text: 'Filter by agent, team, label, channel and language, and by AI or agent.',
        },
        {
          icon: 'queue',
          title: 'Busy hours',
          text: 'A heat map of weekdays and hours shows when conversations start. Use it to plan shifts.',
          to: '/solutions/workforce-management',
        },
        {
          icon: 'hand',
          title: 'Live view',
          text: 'See who is waiting and for how long, open conversations, running calls and online agents.',
        },
        {
          icon: 'bell',
          title: 'Small samples are marked',
          text: 'Satisfaction scores come with their margin of error. A score from few answers is marked as uncertain.',
          to: '/csat',
        },
        {
          icon: 'company',
          title: 'Exports',
          text: 'Export conversations, messages and ratings as CSV. Charts are available as images, CSV and tables.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why the AI and your agents are reported separately',
      paragraphs: [
        'An AI replies in seconds. If its reply counted as the first response, a slow team would look fast. Averages have a similar problem: a single forgotten ticket moves them a lot.',
        'So the reports separate the AI from agents, use medians, and show how many conversations were reopened.',
      ],
    },
    {
      kind: 'table',
      heading: 'What the reports don’t include',
      columns: ['Report', 'Reason'],
      rows: [
        ['Agent rankings', 'Agents get different conversations, so a ranking isn’t fair'],
        ['Text that a visitor hasn’t sent', 'It isn’t a message yet'],
        ['AI-generated quality scores', 'You couldn’t check them'],
        ['Custom charts', 'They aren’t built. Use the CSV export'],
      ],
    },
    {
      kind: 'faq',
      heading: 'Report questions',
      questions: [
        {
          question: 'How current are the reports?',
          answer:
            'The report data is saved together with the conversation. An open dashboard updates without a reload.',
        },
        {
          question: 'Can I connect a BI tool to the database?',
          answer:
            'Yes, if you run your own PostgreSQL database. Give the tool a read-only role. The embedded database can’t be shared with other programs.',
        },
        {
          question: 'Can I get a report by email?',
          answer:
            'Yes. Turn on the weekly summary under Insights. It’s sent on Mondays with the main figures and the week before.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More about reporting',
      pages: [
        {
          to: '/resources/learn/ops-dashboard',
          why: 'Which figures to check each morning, and what to do about them.',
        },
        { to: '/insights', why: 'Which questions are behind the figures.' },
        { to: '/solutions/workforce-management', why: 'How to plan shifts with the busy hours.' },
      ],
    },
  ],
  closing: {
    heading: 'See the figures for your own team',
    text: 'Start with two: the time to an agent’s first reply, and the backlog.',
  },
}
