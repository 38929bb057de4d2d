import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support tickets and ticket forms',
  description:
    'A ticket form for your website with categories, custom fields, files and suggested articles. Customers see their ticket number as soon as they send it.',
  hero: {
    eyebrow: 'Tickets',
    heading: 'A ticket form that gives customers a number right away',
    lead: 'Customers send their question, files and the fields you ask for. They get a ticket number, an email receipt and a place to follow the ticket.',
    proof: 'A chat that waits 60 s for an agent becomes the same kind of ticket, with all its messages.',
    actions: [
      { label: 'Fill one in', to: '/resources/demos' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'ticket',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'How a ticket works',
      steps: [
        {
          title: 'The customer enters a subject',
          text: 'Matching help articles appear below the field. If one of them helps, the customer doesn’t need to send the ticket.',
          speaker: 'visitor',
        },
        {
          title: 'The ticket gets a number',
          text: 'Numbers are counted per company. The email receipt has the number, in the customer’s language. It doesn’t repeat the message, because the address isn’t verified yet.',
        },
        {
          title: 'An agent works on it',
          text: 'The inbox shows category, fields, files and language beside the messages. If an SLA policy applies, it also shows the deadline.',
          speaker: 'agent',
        },
        {
          title: 'The customer checks the ticket',
          text: '“My tickets” lists the tickets sent from this browser, with their status and new messages. The customer can add to them.',
          speaker: 'visitor',
        },
        {
          title: 'The ticket is resolved',
          text: 'A new message from either side reopens it under the same number.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Fields of the ticket form',
      columns: ['Field', 'Required', 'Content'],
      rows: [
        ['Email', 'Yes', 'The customer’s address'],
        ['Name', 'Optional', 'The customer’s name'],
        ['Subject', 'Yes', 'One line'],
        ['Category', 'Optional', 'A list that you define'],
        ['Custom fields', 'You decide', 'Text, or a choice from your options'],
        ['Message', 'Yes', 'The question'],
        ['Files', 'Optional', 'Images and documents'],
      ],
      note: 'The server checks the fields again. If one is refused, the form shows the reason beside it and keeps the text.',
    },
    {
      kind: 'code',
      heading: 'Add the form to your contact page',
      text: 'The element fills its place in the page. The content between the tags is shown in browsers without JavaScript.',
      code: '<script\n  async\n  src="https://your-host/widget-loader.js"\n  data-tenant="your-company"\n></script>\n\n<support-ticket tenant="your-company">\n  <a href="mailto:support@example.com">Write to us</a>\n</support-ticket>',
    },
    {
      kind: 'text',
      heading: 'Emails to customers',
      paragraphs: [
        'Customers get a receipt for a ticket, and the replies that they haven’t seen in the widget. Several replies are combined into one email. They can also request the transcript of a chat.',
        'Replies to these emails don’t come into Lapwing. Customers answer on your website, in the browser that sent the ticket. Following a ticket from another device is planned.',
      ],
    },
    {
      kind: 'contrast',
      heading: 'Available and planned',
      good: {
        title: 'Available today',
        items: [
          'Forms and chats share one inbox and one numbering',
          'SLA policies for first reply, next reply and resolution, with office hours and warnings',
          'Macros, canned replies, and automation rules with a log',
          'Saved views, snooze, merge, and bulk actions with undo',
          'A settings page for categories and custom fields',
          'When an agent is suspended, their open tickets return to the queue',
        ],
      },
      bad: {
        title: 'Planned',
        items: [
          'Following a ticket from any device',
          'Incoming email: replying to a ticket from an email program',
          'Webhooks for other systems',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Ticket questions',
      questions: [
        {
          question: 'Can someone read a ticket by guessing its number?',
          answer:
            'The number doesn’t give access. The customer’s browser holds a signed token for that ticket, and the database checks it.',
        },
        {
          question: 'Are chats and tickets separate?',
          answer:
            'A ticket is a conversation with a number. If it started as a chat, the chat’s messages are part of it.',
        },
        {
          question: 'Can we set priorities?',
          answer:
            'Yes: low, medium, high and urgent. Change the priority in the conversation, for several conversations at once, or by a rule.',
        },
        {
          question: 'Is the receipt sent if our mail server is down?',
          answer: 'Lapwing retries failed emails several times. The ticket isn’t affected.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More about tickets',
      pages: [
        {
          to: '/resources/learn/tickets-to-sla',
          why: 'How to turn a pile of requests into response targets that you can keep.',
        },
        { to: '/blog/handoff-without-orphans', why: 'How an unanswered chat becomes a ticket.' },
        { to: '/apis', why: 'Open a ticket from your own code.' },
        { to: '/help-center', why: 'Write the articles that the form suggests.' },
      ],
    },
  ],
  closing: {
    heading: 'Replace one contact form',
    text: 'Add the form to one page for a week, and compare it with your support mailbox.',
  },
}
