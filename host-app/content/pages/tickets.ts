import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support tickets with a number at once',
  description:
    'A ticket form for your own site with categories, your fields, files and suggested articles. The number is on the screen before the visitor leaves.',
  hero: {
    eyebrow: 'Tickets',
    heading: 'A ticket number before the visitor leaves the page',
    lead: 'One form takes the words, the files and the fields you ask for. It gives back a number, a receipt, and a place to follow what becomes of it.',
    proof:
      'A chat in which nobody answers within 60 s ends as the same kind of ticket, with everything that was said.',
    actions: [
      { label: 'Fill one in', to: '/resources/demos' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'ticket',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'The life of one ticket',
      steps: [
        {
          title: 'The subject is typed',
          text: 'Up to three published articles that fit appear below the line. Somebody who finds the answer there never sends the form, which is the cheapest ticket of all.',
          speaker: 'visitor',
        },
        {
          title: 'The number comes back',
          text: 'Every company counts its own tickets. The receipt repeats the number in the visitor’s language and none of their words, because nobody has proven the address yet.',
        },
        {
          title: 'A colleague picks it up',
          text: 'Category, fields, files and language stand beside the thread. It can wait for the person who knows; where you have promised a time, the deadline runs along.',
          speaker: 'agent',
        },
        {
          title: 'The visitor looks in again',
          text: 'My tickets lists what this browser has sent, open or resolved, and how many messages are new. What they add lands under the same number.',
          speaker: 'visitor',
        },
        {
          title: 'It is resolved, for now',
          text: 'Another message from either side opens it again, and the number stays what it was.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the form can ask for',
      columns: ['Field', 'Needed', 'Limits'],
      rows: [
        ['Email', 'Yes', 'Text, an @ and a domain with a dot'],
        ['Name', 'No', '120 characters'],
        ['Subject', 'Yes', '80 characters'],
        ['Category', 'No', 'One of up to 50 that you name'],
        ['Fields of your own', 'As you say', 'Up to 20, as text or as a choice of up to 50 options'],
        ['Message', 'Yes', '8,000 characters'],
        ['Files', 'No', '5 at a time, 10 MiB each, 100 MiB in one ticket'],
      ],
      note: 'The server checks all of it again. A refused field says so where it stands, and nothing that was typed is lost.',
    },
    {
      kind: 'code',
      heading: 'Put the form where your contact page is',
      text: 'The element fills its place in the page. What you write between its tags is for visitors whose browser runs no script.',
      code: '<script async src="https://HOST/widget-loader.js"\n  data-tenant="acme"></script>\n\n<support-ticket tenant="acme">\n  <a href="mailto:support@acme.test">Write to us</a>\n</support-ticket>',
    },
    {
      kind: 'text',
      heading: 'What goes by mail',
      paragraphs: [
        'Visitors get the receipt of a ticket, the replies that they have not seen a minute after the last of them, and, when they ask for it, the transcript of a chat. In a chat they go out once the visitor has been gone for five minutes. Several replies come in one mail, and a conversation sends eight a day at most.',
        'Answering back happens on your site, in the browser that sent the ticket; mail to the sender’s address is not read. That browser remembers up to 20 conversations; its key to each lasts 24 hours and can be renewed for another 30 days. Tickets that can be followed from any device are planned.',
      ],
    },
    {
      kind: 'contrast',
      heading: 'Built, and still to come',
      good: {
        title: 'Works today',
        items: [
          'Form and chat end in one list, one thread and one kind of number',
          'Of two colleagues who take a ticket, one gets it and the other is told',
          'Times for the first reply, the next one and the end, in office hours or round the clock, with a warning at four fifths',
          'Macros, canned replies, and rules with a log of what they did',
          'Saved views, snooze, merging, and changing up to 100 at once, with undo',
          'A settings screen for categories and fields',
          'Open tickets of a suspended colleague are free to be taken again',
        ],
      },
      bad: {
        title: 'Planned',
        items: [
          'Following a ticket from any device, not only the browser that sent it',
          'Mail as a way in: answering a ticket from a mail program',
          'Reports of how many promised times were kept',
          'Webhooks that tell another system of a ticket',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Before you replace your contact form',
      questions: [
        {
          question: 'Can somebody read a ticket by guessing its number?',
          answer:
            'No. The number is for people to quote and opens nothing. A visitor’s browser holds a signed token for that one ticket, and the database itself compares the two.',
        },
        {
          question: 'Do chats and tickets live apart?',
          answer:
            'A ticket is a conversation that has a number. One that began as a chat keeps every message from the first question on, so nobody has to ask again what it was about.',
        },
        {
          question: 'Can we set priorities?',
          answer:
            'Each conversation is low, medium, high or urgent, medium unless told otherwise. You change it in the thread, for many at once in the list, or by a rule, and sort the list by it.',
        },
        {
          question: 'Is the receipt sent if our mail server is down?',
          answer:
            'It stays due and is tried again for a day. The ticket exists whatever becomes of the mail.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Next to this page',
      pages: [
        {
          to: '/resources/learn/tickets-to-sla',
          why: 'How to get from a pile of requests to promises you can keep.',
        },
        { to: '/blog/handoff-without-orphans', why: 'The rule that turns an unanswered chat into a ticket.' },
        { to: '/apis', why: 'Open a ticket from your own code, with the same fields.' },
        { to: '/help-center', why: 'Where the articles below the subject line come from.' },
      ],
    },
  ],
  closing: {
    heading: 'Count how many of your requests have no number',
    text: 'Put the form on one page and keep the old address beside it for a week. Then compare which of the two you lost sight of.',
  },
}
