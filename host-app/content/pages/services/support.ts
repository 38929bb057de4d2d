import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support plans, and help until then',
  description:
    'Support plans with response times are planned. Until they exist: what to check first for eight common faults, what to send us, and what we cannot promise.',
  hero: {
    eyebrow: 'Support plans',
    heading: 'What a support company owes its own customers',
    lead: 'Plans with agreed response times are planned and cannot be bought yet. What we can give now is a chat on this site and a page that solves the usual faults.',
    actions: [
      { label: 'Ask in the chat', to: '/resources/demos' },
      { label: 'Write to us', to: '/contact' },
    ],
    picture: 'ticket-widget',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Eight faults, and where to look first',
      columns: ['What you see', 'Look here'],
      rows: [
        [
          'No launcher on the page',
          'The browser’s console. A content security policy that stops the script names itself there; allow your host in script-src and connect-src.',
        ],
        [
          'The chat comes in a frame',
          'The policy lets the loader in but not the code behind it. Add the host to script-src, or keep the frame on purpose.',
        ],
        [
          'Messages stay on “Not sent”',
          'GET /api/health has to answer {"ok":true}. If it does, look for your host missing from connect-src.',
        ],
        [
          'Every question ends in the offer of a person',
          'Are the articles published, public and of this company? With a model: the log line “no answer could be made” carries its error.',
        ],
        [
          'No mail arrives',
          'SMTP_URL and MAIL_FROM. Without them mail goes to mailbox.jsonl in the data folder.',
        ],
        [
          'Everybody gets 429 at once',
          'Behind a proxy, TRUSTED_PROXIES has to name it, or all visitors seem to come from one address.',
        ],
        [
          'A subdomain is answered with “There is no site at this host.”',
          'PUBLIC_URL: its host and that host’s subdomains are answered, no others.',
        ],
        [
          'A colleague is signed out again and again',
          'Was the session ended from another place, or the account suspended? Your account lists sessions, the access log suspensions.',
        ],
      ],
      note: 'docs/configuration.md explains each setting; a wrong one is named in one sentence when the server starts.',
    },
    {
      kind: 'steps',
      heading: 'A report that can be answered the first time',
      steps: [
        {
          title: 'Say what you expected',
          text: 'One sentence on what should have happened, one on what did. Leave the explanation for later.',
        },
        {
          title: 'Name the conversation',
          text: 'The start of its id is enough: the first 8 characters, as desktop notifications show them. Never send a token.',
        },
        {
          title: 'Add the place',
          text: 'Embedded database, PostgreSQL or Supabase; with a model or without; the browser; whether the page sends a policy.',
        },
        {
          title: 'Look at the debug bar',
          text: 'It tells who is signed in, for which company and under which host, and shows nothing that opens a door.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What you can count on',
      good: {
        title: 'Today',
        items: [
          'The platform’s own chat on this site',
          'A form for what takes longer, with a number',
          'Fixes in the open, each with a test that failed before',
        ],
      },
      bad: {
        title: 'Not today',
        items: [
          'A response time in a contract',
          'Somebody on call at night',
          'Maintained older versions: fixes go into the newest',
        ],
      },
    },
    {
      kind: 'text',
      heading: 'What a plan has to contain before we sell one',
      paragraphs: [
        'A time to the first reply for each severity, a way to reach somebody who can read the code, early notice of security fixes, and help with updates. Less than that is an inbox with a price, and you have an inbox already.',
      ],
      link: { label: 'See the pricing page', to: '/pricing' },
    },
    {
      kind: 'faq',
      heading: 'On being supported',
      questions: [
        {
          question: 'Does somebody from Lapwing look into our workspace?',
          answer:
            'Only on a platform we run, and in the open: for an hour at most, read-only unless a reason is given, written into your own access log, and you can end it while it lasts. An installation of your own is closed to us.',
        },
        {
          question: 'Where do I report a security problem?',
          answer:
            'By the contact page, marked as security, with nothing secret in the first message. We agree on a safe way for the details then.',
        },
        {
          question: 'How do I update an installation?',
          answer:
            'Take the new source, npm ci, npm start. Migrations are applied in order when the server starts; make a backup of the database before, as for any of them.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before you write',
      pages: [
        { to: '/resources/university', why: 'Exercises that show what normal looks like.' },
        { to: '/compliance/security', why: 'How faults of the dangerous kind are kept out.' },
        { to: '/services/professional', why: 'If the question is how to begin and not what broke.' },
      ],
    },
  ],
  closing: {
    heading: 'Ask before it is urgent',
    text: 'The best time to try our answer is while nothing is on fire. Send a small question and see how we treat it.',
  },
}
