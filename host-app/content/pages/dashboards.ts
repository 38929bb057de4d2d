import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support dashboards (planned)',
  description:
    'Planned views of volume, first reply, resolution and backlog that lead back to the conversations. Until then: the live counts, and one query for a week.',
  hero: {
    eyebrow: 'Dashboards, planned',
    heading: 'Numbers that lead back to the conversations',
    lead: 'The dashboard we are planning answers four questions, and each bar opens the threads behind it. This page shows it, and what you can count before it exists.',
    proof:
      'The query below was run against this product’s own schema; it needs nothing that is not stored today.',
    actions: [
      { label: 'See what is counted live', to: '/conversations' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'queue',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Four questions, and what each is counted from',
      columns: ['Question', 'Counted from', 'A bar opens'],
      rows: [
        ['How much comes in?', 'When a conversation was created', 'The conversations of that day'],
        [
          'How long until a person replies?',
          'When one was asked for, and the first message by an agent after it',
          'The requests behind it, longest wait first',
        ],
        [
          'How much is settled, and by whom?',
          'Resolved or ticket, and who held the pen',
          'The threads of each side',
        ],
        ['What is left over?', 'Open conversations and tickets without an answer', 'The oldest of them'],
      ],
      note: 'All of this is stored already, so the planned views can reach back to your first conversation.',
    },
    {
      kind: 'code',
      heading: 'A week on one line, today',
      text: 'For those who run Lapwing on their own PostgreSQL or Supabase project. Put your subdomain in, and any tool that draws SQL will draw this.',
      code: "select date_trunc('week', c.created_at)::date as week,\n       count(*) as conversations,\n       count(c.human_requested_at) as asked_for_a_person,\n       count(c.number) as tickets,\n       percentile_cont(0.5) within group\n         (order by f.at - c.human_requested_at) as typical_wait\n  from conversations c\n  left join lateral (\n    select min(m.created_at) as at from messages m\n     where m.conversation_id = c.id and m.sender_type = 'agent'\n       and m.created_at >= c.human_requested_at\n  ) f on true\n where c.company_id =\n       (select id from companies where subdomain = 'acme')\n group by 1 order by 1 desc;",
    },
    {
      kind: 'cards',
      heading: 'On screens already',
      cards: [
        {
          icon: 'queue',
          title: 'Six lists, counted',
          text: 'Waiting, mine, unassigned, open, tickets and snoozed carry their number above the conversation list.',
          to: '/conversations',
        },
        {
          icon: 'clock',
          title: 'Minutes in the queue',
          text: 'Each person who waits is listed with their place and how long ago they asked.',
        },
        {
          icon: 'hand',
          title: 'Every wish for a person',
          text: 'A ledger counts who was answered, who got a ticket and who took it back, with a countdown for those who still wait.',
          to: '/blog/handoff-without-orphans',
        },
        {
          icon: 'bell',
          title: 'SLA deadlines',
          text: 'What is due next and what was missed, conversation by conversation.',
        },
        {
          icon: 'people',
          title: 'Who is there',
          text: 'Agents with their presence, the conversations they hold, and how many they take.',
        },
        {
          icon: 'company',
          title: 'Tenant by tenant',
          text: 'Operators see people, articles, conversations and the last 30 days of every company in the platform console.',
          to: '/solutions/agencies',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Four ways to fool yourself',
      paragraphs: [
        'Counting the AI’s reply as the first response makes every team look instant. An average describes nobody: one forgotten ticket drags it along, and the person who waited an hour stays hidden in it. Look at the middle value and at the longest wait instead. A conversation that closed because nobody wrote any more is not the same as a solved one. And a falling number of tickets is good news only if the questions stopped as well.',
        'The planned views keep AI and people apart and count what was reopened. The rest stays with whoever reads them.',
      ],
    },
    {
      kind: 'table',
      heading: 'What is planned, and what is not',
      columns: ['View', 'Stands'],
      rows: [
        ['Any range of days against the one before it', 'Planned'],
        ['By agent, team, label and channel', 'Planned'],
        ['A map of the week by hours, for planning shifts', 'Planned'],
        ['From a bar to its conversations in one press', 'Planned'],
        ['CSV with one row for each conversation', 'Planned'],
        ['Ranking agents against each other on a wall', 'Not planned'],
        ['Showing agents what a visitor types before it is sent', 'Not planned'],
        ['A score nobody can trace to messages', 'Not planned'],
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked before the first chart',
      questions: [
        {
          question: 'Where does /admin/dashboard lead today?',
          answer:
            'To the conversation list. The address is kept for the dashboard, so bookmarks will not break. The ledger and the promised times have addresses of their own.',
        },
        {
          question: 'May I point a reporting tool at the database?',
          answer:
            'If the database is yours, yes. Give the tool a role that only reads, on a replica if you have many conversations. The embedded database belongs to one process and cannot be shared that way.',
        },
        {
          question: 'Can I export without SQL?',
          answer:
            'Customers, yes: as CSV, and one person with all their threads as JSON. Conversations in bulk, no; the API lists them page by page, 50 at a time.',
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
    text: 'Before you wait for a chart, write down which decision it should change. The ones with an answer are worth a query this week.',
  },
}
