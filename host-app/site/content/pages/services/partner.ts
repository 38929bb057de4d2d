import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Host Lapwing for your clients',
  description:
    'Host Lapwing for several companies with a console, isolated workspaces and your own brand. A paid partner service is planned and can’t be bought yet.',
  hero: {
    eyebrow: 'Partner services',
    heading: 'Host support for your clients on one installation',
    lead: 'Agencies and hosts can run Lapwing for clients under the MIT license. A paid service for partners is planned and can’t be bought yet.',
    proof: 'The console has a live isolation test that you can show to a client.',
    actions: [
      { label: 'Talk about partnering', to: '/contact' },
      { label: 'Read about partners', to: '/partners' },
    ],
    picture: 'isolation',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'The platform console',
      jobs: [
        {
          title: 'Create workspaces',
          text: 'Enter a name, a subdomain and the owner’s email address. The owner gets an invitation and chooses a password.',
          points: [
            'Subdomains that look like an existing one are refused',
            'Suspending a workspace needs a reason, which is stored',
          ],
          picture: 'people',
        },
        {
          title: 'Access a workspace to help',
          text: 'Access is limited in time and read-only unless you give a reason. Changes are recorded under your name, and the client can end your access.',
          picture: 'impersonation',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'How client isolation is tested',
      intro: 'You can run these tests on your own installation.',
      figures: ['isolationAttempts', 'isolationCells', 'policyMutants'],
    },
    {
      kind: 'table',
      heading: 'What you can brand',
      columns: ['Part', 'Brand', 'How'],
      rows: [
        ['Web address', 'Yours', 'Set PUBLIC_URL; clients get subdomains'],
        ['Colors, corners, font', 'The client’s', 'Settings → Appearance'],
        ['Logo and title of the chat', 'The client’s', 'In the appearance settings'],
        [
          'Emails to customers',
          'The client’s name and color',
          'Sent from your MAIL_FROM address, or from the client’s own mail server',
        ],
        ['Emails to members', 'Lapwing, unless you change it', 'Change contract/brand.ts and rebuild'],
        [
          'JavaScript function',
          'Lapwing, unless you change the code',
          'Change the embed contract and rebuild',
        ],
      ],
      note: 'Keep the copyright notice with the source code.',
    },
    {
      kind: 'contrast',
      heading: 'For partners: available and missing',
      good: {
        title: 'Yours today',
        items: [
          'The source code, including the console, under the MIT license',
          'The right to change it and to charge for hosting',
          'An access log in each workspace',
        ],
      },
      bad: {
        title: 'Missing today',
        items: ['A paid partner service (planned)', 'Invoicing per client', 'A partner directory or badge'],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions from hosts',
      questions: [
        {
          question: 'Do you take a share of what we charge?',
          answer: 'We don’t. The license doesn’t ask for a fee or commission.',
        },
        {
          question: 'Can each client have its own language model?',
          answer: 'Yes. Clients can enter the address, name and key of a model in their settings.',
        },
        {
          question: 'Can a client take their data and leave?',
          answer: 'Yes, but you export it from the database. An export button for a workspace is missing.',
        },
        {
          question: 'Should clients share an installation?',
          answer:
            'Share one if your team manages them all. Use separate ones if a client needs its own database or region.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For your own offer',
      pages: [
        { to: '/solutions/agencies', why: 'How agencies work with clients.' },
        { to: '/blog/acting-for-a-customer', why: 'How clients see your access.' },
        { to: '/blog/rights-in-the-database', why: 'How the database keeps companies apart.' },
        { to: '/legal/dpa', why: 'A starting point for your data processing agreement.' },
      ],
    },
  ],
  closing: {
    heading: 'Show a client the isolation test',
    text: 'It runs with one click and lists the result of each attempt.',
  },
}
