import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Workforce management for support',
  description:
    'Plan support shifts with office hours, online status, assignment limits and a heat map of busy hours. Shift schedules and forecasts aren’t included.',
  hero: {
    eyebrow: 'Workforce management',
    heading: 'Plan support shifts around busy hours',
    lead: 'See when conversations start, who is online, and how many conversations each agent has. Customers who can’t be served in time get a ticket.',
    proof:
      'Lapwing doesn’t include shift schedules, forecasts or adherence reports. Keep your planning tool for these.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Read the operations guide', to: '/resources/learn/ops-dashboard' },
    ],
    picture: 'queue-shift',
  },
  sections: [
    {
      kind: 'text',
      heading: 'Live hours and ticket hours',
      paragraphs: [
        'A short-staffed hour usually means a long queue. In Lapwing, a customer who waits too long gets a ticket, and an agent can answer it in the next quiet hour.',
        'Plan live hours for customers who won’t come back, such as a buyer at the checkout. Plan ticket hours for other requests.',
      ],
    },
    {
      kind: 'figures',
      heading: 'The time limit in the queue',
      intro: 'The server enforces this limit, even when the customer has closed the page.',
      figures: ['handoffLimit'],
    },
    {
      kind: 'table',
      heading: 'Settings for your team',
      columns: ['Setting', 'What it changes', 'What it doesn’t change'],
      rows: [
        ['Office hours', 'What the chat says about your availability', 'The time limit in the queue'],
        ['Holidays', 'The same, for whole days', 'Half days'],
        ['Away text', 'What customers read before they write', 'The AI’s answers'],
        ['Reply time', 'The text under the greeting', 'SLA deadlines'],
        [
          'SLA policies',
          'When agents are warned and when a deadline is missed',
          'Snoozed conversations keep their deadline',
        ],
        [
          'Automatic assignment',
          'Which online agent gets the next conversation',
          'Conversations that an agent takes by hand',
        ],
        [
          'Limit per agent',
          'How many conversations an agent is assigned automatically',
          'What an agent already has',
        ],
        ['AI on or off', 'Whether the AI answers first', 'Article suggestions in the ticket form'],
      ],
      note: 'Automatic assignment is off until you turn it on.',
    },
    {
      kind: 'contrast',
      heading: 'What Lapwing does and doesn’t plan',
      intro: 'The reports show when customers write. They don’t plan who works.',
      good: {
        title: 'Planning tools today',
        items: [
          'Online, away and offline status of agents.',
          'Automatic assignment with a limit per agent, also by team.',
          'A heat map of the hours in which conversations start.',
          'Backlog, first reply and SLA results by team.',
          'A record of how each request for a human ended.',
        ],
      },
      bad: {
        title: 'Use another tool for',
        items: ['Shift schedules, forecasts and adherence. The CSV export has the numbers.'],
      },
    },
    {
      kind: 'steps',
      heading: 'A day with Lapwing',
      steps: [
        {
          title: 'Before opening',
          text: 'Agents answer the tickets from the night.',
        },
        {
          title: 'Opening',
          text: 'Agents who cover the live chat are online; the others set themselves to away.',
          speaker: 'agent',
        },
        {
          title: 'The busy hour',
          text: 'The AI answers what the articles cover. Requests for a human wait in the queue.',
          speaker: 'ai',
        },
        {
          title: 'An agent goes home sick',
          text: 'Filter the list by agent, select the conversations, and assign them to a colleague.',
          speaker: 'agent',
        },
        {
          title: 'Closing',
          text: 'The chat shows when you’re back. A customer who asks for a human gets a ticket and a receipt.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Planning questions',
      questions: [
        {
          question: 'How do I find our busy hours?',
          answer:
            'Open the reports, choose a month, and look at the heat map. Click an hour to see its conversations.',
        },
        {
          question: 'How many chats should one agent handle at a time?',
          answer:
            'Start with one and raise the limit when your agents ask for it. Agents can still take more by hand.',
        },
        {
          question: 'Can skills or languages decide who gets a conversation?',
          answer:
            'A rule can send a language or a topic to a team, and automatic assignment then uses that team. Lapwing doesn’t have graded skills.',
        },
        {
          question: 'Does it connect to our scheduling software?',
          answer: 'Not directly. You can export the reports as CSV.',
        },
        {
          question: 'Can I see results for a single agent?',
          answer: 'Reports can be filtered by agent. Check your local labor rules before you compare people.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More for planners',
      pages: [
        { to: '/dashboards', why: 'The reports in detail.' },
        { to: '/solutions/support-teams', why: 'The inbox from an agent’s point of view.' },
        { to: '/blog/handoff-without-orphans', why: 'How the time limit in the queue works.' },
      ],
    },
  ],
  closing: {
    heading: 'Look at one month first',
    text: 'Check the heat map of a month before you change a shift.',
  },
}
