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
      heading: 'Eight lists, nothing to set up',
      columns: ['List', 'Holds', 'In the order of'],
      rows: [
        [
          'Waiting',
          'Who asked for a person and has none',
          'The longest wait first, as in the visitor’s own position',
        ],
        ['Mine', 'What is assigned to you, neither resolved nor snoozed', 'The newest message'],
        ['Unassigned', 'What nobody holds, the AI’s conversations among it', 'The newest message'],
        [
          'All open',
          'Everything unresolved: with the AI, waiting, taken, tickets; without the snoozed',
          'The newest message',
        ],
        ['Tickets', 'What has become a ticket and is not resolved', 'The newest message'],
        ['Snoozed', 'What is out of sight until its time, or until the visitor writes', 'The newest message'],
        ['Resolved', 'What is over until somebody writes again', 'The newest message'],
        ['All', 'Every one of them', 'The newest message'],
      ],
      note: 'The first six carry a count. Each can be narrowed by person, team, label and priority, searched, put into another order, and kept as a view of your own or of everybody’s. A row says its state in words, not in colour alone.',
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
          text: 'One sound at a volume of 0.7 and a desktop notification that closes itself after 15 s, unless you have turned either off. It names the conversation by the start of its id, so no customer’s words appear on a shared screen.',
          speaker: 'agent',
        },
        {
          title: 'You take it',
          text: 'Assign to me, or answer: whoever acts first holds it. A colleague who presses at the same moment reads who was quicker. If you like, waiting visitors are given out by themselves instead.',
          speaker: 'agent',
        },
        {
          title: 'They see a name',
          text: 'The queue makes way for your first name and “Typing…”. Your surname and your address stay with you.',
          speaker: 'visitor',
        },
        {
          title: 'You end it, or they do',
          text: 'Resolving can be undone from its notice. Later, a resolved thread takes one more message to be open again, from your side or from theirs.',
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
          text: 'Switch to something urgent and back: what you had begun still stands there, on your other computer too.',
        },
        {
          icon: 'check',
          title: 'Sent means stored',
          text: 'A reply that did not get through stays below the thread with the reason and a button to try again. It never arrives twice.',
        },
        {
          icon: 'answer',
          title: 'Sent too soon',
          text: 'For ten seconds a reply can be taken back, as long as the visitor has not seen it. Or give it a time, and it goes out then, once.',
        },
        {
          icon: 'people',
          title: 'Between colleagues',
          text: 'Private notes stand in the thread in yellow and can name somebody, who hears of it. You see who else has the thread open, and who is writing.',
        },
        {
          icon: 'bolt',
          title: 'Words you write every day',
          text: 'A slash brings canned replies with name and ticket number filled in. A macro does several things at once: a label, a team, a reply.',
        },
        {
          icon: 'key',
          title: 'Hands on the keyboard',
          text: 'Ctrl K opens a bar that finds and does; one letter takes, answers, resolves or snoozes. A question mark lists them all.',
        },
        {
          icon: 'clock',
          title: 'Out of sight until it matters',
          text: 'Snooze until later today, next week or any time. Whatever the visitor writes meanwhile brings it back at once.',
        },
        {
          icon: 'shield',
          title: 'Who is it really?',
          text: '“Verified by your site” or “Not verified” stands beside each customer, with what they asked before, so nobody changes an account on somebody’s word.',
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
        'You cannot follow a conversation that a colleague holds, other than by being named in a note. The filters of a list all have to hold; there is no “or” between them. Labels are plain words without colours, and no key can be moved to another. Nothing reaches your phone while its browser is closed.',
        'Webhooks that tell other systems are planned and not built.',
      ],
    },
    {
      kind: 'faq',
      heading: 'From people who live in an inbox',
      questions: [
        {
          question: 'What if two of us answer at the same moment?',
          answer:
            'A line in the thread warns you that somebody else is writing. If you both send, both messages arrive, in an order that is the same on every screen. The conversation stays with the one who held it, and a colleague’s helping word does not take it away.',
        },
        {
          question: 'When does the AI speak again?',
          answer:
            'When the visitor cancels the request, when they reopen a resolved conversation, or when staff hand it back through the API. Its answers never come while an agent holds it.',
        },
        {
          question: 'A colleague is leaving. What about their threads?',
          answer:
            'Removing or suspending them frees whatever is unresolved: it waits for a person again, counted from that moment, so the customer’s clock starts fresh.',
        },
        {
          question: 'Do notifications work before I allow them?',
          answer:
            'You get the sound, and a button that asks the browser for permission. If you have refused, a plain alert takes the notification’s place. What else you hear of, and how, is your choice, kind by kind.',
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
        { to: '/dashboards', why: 'The charts beyond the counts, once they are built.' },
      ],
    },
  ],
  closing: {
    heading: 'Take a conversation from yourself',
    text: 'Ask for a person in one window and answer in the other. It takes a minute, and it is the honest way to judge an inbox.',
  },
}
