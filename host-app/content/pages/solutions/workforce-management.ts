import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Workforce management for support',
  description:
    'Hours, holidays, roles and a 60-second promise exist today; rotas, forecasts and adherence do not. How to plan with what there is.',
  hero: {
    eyebrow: 'Workforce management',
    heading: 'Staff the minute, not the average',
    lead: 'Lapwing promises a visitor a person or a ticket within 60 seconds, so the plan has one question: in which minutes is somebody free?',
    proof:
      'No rota, forecast or adherence report is built in. This page says how to plan without them and what is planned.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Read the operations guide', to: '/resources/learn/ops-dashboard' },
    ],
    picture: 'queue',
  },
  sections: [
    {
      kind: 'text',
      heading: 'What the promise does to a plan',
      paragraphs: [
        'In most desks an understaffed hour shows up as a long queue, and the queue is still there when the shift ends. Here it cannot be: nobody waits live for more than a minute. An understaffed hour shows up as tickets instead, which can be answered in the next quiet hour, by somebody else, in any order.',
        'So there are two kinds of work to plan. Live cover is for visitors who will not come back to a ticket, such as a buyer at the checkout or a guest at a door. Ticket hours are for the rest, and need no particular minute. Deciding which of your pages deserve live cover does more for the rota than a forecast.',
      ],
    },
    {
      kind: 'figures',
      heading: 'The one number to plan around',
      intro:
        'It is a constant of the product, enforced on the server even when the visitor has closed the page.',
      figures: ['handoffLimit'],
    },
    {
      kind: 'table',
      heading: 'What you can set, and what it really does',
      columns: ['Lever', 'What it changes', 'What it leaves alone'],
      rows: [
        [
          'Office hours by weekday',
          'The line in the header and on the first page: there, or back when',
          'The queue. A request at night waits its minute as well',
        ],
        [
          'Holidays, up to 100 dates',
          'The same, for whole days',
          'Half days: a date on the list is off from midnight to midnight',
        ],
        ['Away text', 'What people read before they write', 'What the AI answers'],
        [
          'Reply time',
          'One of three promises under the greeting',
          'Any clock. Nothing measures whether you keep it',
        ],
        [
          'AI on or off',
          'Off sends each first message to the queue',
          'Articles suggested in the ticket form',
        ],
        [
          'Role of a person',
          'Whether a name may answer',
          'Who gets a thread: people take, nothing is dealt out',
        ],
      ],
      note: 'Roles, the away text and the AI’s switch are changed on screens. Hours, holidays and the reply time are columns of the company’s row until theirs is built.',
    },
    {
      kind: 'contrast',
      heading: 'Today and planned',
      intro: 'Planned means that you would not find it in an installation of today. None of it has a date.',
      good: {
        title: 'Today',
        items: [
          'Your own label of Active or Away after a minute, for your eyes only.',
          'Two people who take the same thread: one gets it, the other is told.',
          'A log of who took and who closed what, readable with the right permission.',
          'The time of each request for a human, stored with the conversation.',
        ],
      },
      bad: {
        title: 'Planned',
        items: [
          'Presence that colleagues can see: online, away, offline.',
          'Assignment by the system, draining the queue to who is free.',
          'Volume by hour as a heat map, backlog, first response and SLA warnings.',
          'Rota, forecast and adherence are not on the list. Keep your planning tool.',
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'A shift, from the lead’s chair',
      steps: [
        {
          title: 'Before opening: the night’s tickets',
          text: 'All open shows what the night left. Two people answer tickets, nobody needs to be live yet.',
        },
        {
          title: 'Opening: one live seat',
          text: 'One colleague keeps notifications on. The sound plays in every open inbox, so agree whose turn it is; the others mute the tab.',
          speaker: 'agent',
        },
        {
          title: 'The peak',
          text: 'Positions in the queue go beyond two. The AI still answers everybody who asks something written, and only requests for people pile up.',
          speaker: 'ai',
        },
        {
          title: 'Somebody has to leave',
          text: 'A sick colleague’s threads can be taken over one by one with Assign to me. If the account is suspended, all of them go back to the queue in one stroke.',
          speaker: 'agent',
        },
        {
          title: 'Closing',
          text: 'The header turns to “Back Monday” by itself. Whoever asks for a human after that still gets a ticket, and the receipt comes by mail.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked by planners',
      questions: [
        {
          question: 'How do I learn at which hours people ask for a human?',
          answer:
            'Each such request has its instant in conversations.human_requested_at. Group it by weekday and hour in SQL; a month of it is a better plan than a guess. The chart for it is part of the planned dashboards.',
        },
        {
          question: 'How many chats should one agent hold at a time?',
          answer:
            'Lapwing sets no ceiling and deals nothing out. Begin with one, since the next visitor loses little by getting a ticket, and go up when your people ask for more.',
        },
        {
          question: 'Can skills or languages decide who gets a thread?',
          answer:
            'Not by themselves. The list shows the visitor’s own words, so a colleague who reads Hebrew sees what is theirs. Skill routing is not planned at present.',
        },
        {
          question: 'Does it export to our rota software?',
          answer:
            'There is no export or API key yet. A read-only account on the database is the honest answer for now.',
        },
        {
          question: 'Are agents measured?',
          answer:
            'Not by a report. When reports per agent come, treat them as a matter for your works council first, and compare teams before you compare people.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For planning the next quarter',
      pages: [
        { to: '/dashboards', why: 'Which charts are designed, and what you can query today.' },
        { to: '/solutions/support-teams', why: 'Rights and clocks, from an agent’s side.' },
        {
          to: '/blog/handoff-without-orphans',
          why: 'Why a minute, and what happens when the server dies in it.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Find your live minutes first',
    text: 'Run it for a month, count requests for humans by hour, and only then change anybody’s shift.',
  },
}
