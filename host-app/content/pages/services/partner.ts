import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Run Lapwing for your clients',
  description:
    'Host Lapwing for several companies: console, walls between tenants, visits with a reason, your own name on it. A paid partner service is planned.',
  hero: {
    eyebrow: 'Partner services',
    heading: 'One installation, many clients, and a door you open in the open',
    lead: 'Agencies and hosts can run Lapwing for others today, under its license and without asking. A paid service for partners is planned on top of that.',
    proof:
      'The console fires attempts to cross from one tenant to another at itself, and you can let a client watch.',
    actions: [
      { label: 'Talk about partnering', to: '/contact' },
      { label: 'Read the program page', to: '/partners' },
    ],
    picture: 'isolation',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'What an operator does in the console',
      jobs: [
        {
          title: 'Open a workspace for a client',
          text: 'Name, subdomain and the address of its owner, who is invited by email and chooses a password. Samples can be put in, so that the first look is not an empty list.',
          points: [
            'Subdomains that look alike are refused, so nobody is taken for your client',
            'Suspending one locks everybody out at once and asks for a reason, which stays on record',
          ],
          picture: 'people',
        },
        {
          title: 'Go in to help, with a reason',
          text: 'You see their screens for an hour at most, read-only. To change something you give a reason of at least 10 characters; each change is stored under your name, and the client can end the visit.',
          picture: 'impersonation',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'For the client who asks about the walls',
      intro: 'Show them how to measure these again, on your installation instead of ours.',
      figures: ['isolationAttempts', 'isolationCells', 'policyMutants'],
    },
    {
      kind: 'table',
      heading: 'How far your own name reaches',
      columns: ['Part', 'Whose name', 'How'],
      rows: [
        ['Address', 'Yours', 'PUBLIC_URL is your host, each client a subdomain of it'],
        ['Elements in a client’s page', 'Nobody’s', 'support-chat and support-ticket are neutral words'],
        ['Colors, corners, font', 'The client’s', 'Settings → Appearance; a page’s own CSS variables win'],
        ['Emails to visitors', 'The client’s name and color', 'The sender’s address is your MAIL_FROM'],
        ['Chat panel’s title', 'The client’s', 'Settings → Appearance'],
        ['Emails to staff', 'Ours, until you change it', 'One file, contract/brand.ts, then build'],
        [
          'Global function and debug names',
          'Ours, until you change it',
          'contract/brand.ts and contract/embed.ts',
        ],
      ],
      note: 'The license allows every one of these changes; keep the copyright notice with the source.',
    },
    {
      kind: 'contrast',
      heading: 'The service, and the absence of it',
      good: {
        title: 'You have today',
        items: [
          'The whole source, console included, under MIT',
          'The right to host it for money and to change it',
          'An audit in each tenant of what your staff did there',
        ],
      },
      bad: {
        title: 'You do not have',
        items: [
          'A paid service for partners: planned, and not for sale yet',
          'Bills by tenant: usage is counted, nothing is invoiced',
          'A listing or a badge for partners',
          'A title of the panel that each tenant sets for itself',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'What partners ask',
      questions: [
        {
          question: 'Do you take a share of what we charge?',
          answer:
            'No. There is no commission and no fee for running the open source, however many clients you have.',
        },
        {
          question: 'Can each client have a model of its own?',
          answer:
            'Yes. Each workspace can enter the address, name and key of one in its settings; the others share what the server is set to, or the built-in answerer.',
        },
        {
          question: 'Can a client take their data and leave?',
          answer:
            'Their rows all carry their company’s id, so you can hand them over. There is no button for it yet; agree on a format before you begin.',
        },
        {
          question: 'Is one platform or one installation each the better start?',
          answer:
            'One platform if your staff looks after all clients. An installation each if a client wants its own database or its own region.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For your offer',
      pages: [
        { to: '/solutions/agencies', why: 'The same from an agency’s desk: pitch, start, everyday work.' },
        { to: '/blog/acting-for-a-customer', why: 'Why visits are stored where the client can see them.' },
        { to: '/blog/rights-in-the-database', why: 'What keeps two tenants apart when code has a fault.' },
        { to: '/legal/dpa', why: 'The agreement on data, as a starting point for yours.' },
      ],
    },
  ],
  closing: {
    heading: 'Let a client watch the walls being tested',
    text: 'Run the isolation test in your next meeting. It takes one press, and every attempt is listed with what was answered.',
  },
}
