import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Workforce management for support',
  description:
    'Hours, presence, limits per agent and a 60-second promise exist today; rotas, forecasts and adherence do not. How to plan with what there is.',
  hero: {
    eyebrow: 'Workforce management',
    heading: 'Staff the minute, not the average',
    lead: 'Lapwing promises a visitor a person or a ticket within 60 seconds, so the plan has one question: in which minutes is somebody free?',
    proof:
      'No rota, forecast or adherence report is built in. This page says how to plan with what the reports count.',
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
          'The queue. A request at night waits its minute as well. Promised times stand still outside the hours, if you say so',
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
          'Any clock. What is timed are the promises you set apart from it',
        ],
        [
          'Promised times',
          'When somebody is warned, at four fifths, and when it counts as missed',
          'Snoozing. It hides a thread and stops no deadline',
        ],
        [
          'Auto-assignment, and a limit per person',
          'Who online gets the next one: the fewest open first, then the longest without',
          'Anybody who takes by hand, and threads that have a holder',
        ],
        [
          'AI on or off',
          'Off sends each first message to the queue',
          'Articles suggested in the ticket form',
        ],
        [
          'Role of a person',
          'Whether a name may answer, or be dealt anything',
          'What they have taken already',
        ],
      ],
      note: 'All of these are changed on screens. Auto-assignment is off until you switch it on, and each person takes five at once until you say otherwise.',
    },
    {
      kind: 'contrast',
      heading: 'What there is, and what there is not',
      intro: 'The reports say when and how much. Who works when is for another tool.',
      good: {
        title: 'Today',
        items: [
          'Presence that colleagues see: online, away after a minute, offline.',
          'Dealing out the queue, with a ceiling for each person and teams that get their own.',
          'A ledger of who asked for a person, and whether they got one in time.',
          'Two people who take the same thread: one gets it, the other is told.',
          'A log of who took and who closed what, readable with the right permission.',
          'The hours of the week in which conversations start, as a heat map.',
          'Backlog, first reply and the SLA deadlines that were met, for each team and over any range of days.',
        ],
      },
      bad: {
        title: 'Not in it',
        items: ['Rota, forecast and adherence. Keep your planning tool, and feed it with the CSV.'],
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
          text: 'One colleague is online, the others set themselves away. The sound plays for everybody who has not turned it off, so agree whose turn it is.',
          speaker: 'agent',
        },
        {
          title: 'The peak',
          text: 'Positions in the queue go beyond two. The AI still answers everybody who asks something written, and only requests for people pile up.',
          speaker: 'ai',
        },
        {
          title: 'Somebody has to leave',
          text: 'Narrow the list to a sick colleague, select what is there, and give it to somebody else. If the account is suspended, all of them go back to the queue in one stroke.',
          speaker: 'agent',
        },
        {
          title: 'Closing',
          text: 'The header turns to “Back Monday” by itself. Whoever asks for a human after that still gets a ticket, and the receipt comes by email.',
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
            'Open the reports, choose a month, and read the map of weekdays and hours. It counts the conversations that started; a press on an hour opens them. A month of it is a better plan than a guess.',
        },
        {
          question: 'How many chats should one agent hold at a time?',
          answer:
            'You set it, from 1 to 100, for all and for each person. It binds the dealing, not the hand: anybody may still take one more. Begin with one, since the next visitor loses little by getting a ticket, and go up when your people ask for more.',
        },
        {
          question: 'Can skills or languages decide who gets a thread?',
          answer:
            'A rule can: Hebrew in the widget, therefore the Hebrew team, and auto-assignment then asks its members alone. There is no list of skills with grades, and none is planned.',
        },
        {
          question: 'Does it export to our rota software?',
          answer:
            'Not by itself: there are no API keys and no export of hours worked. A read-only account on the database is the honest answer for now.',
        },
        {
          question: 'Are agents measured?',
          answer:
            'Not by a report. Colleagues see who is there and how many threads each holds, at that moment. When reports per agent come, treat them as a matter for your works council first, and compare teams before you compare people.',
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
