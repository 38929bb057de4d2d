import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support reports and dashboards',
  description:
    'Support reports for volume, first reply, resolution, backlog, CSAT and SLAs. Compare date ranges and open the conversations behind each figure.',
  hero: {
    eyebrow: 'Dashboards',
    heading: 'Support reports that link to the conversations',
    lead: 'See how many conversations come in, how fast agents reply, who resolves them, and how customers rate them. Click a figure to open its conversations.',
    proof: 'Our tests calculate the figures a second time from the stored messages and compare the results.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'How each figure is counted', to: '/resources/learn/ops-dashboard' },
    ],
    picture: 'queue',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Questions that the reports answer',
      columns: ['Question', 'How it’s counted', 'What it opens'],
      rows: [
        ['How much comes in?', 'Conversations by start date', 'The conversations of that day'],
        [
          'How fast do agents reply?',
          'Median time from the request for a human to the agent’s first message',
          'The conversations behind it',
        ],
        [
          'Who resolves conversations?',
          'The AI counts if it resolved the conversation without an agent and without a request for a human',
          'Resolved conversations, for the AI and for agents',
        ],
        ['What is still open?', 'Conversations that started and aren’t resolved', 'The backlog of that day'],
        ['Are customers satisfied?', 'Survey ratings', 'The ratings with their comments'],
        [
          'Do we meet our SLAs?',
          'SLA deadlines that were met or missed',
          'The conversations with a deadline',
        ],
      ],
      note: 'A sentence beside each figure explains what it counts. Spam and merged conversations are left out.',
    },
    {
      kind: 'cards',
      heading: 'Filters, comparisons and exports',
      cards: [
        {
          icon: 'clock',
          title: 'Date ranges',
          text: 'Choose a range in your time zone and compare it with the period before.',
        },
        {
          icon: 'people',
          title: 'Filters',
          text: 'Filter by agent, team, label, channel and language, and by AI or agent.',
        },
        {
          icon: 'queue',
          title: 'Busy hours',
          text: 'A heat map of weekdays and hours shows when conversations start.',
          to: '/solutions/workforce-management',
        },
        {
          icon: 'hand',
          title: 'Live view',
          text: 'See who is waiting and for how long, which calls are active, and which agents are online.',
        },
        {
          icon: 'bell',
          title: 'Margin of error',
          text: 'CSAT scores come with a margin of error. Scores from a few answers are marked as uncertain.',
          to: '/csat',
        },
        {
          icon: 'company',
          title: 'Exports',
          text: 'Export conversations, messages and ratings as CSV. Charts can also be saved as an image or shown as a table.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Why AI and agents are counted apart',
      paragraphs: [
        'If AI replies count as first replies, a slow team looks fast. An average hides the customer who waited for an hour. A chat that closed because the visitor left isn’t a solved problem.',
        'That’s why the reports separate the AI from agents, show medians, and count reopened conversations.',
      ],
    },
    {
      kind: 'table',
      heading: 'What the reports leave out',
      columns: ['Report', 'Reason'],
      rows: [
        ['Agent rankings', 'They reward agents who get easy conversations'],
        ['Text that a customer typed but didn’t send', 'It isn’t a message yet'],
        ['Scores that can’t be traced to messages', 'You couldn’t check them'],
        ['Custom charts', 'They aren’t built; use the CSV export'],
      ],
    },
    {
      kind: 'faq',
      heading: 'Report questions',
      questions: [
        {
          question: 'How current are the reports?',
          answer:
            'Figures are stored together with the conversation. An open dashboard updates without a reload.',
        },
        {
          question: 'Can I connect a BI tool to the database?',
          answer:
            'Yes, if you host Lapwing on your own PostgreSQL. Give the tool a read-only role. The embedded database can’t be shared this way.',
        },
        {
          question: 'Can I get reports by email?',
          answer:
            'You can turn on a weekly summary under Insights. It compares the main figures with the week before.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More about measuring support',
      pages: [
        {
          to: '/resources/learn/ops-dashboard',
          why: 'Which numbers to check in the morning, and what to do about them.',
        },
        { to: '/insights', why: 'The questions behind the numbers.' },
        { to: '/solutions/workforce-management', why: 'Plan shifts with the heat map.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with one decision',
    text: 'Write down the decision that a chart should help you make. Then read five of the conversations behind it.',
  },
}
