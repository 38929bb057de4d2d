import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Contact',
  description:
    'Send us a ticket with Lapwing’s own form. You get a ticket number right away, an email receipt, and a page where you can follow the ticket.',
  hero: {
    eyebrow: 'Contact',
    heading: 'Send us a ticket',
    lead: 'Use the form below for questions, problems and requests. You get a ticket number as soon as you send it.',
    actions: [
      { label: 'Go to the form', to: '/contact#the-form' },
      { label: 'Try the chat instead', to: '/live-ai-chat-support' },
    ],
  },
  sections: [
    {
      kind: 'live',
      heading: 'The form',
      text: 'Email, subject and message are required. Help articles may appear while you type the subject; you can ignore them.',
      widget: 'ticket',
    },
    {
      kind: 'table',
      heading: 'What to write',
      columns: ['Topic', 'Start the subject with', 'Include', 'Leave out'],
      rows: [
        [
          'A problem',
          'Fault',
          'What you did, what you expected and what happened; your database, browser and model',
          'Tokens, passwords, your .data folder',
        ],
        [
          'A security vulnerability',
          'Security',
          'That you found one, and how to reach you',
          'The details, until we’ve agreed on a safe way',
        ],
        [
          'Your personal data',
          'Privacy',
          'Whether you want to see, correct or erase it, and the address that you used',
          'Copies of identity documents',
        ],
        [
          'An accessibility problem',
          'Accessibility',
          'Where it happened, and the assistive technology that you use',
          'An apology for asking',
        ],
        [
          'A wrong fact about another product',
          'Comparison',
          'The page, the row and a link to the source',
          'Numbers without a source',
        ],
        [
          'Hosting Lapwing for others',
          'Partner',
          'For whom, how many, and what you need',
          'Requests for a partner badge',
        ],
        ['Contributing', 'Contribution', 'What you’d like to change, and why', 'A résumé'],
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens after you send it',
      steps: [
        {
          title: 'You see the ticket number',
          text: 'Use the number whenever you write about the same topic.',
          speaker: 'visitor',
        },
        {
          title: 'You get a receipt by email',
          text: 'It has the ticket number but not your message, because your address isn’t verified yet. If it doesn’t arrive, check the address for typing errors.',
        },
        {
          title: 'A person reads the ticket',
          text: 'The AI doesn’t answer tickets. The staff of this installation see your message, category, files and language.',
        },
        {
          title: 'You read the reply',
          text: 'Open “My tickets” on this page, in the same browser. We also email replies that you haven’t seen. Please answer here, because replies to the email aren’t read.',
          speaker: 'agent',
        },
        {
          title: 'You add to the ticket or erase it',
          text: 'What you add keeps the number. You can erase the ticket under “My data” in the chat on our home page.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Who reads your ticket',
      paragraphs: [
        'The people who run this installation. We haven’t agreed on a reply time. The chat shows Online only while somebody has the inbox open and used it in the last ten minutes or so, within the office hours if the operator has set some.',
        'The privacy policy shows the operator’s postal and email addresses, if they are filled in. The form is the quickest way.',
      ],
      link: { label: 'What is planned for support', to: '/services/support' },
    },
    {
      kind: 'cards',
      heading: 'Faster than a ticket',
      cards: [
        {
          icon: 'tool',
          title: 'The widget doesn’t appear',
          text: 'Check the list of common problems. Most of them are a line in a policy or a missing setting.',
          to: '/services/support',
        },
        {
          icon: 'person',
          title: 'You want to erase your messages',
          text: 'The chat can show, download and erase them, in the browser that you used.',
          to: '/compliance/gdpr-dsar',
        },
        {
          icon: 'company',
          title: 'You wrote to another company',
          text: 'A Lapwing chat on another website belongs to the company behind that website. Please contact that company.',
          to: '/legal/privacy',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'About this form',
      questions: [
        {
          question: 'Why is there no email address?',
          answer:
            'A ticket with a number is harder to lose. If the operator has an email address for you, it’s in the privacy policy.',
        },
        {
          question: 'Can I attach confidential files?',
          answer:
            'Please don’t. The address of an uploaded file is long and hard to guess, but it works without a login.',
        },
        {
          question: 'Can I write in my own language?',
          answer:
            'Yes. The form is available in English, German, Spanish, French, Hebrew and Arabic. We may reply in English.',
        },
        {
          question: 'I closed the browser and lost my ticket. What now?',
          answer: 'We still have it. Send a new ticket with the old number.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before or after you write',
      pages: [
        { to: '/tickets', why: 'Learn about the form that you just used.' },
        { to: '/compliance/security', why: 'How to report a vulnerability.' },
        { to: '/legal/privacy', why: 'What happens to the data that you send.' },
      ],
    },
  ],
  closing: {
    heading: 'Use the same form on your contact page',
    text: 'Add one script tag and one element, and your customers get a ticket number, too.',
  },
}
