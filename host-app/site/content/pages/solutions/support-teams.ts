import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for support teams',
  description:
    'A shared inbox for support teams: a queue with positions, one owner per conversation, teams, rules, SLA policies and roles that you can edit.',
  hero: {
    eyebrow: 'For support teams',
    heading: 'One queue for your team, one owner per conversation',
    lead: 'Agents see who is waiting and assign a conversation to themselves. From then on, the AI doesn’t reply.',
    proof: 'The database stores who may reply: the AI, an agent, or nobody while a customer waits.',
    actions: [
      { label: 'Try both sides', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'How your team works with it',
      jobs: [
        {
          title: 'See who is waiting',
          text: 'Requests for a human are in the list Waiting, longest wait first. Agents hear a sound and see a desktop notification, unless they turned it off.',
          points: [
            'The customer sees the same position, and by when an email comes if nobody is free',
            'Clicking the notification opens the conversation',
            'Requests that the customer cancels disappear',
          ],
          picture: 'queue-team',
        },
        {
          title: 'Assign a conversation',
          text: 'Press “Assign to me”, or reply first. If a colleague was faster, you see their name. The customer sees the first name of the assigned agent.',
          points: [
            'Replies that failed stay visible, with a retry button',
            'You can assign a conversation to another agent or a team',
            'If you turn it on, Lapwing assigns conversations to online agents automatically',
          ],
          picture: 'handoff-team',
        },
        {
          title: 'See the customer’s details',
          text: 'The inbox shows the email address, whether your website verified it, the ticket fields, data from your page, and earlier conversations.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Time limits to know',
      intro: 'Lapwing sets these limits. You can add your own SLA policies.',
      steps: [
        {
          title: '20 seconds after an AI answer',
          text: 'The chat asks whether the customer needs anything else.',
          speaker: 'ai',
        },
        {
          title: '45 seconds after an AI answer',
          text: 'If the customer stays silent, the conversation is resolved. Typing restarts the timer.',
          speaker: 'ai',
        },
        {
          title: '60 seconds in the queue',
          text: 'The customer gets an apology, and the conversation becomes a ticket.',
          speaker: 'visitor',
        },
        {
          title: '180 seconds after an offer of a human',
          text: 'If the customer doesn’t choose, the question becomes a ticket.',
          speaker: 'visitor',
        },
        {
          title: 'An agent is idle for a minute',
          text: 'Colleagues see the agent as away, and automatic assignment skips them.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Inbox features',
      good: {
        title: 'Available for teams',
        items: [
          'Lists with counts, filters, search and saved views',
          'Labels, teams, notes, mentions, macros, canned replies, snooze and merge',
          'Automation rules, and SLA policies with warnings',
          'A command bar and keyboard shortcuts',
          'Live updates, with messages in the same order for both sides',
          'Two-factor authentication, and a list of signed-in devices',
        ],
      },
      bad: {
        title: 'Not available yet',
        items: [
          'Incoming email, messaging apps and phone',
          'Routing by skill; use teams instead',
          'Mobile apps and push notifications',
          'Webhooks (planned)',
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Default permissions',
      intro: 'Owners have all permissions. You can change the other three roles.',
      columns: ['Permission', 'Admin', 'Agent', 'Viewer'],
      rows: [
        ['Read conversations', 'Yes', 'Yes', 'Yes'],
        ['Reply, assign, write notes, resolve, edit and block customers', 'Yes', 'Yes', 'Not by default'],
        ['Write and import articles', 'Yes', 'Yes', 'Not by default'],
        ['Publish and archive articles', 'Yes', 'Not by default', 'Not by default'],
        ['Change settings', 'Yes', 'Not by default', 'Not by default'],
        ['Import, merge, export and delete customers', 'Yes', 'Not by default', 'Not by default'],
        ['Invite, suspend and remove people', 'Yes', 'Not by default', 'Not by default'],
        ['Change permissions', 'Yes', 'Not by default', 'Not by default'],
        ['Read the access log', 'Yes', 'Not by default', 'Not by default'],
      ],
      note: 'You can’t give someone a permission that you don’t have yourself.',
    },
    {
      kind: 'faq',
      heading: 'Questions from team leads',
      questions: [
        {
          question: 'Can the AI reply after an agent has taken over?',
          answer:
            'It can’t. Before it stores an answer, the server checks again who may reply. A late AI answer is dropped.',
        },
        {
          question: 'Can we see how good the AI’s answers are?',
          answer:
            'Yes. Gaps lists the visitors’ ratings with question and answer. The reports show how many conversations the AI resolved.',
        },
        {
          question: 'Can teams be kept from reading each other’s conversations?',
          answer:
            'Not inside one company, because members can read the company’s conversations. Use a separate workspace for each department.',
        },
        {
          question: 'How does a customer read our reply to a ticket?',
          answer:
            'In the widget, in the browser where they sent it. If they don’t see a reply there, Lapwing emails it to them.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For team leads',
      pages: [
        { to: '/solutions/workforce-management', why: 'Plan shifts, office hours and holidays.' },
        { to: '/blog/the-pen-who-is-speaking', why: 'How the AI and agents take turns.' },
        { to: '/resources/learn/tickets-to-sla', why: 'How to choose response targets.' },
        { to: '/blog/handoff-without-orphans', why: 'How a request for a human can end.' },
      ],
    },
  ],
  closing: {
    heading: 'Try the customer’s and the agent’s side',
    text: 'In the demo, ask for a human on the left and answer on the right.',
  },
}
