import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'For support teams that share a queue',
  description:
    'A queue with positions, one person per thread, teams, rules and roles you can edit, and a clear list of what the inbox cannot do yet.',
  hero: {
    eyebrow: 'For support teams',
    heading: 'Everybody sees the queue, one of you takes the thread',
    lead: 'Lapwing tells every agent who is waiting, gives the thread to the first who takes it, and silences the AI from then on.',
    proof:
      'Whether the AI, an agent or nobody may answer is a column of the database with check constraints, not a rule in the browser.',
    actions: [
      { label: 'Try both sides', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'What a shift looks like',
      jobs: [
        {
          title: 'The queue calls, in order',
          text: 'Requests for a person stand under Waiting, longest first. Each new one sounds once and shows a desktop notice, unless you have turned that off; the text names the start of the conversation’s id and never the visitor’s words, so a shared screen gives nothing away.',
          points: [
            'The visitor sees the same position and a countdown.',
            'A click on the notice opens the thread.',
            'Withdrawn requests leave the queue at once.',
          ],
          picture: 'queue',
        },
        {
          title: 'Taking it is a single step',
          text: 'Press Assign to me, or be the first to answer. If a colleague pressed before you, you read who it was. The visitor sees the first name of whoever holds it; a word you add to a colleague’s thread leaves it theirs.',
          points: [
            'A reply that did not go out stays in the thread, marked, with a retry.',
            'You can take a thread over, or give one to a person or a team.',
            'If you switch it on, the queue is dealt out to whoever is online and has room.',
          ],
          picture: 'handoff-team',
        },
        {
          title: 'The facts stand beside the words',
          text: 'Address, whether your site has signed it, ticket number, category, custom fields and what the page told about the visitor are in the third column, with earlier conversations below. Facts nobody knows are left out instead of shown empty.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The clocks your team will meet',
      intro:
        'These times belong to the product and cannot be set per company, so train for them. Promises of your own, by ticket or by customer, you set beside them.',
      steps: [
        {
          title: '20 seconds after an AI answer',
          text: 'The visitor is asked whether there is anything else. One button thanks and closes, the other keeps the thread open.',
          speaker: 'ai',
        },
        {
          title: '45 seconds after it, in silence',
          text: 'The conversation closes itself and says it can be reopened. Typing stops this clock; it starts over 10 seconds after the last key.',
          speaker: 'ai',
        },
        {
          title: '60 seconds in the queue',
          text: 'No agent came, so the thread apologizes and becomes a ticket. It is still yours to answer, only no longer live.',
          speaker: 'visitor',
        },
        {
          title: '180 seconds under an unanswered offer',
          text: 'The AI asked “a human?” and heard nothing. That question becomes a ticket as well, because silence is not a no.',
          speaker: 'visitor',
        },
        {
          title: 'A minute without touching the page',
          text: 'Your label turns from Active to Away, and colleagues see it. While you are away no new conversation is dealt to you.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where the inbox stands',
      intro: 'You will compare it with the tool you use now. Here is the list we would ask for.',
      good: {
        title: 'In it',
        items: [
          'Eight lists with counts, filters, search across threads and notes, and views you save or share.',
          'Labels, teams, notes, mentions, macros, canned replies, snooze and merging.',
          'Rules, and promised times with a warning before they break.',
          'A command bar, and a key for each frequent act.',
          'Live updates in every tab, and the same order of messages for both sides.',
          'Second factor, list of signed-in devices, ending a session from afar.',
          'Threads of a suspended or removed colleague go back to the queue by themselves.',
        ],
      },
      bad: {
        title: 'Not in it yet',
        items: [
          'Mail, messengers and phones as ways in.',
          'Routing by skill: a team is the nearest thing to one.',
          'Apps for phones. The inbox works in their browsers, without push messages.',
          'Webhooks (planned). A rule changes things here and tells no other system.',
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Who may do what on the first day',
      intro: 'Owners may do everything. The other three roles are yours to change, one tick at a time.',
      columns: ['Right', 'Admin', 'Agent', 'Viewer'],
      rows: [
        ['Read all conversations of the company', 'Yes', 'Yes', 'Yes'],
        ['Answer, assign, note, resolve; edit and block customers', 'Yes', 'Yes', 'No'],
        ['Write articles, import them, pin tests', 'Yes', 'Yes', 'No'],
        ['Publish and archive articles, order categories', 'Yes', 'No', 'No'],
        ['Change settings: company, AI, hours, teams, macros, rules, promised times', 'Yes', 'No', 'No'],
        ['Import, merge, export and erase customers', 'Yes', 'No', 'No'],
        ['Invite, suspend and remove people', 'Yes', 'No', 'No'],
        ['Edit this table', 'Yes', 'No', 'No'],
        ['Read the access log', 'Yes', 'No', 'No'],
      ],
      note: 'Nobody can hand out or take away a right that they do not hold themselves.',
    },
    {
      kind: 'faq',
      heading: 'Asked by team leads',
      questions: [
        {
          question: 'Can the AI cut in after an agent has answered?',
          answer:
            'No. When a draft answer is ready the server looks again at who holds the pen and at whether anything was said meanwhile. If so, the draft is dropped.',
        },
        {
          question: 'Do we see how good the AI’s answers were?',
          answer:
            'Visitors can mark each answer helpful or not. Under Gaps you read those marks with question and answer, and how often each article helped. The reports show over any range of days how much the AI settled alone.',
        },
        {
          question: 'Can teams be kept from reading each other’s threads?',
          answer:
            'Not inside one company. A team says whose turn it is and hides nothing: membership itself lets a person read all conversations of the workspace. Departments that must not see each other need workspaces of their own.',
        },
        {
          question: 'How does a customer read our reply to a ticket?',
          answer:
            'In the widget, in the browser they wrote from, where an unread badge shows it. A reply that is not seen there within a minute goes out by email; writing back happens in the widget.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For the person who runs the desk',
      pages: [
        { to: '/solutions/workforce-management', why: 'Plan hours and holidays around those clocks.' },
        { to: '/blog/the-pen-who-is-speaking', why: 'How one column keeps two voices apart.' },
        { to: '/resources/learn/tickets-to-sla', why: 'Which promises to make before you type them in.' },
        { to: '/blog/handoff-without-orphans', why: 'Where each request for a human can end.' },
      ],
    },
  ],
  closing: {
    heading: 'Sit on both sides for five minutes',
    text: 'The demo puts a visitor’s chat next to the inbox. Ask for a human, then answer yourself.',
  },
}
