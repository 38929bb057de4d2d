import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Shared support inbox',
  description:
    'A shared inbox for chats and tickets. See who is waiting and for how long, assign conversations, and take over from the AI with one click.',
  hero: {
    eyebrow: 'Conversations',
    heading: 'A shared inbox that shows who is waiting',
    lead: 'AI chats, waiting customers and tickets are in one list. You assign a conversation to yourself with one click, and the AI stops replying.',
    proof:
      'The list updates live. If the connection drops, it shows “Reconnecting…” and then loads what it missed.',
    actions: [
      { label: 'Answer as an agent', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'desk-delivery',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Eight lists, ready to use',
      columns: ['List', 'What it contains'],
      rows: [
        ['Waiting', 'Customers who asked for a human, longest wait first'],
        ['Mine', 'Open conversations that are assigned to you'],
        ['Unassigned', 'Conversations without an agent, including AI chats'],
        ['All open', 'Unresolved conversations and tickets that aren’t snoozed'],
        ['Tickets', 'Unresolved tickets'],
        ['Snoozed', 'Conversations that come back later, or when the customer writes'],
        ['Resolved', 'Closed conversations, which reopen when the customer writes'],
        ['All', 'All conversations'],
      ],
      note: 'You can filter lists by agent, team, label and priority, search and sort them, and save a view for yourself or for the team.',
    },
    {
      kind: 'steps',
      heading: 'From “I’d like a person” to resolved',
      steps: [
        {
          title: 'The customer asks for a human',
          text: 'The AI stops. The customer sees their place in the queue and the time limit.',
          speaker: 'visitor',
        },
        {
          title: 'Agents are notified',
          text: 'Agents hear a sound and see a desktop notification. The notification shows the start of the conversation’s id, not the customer’s words.',
          speaker: 'agent',
        },
        {
          title: 'An agent takes the conversation',
          text: 'Assign it to yourself, or reply. If two agents click at the same time, one gets it and the other sees who was faster. Lapwing can also assign waiting customers automatically.',
          speaker: 'agent',
        },
        {
          title: 'The customer sees who is there',
          text: 'The chat shows the agent’s first name and “Typing…”. It doesn’t show the last name or email address.',
          speaker: 'visitor',
        },
        {
          title: 'The conversation is resolved',
          text: 'Agents can undo resolving it. A later message from either side reopens it.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Tools for daily work',
      cards: [
        {
          icon: 'file',
          title: 'Saved drafts',
          text: 'Switch to another conversation and come back. Your draft is still there, also on your other computer.',
        },
        {
          icon: 'check',
          title: 'Safe sending',
          text: 'If a reply fails, it stays visible with the reason and a retry button. A retry doesn’t create a second message.',
        },
        {
          icon: 'answer',
          title: 'Undo and scheduled replies',
          text: 'You can take back a reply for a few seconds if the customer hasn’t seen it. You can also schedule a reply.',
        },
        {
          icon: 'people',
          title: 'Notes and mentions',
          text: 'Write private notes in the conversation and mention a colleague. You see who else is viewing or typing.',
        },
        {
          icon: 'bolt',
          title: 'Canned replies and macros',
          text: 'Type a slash to insert a canned reply. A macro sets a label, assigns a team and replies in one step.',
        },
        {
          icon: 'key',
          title: 'Keyboard shortcuts',
          text: 'Ctrl K opens the command bar. Single keys assign, reply, resolve and snooze.',
        },
        {
          icon: 'clock',
          title: 'Snooze',
          text: 'Hide a conversation until later today, next week or a date. A new message brings it back early.',
        },
        {
          icon: 'shield',
          title: 'Verified customers',
          text: 'The inbox shows whether your website has verified the customer’s identity.',
        },
        {
          icon: 'tag',
          title: 'Customer details',
          text: 'The plan, the order number and other data from your page appear beside the conversation.',
        },
        {
          icon: 'lock',
          title: 'Read-only access',
          text: 'Members without permission to reply can read but not write. The server checks this, too.',
        },
        {
          icon: 'phone',
          title: 'Small screens',
          text: 'On a phone, the list, the conversation and the customer’s details use one column.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What’s missing',
      paragraphs: [
        'You can’t follow a conversation that a colleague handles, except through mentions. Filters can’t be combined with “or”. You can’t change the keyboard shortcuts. Desktop notifications need an open browser: while nobody is online, agents get an email about waiting customers instead.',
        'Webhooks for other systems are planned.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Inbox questions',
      questions: [
        {
          question: 'What if two agents answer at the same time?',
          answer:
            'A line in the conversation warns you that a colleague is typing. If you both send, both messages arrive. The conversation stays with the assigned agent.',
        },
        {
          question: 'When does the AI reply again?',
          answer:
            'When the visitor cancels the request for a human, when they reopen a resolved conversation, or when staff return it to the AI through the API.',
        },
        {
          question: 'What happens to an agent’s conversations when they leave?',
          answer:
            'When you remove or suspend an agent, their unresolved conversations return to the queue and the waiting time starts again.',
        },
        {
          question: 'Do notifications work before I allow them?',
          answer:
            'You hear the sound, and a button asks the browser for permission. If you refused, the page shows an alert instead. You choose which events notify you.',
        },
        {
          question: 'Can customers see that I’ve read their message?',
          answer: 'Yes. “Seen” appears below it once it was on the screen of a member who can reply.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related pages',
      pages: [
        { to: '/tickets', why: 'Requests that don’t need an immediate reply.' },
        {
          to: '/blog/the-pen-who-is-speaking',
          why: 'How the server decides whether the AI or an agent replies.',
        },
        { to: '/solutions/support-teams', why: 'How a support team uses Lapwing during a shift.' },
        { to: '/dashboards', why: 'Reports on volume, reply times and ratings.' },
      ],
    },
  ],
  closing: {
    heading: 'Try both sides of a conversation',
    text: 'In the demo, ask for a human as a visitor and answer as an agent.',
  },
}
