import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support plans',
  description:
    'Support plans with response times are planned and can’t be bought yet. Check the most common problems and their fixes, and how to report a problem.',
  hero: {
    eyebrow: 'Support plans',
    heading: 'Get help with Lapwing',
    lead: 'Support plans with response times are planned and can’t be bought yet. Until then, use the chat, the contact form and the fixes below.',
    actions: [
      { label: 'Ask in the chat', to: '/resources/demos' },
      { label: 'Write to us', to: '/contact' },
    ],
    picture: 'ticket-widget',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Common problems and fixes',
      columns: ['Problem', 'What to check'],
      rows: [
        [
          'The chat button doesn’t appear',
          'Open the browser’s console. If the content security policy blocks the script, allow your host in script-src and connect-src.',
        ],
        [
          'The chat appears in a frame',
          'The policy allows the loader, but not the chat’s code. Add the host to script-src.',
        ],
        [
          'Messages stay on “Not sent”',
          'Check that the server responds to GET /api/health, and that connect-src allows your host.',
        ],
        [
          'The AI offers a human for all questions',
          'Check that the articles are published and public. With a model, check the server’s log.',
        ],
        [
          'Emails don’t arrive',
          'Set SMTP_URL and MAIL_FROM. Without them, emails go to a file in the data folder.',
        ],
        [
          'Visitors get “too many requests”',
          'Behind a proxy, set TRUSTED_PROXIES. Otherwise, all visitors seem to have the same address.',
        ],
        [
          '“There is no site at this host.”',
          'Check PUBLIC_URL. The server responds to its host and subdomains.',
        ],
        [
          'A member is signed out again and again',
          'Check whether the account was suspended, or the session was ended from another device.',
        ],
      ],
      note: 'docs/configuration.md explains the settings. When the server starts, it names invalid settings.',
    },
    {
      kind: 'steps',
      heading: 'How to report a problem',
      steps: [
        {
          title: 'Say what you expected',
          text: 'Write one sentence on what should have happened, and one on what did.',
        },
        {
          title: 'Name the conversation',
          text: 'Send the start of its id. Please don’t send tokens or passwords.',
        },
        {
          title: 'Describe your setup',
          text: 'Name the database, the language model if you use one, the browser, and your content security policy.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What support includes',
      good: {
        title: 'Included today',
        items: [
          'The chat on this website',
          'The contact form with a ticket number',
          'Fixes in the open-source code',
        ],
      },
      bad: {
        title: 'Not included',
        items: ['Guaranteed response times', 'On-call support', 'Fixes for older versions'],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about support',
      questions: [
        {
          question: 'Can Lapwing staff see our workspace?',
          answer:
            'On a platform that we run, yes. The access is limited in time and recorded in your access log, and you can end it. On your own server, we don’t have access.',
        },
        {
          question: 'Where do I report a security problem?',
          answer:
            'Use the contact form and mark it as security. Don’t send details before we agree on a safe way.',
        },
        {
          question: 'How do I update an installation?',
          answer:
            'Back up the database and get the new source code. Then run npm ci and npm start. The server applies the database migrations when it starts.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before you contact us',
      pages: [
        { to: '/resources/university', why: 'Exercises that show how the product works.' },
        { to: '/compliance/security', why: 'Security measures and how to report a weakness.' },
        { to: '/services/professional', why: 'How to set up Lapwing.' },
      ],
    },
  ],
  closing: {
    heading: 'Ask a question',
    text: 'Use the chat on the demos page. If we’re not there, you get a ticket number.',
  },
}
