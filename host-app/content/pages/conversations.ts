import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'A shared inbox with a visible queue',
  description:
    'List, thread and customer side by side. Who waits is in order with their minutes, one colleague takes it, and the AI keeps quiet from then on.',
  hero: {
    eyebrow: 'Conversations',
    heading: 'An inbox that shows who is waiting, and for how long',
    lead: 'Chats with the AI, people in the queue and tickets are one list. Taking a conversation is one press, and only one of you can win it.',
    proof:
      'Changes come over a live connection; if it drops, the list says “Reconnecting…” and fetches what it missed.',
    actions: [
      { label: 'Answer as an agent', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Four tabs, nothing to set up',
      columns: ['Tab', 'Holds', 'In the order of'],
      rows: [
        [
          'Waiting',
          'Who asked for a person and has none',
          'The longest wait first, as in the visitor’s own position',
        ],
        ['Mine', 'What is assigned to you and not resolved', 'The newest message'],
        ['All open', 'Everything unresolved: with the AI, waiting, taken, tickets', 'The newest message'],
        ['Resolved', 'What is over until somebody writes again', 'The newest message'],
      ],
      note: 'The first three carry a count. Each row shows subject, customer, the last words, its age and its state in words, not in colour alone.',
    },
    {
      kind: 'steps',
      heading: 'From “I’d like a person” to resolved',
      steps: [
        {
          title: 'The AI lets go',
          text: 'The visitor reads their place in the queue and the time by which they get an answer or a ticket.',
          speaker: 'visitor',
        },
        {
          title: 'You hear of it',
          text: 'One sound at a volume of 0.7 and a desktop notification that closes itself after 15 s. It names the conversation by the start of its id, so no customer’s words appear on a shared screen.',
          speaker: 'agent',
        },
        {
          title: 'You take it',
          text: 'Assign to me, or answer: whoever acts first holds it. A colleague who presses at the same moment reads “Someone else has taken this conversation.”',
          speaker: 'agent',
        },
        {
          title: 'They see a name',
          text: 'The queue makes way for your first name and “Typing…”. Your surname and your address stay with you.',
          speaker: 'visitor',
        },
        {
          title: 'You end it, or they do',
          text: 'A resolved thread takes one more message to be open again, from your side or from theirs.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Made for the eighth hour',
      cards: [
        {
          icon: 'file',
          title: 'A draft for each thread',
          text: 'Switch to something urgent and back: what you had begun still stands there.',
        },
        {
          icon: 'check',
          title: 'Sent means stored',
          text: 'A reply that did not get through stays below the thread with the reason and a button to try again. It never arrives twice.',
        },
        {
          icon: 'shield',
          title: 'Who is it really?',
          text: '“Signed by your site” or “Not verified” stands beside each customer, so nobody changes an account on somebody’s word.',
        },
        {
          icon: 'tag',
          title: 'Facts without asking',
          text: 'Plan, order number or whatever your page passed along is listed with the ticket’s own fields.',
        },
        {
          icon: 'lock',
          title: 'Read without replying',
          text: 'Somebody who lacks the right to reply gets the threads without a box to write in, and the server refuses them too.',
        },
        {
          icon: 'phone',
          title: 'One pane at a time on a phone',
          text: 'List, thread and customer fold into one column on small screens.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What you will miss, for now',
      paragraphs: [
        'The list holds the newest 50 conversations. There is no search, no labels to edit, no private notes or mentions, and an agent cannot attach a file. Your “Active” and “Away” is shown to you alone, after 60 s without a touch.',
        'Planned next to full-text search: saved views, macros, snooze, notes, mentions, merging, a command bar, and presence that colleagues can see.',
      ],
    },
    {
      kind: 'faq',
      heading: 'From people who live in an inbox',
      questions: [
        {
          question: 'What if two of us answer at the same moment?',
          answer:
            'Both messages arrive, in an order that is the same on every screen. The conversation stays with the one who held it, and a colleague’s helping word does not take it away.',
        },
        {
          question: 'When does the AI speak again?',
          answer:
            'When the visitor cancels the request, when they reopen a resolved conversation, or when staff hand it back through the API. Never while an agent holds it.',
        },
        {
          question: 'A colleague is leaving. What about their threads?',
          answer:
            'Removing or suspending them frees whatever is unresolved: it waits for a person again, counted from that moment, so the customer’s clock starts fresh.',
        },
        {
          question: 'Do notifications work before I allow them?',
          answer:
            'You get the sound, and a button that asks the browser for permission. If you have refused, a plain alert takes the notification’s place.',
        },
        {
          question: 'Can customers see that I have read something?',
          answer:
            'Yes, “Seen” appears below their message once it was on the screen of somebody who may reply. A glance by a read-only colleague does not count.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'What surrounds the inbox',
      pages: [
        { to: '/tickets', why: 'The requests that can wait, and how they get here.' },
        { to: '/blog/the-pen-who-is-speaking', why: 'How one column decides between the AI and you.' },
        { to: '/solutions/support-teams', why: 'A shift, told from the first request to the last.' },
        { to: '/dashboards', why: 'The numbers over the list, once they are built.' },
      ],
    },
  ],
  closing: {
    heading: 'Take a conversation from yourself',
    text: 'Ask for a person in one window and answer in the other. It takes a minute, and it is the honest way to judge an inbox.',
  },
}
