import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for agencies',
  description:
    'Run a separate support workspace for each client on one installation, with its own subdomain, team and design, and test that clients are isolated.',
  hero: {
    eyebrow: 'For agencies',
    heading: 'A separate support workspace for each client',
    lead: 'Clients get their own subdomain, people, articles and conversations. You decide whether they answer or you do.',
    proof:
      'The platform console runs a live test: it tries to reach one company’s data from another and shows the results.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Talk about partnering', to: '/partners' },
    ],
    picture: 'isolation',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Two ways to work with clients',
      columns: ['Question', 'The client signs up', 'You run the installation'],
      rows: [
        ['Who owns the workspace?', 'The client', 'The person you invite as its owner'],
        ['How do you get access?', 'By invitation, as admin or agent', 'From the console, with a reason'],
        ['How do you answer customers?', 'As an agent', 'With an additional invitation as an agent'],
        [
          'What does the client see?',
          'You, in the list of people',
          'Your visits and changes, in the access log',
        ],
        ['Who updates and backs up?', 'The host', 'You'],
      ],
      note: 'A user account belongs to one company. Use a separate email address per client, such as anna+client@agency.example.',
    },
    {
      kind: 'jobs',
      heading: 'What you do in the platform console',
      jobs: [
        {
          title: 'Create a workspace',
          text: 'Enter the name, the subdomain and the owner’s email address. You can add sample articles and conversations.',
        },
        {
          title: 'Help a client',
          text: 'Open a client’s workspace for a limited time. Access is read-only unless you give a reason, and the client can end it.',
          picture: 'impersonation',
        },
        {
          title: 'Suspend a workspace',
          text: 'Suspending closes a workspace for its members and visitors. You can restore it later with its data.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Can other clients see our conversations?',
      intro: 'Show your clients these tests.',
      figures: ['isolationCells', 'isolationAttempts', 'policyMutants'],
    },
    {
      kind: 'contrast',
      heading: 'Your client’s brand',
      good: {
        title: 'Can be branded',
        items: [
          'The chat’s logo, title, color, launcher, greeting, language and legal links',
          'Receipts and transcripts, with the client’s name',
          'The subdomain',
        ],
      },
      bad: {
        title: 'Can’t be branded in the settings',
        items: [
          'The global JavaScript function is called Lapwing',
          'Reports for your clients’ monthly meetings',
        ],
      },
    },
    {
      kind: 'code',
      heading: 'Style the widget for a client',
      text: 'The script tag names the workspace, and CSS variables set the look.',
      code: `<script
  async
  src="https://your-host/widget-loader.js"
  data-tenant="client-one"
  data-features="chat,ticket"
  data-position="left"
  data-theme="auto"
></script>
<style>
  html {
    --support-accent: #7a2e3a;
    --support-font: 'Client Sans', sans-serif;
    --support-offset-y: 72px; /* clears the cookie bar */
  }
  support-chat::part(launcher) { border-radius: 8px }
</style>`,
    },
    {
      kind: 'faq',
      heading: 'Questions from agencies',
      questions: [
        {
          question: 'Can we resell it?',
          answer: 'Yes. The MIT license allows it, as long as you keep the license notice.',
        },
        {
          question: 'Can one inbox show the conversations of several clients?',
          answer: 'It can’t, so that a reply doesn’t go to the wrong client. You switch workspaces.',
        },
        {
          question: 'Can two clients’ chats be on one page?',
          answer:
            "Yes. Lapwing('boot', { tenant: 'client-two' }) adds a second chat. Put it into the other corner.",
        },
        {
          question: 'How does a client take their data along?',
          answer:
            'You export their rows from the PostgreSQL database by company_id. Lapwing doesn’t have a button for it yet.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More for agencies',
      pages: [
        { to: '/blog/acting-for-a-customer', why: 'What a client sees when you access their workspace.' },
        { to: '/blog/rights-in-the-database', why: 'How the database isolates companies.' },
        { to: '/services/partner', why: 'How to host Lapwing for clients.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with your own agency',
    text: 'Use the first workspace for your own website, then add one for a client.',
  },
}
