import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support desks for an agency’s clients',
  description:
    'Run a separate support workspace for each client from one installation: own subdomain, own people, own look, and a wall you can test.',
  hero: {
    eyebrow: 'For agencies',
    heading: 'One installation, a walled workspace per client',
    lead: 'Each client gets a subdomain, people, articles and threads of their own, and you decide whether they or you answer.',
    proof:
      'A page of the platform console fires forbidden requests between two scratch tenants and prints each result.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Talk about partnering', to: '/partners' },
    ],
    picture: 'isolation',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Two ways to set it up',
      intro: 'Decide this first. It settles who signs the contracts and whose name stands in the access log.',
      columns: ['Question', 'Each client signs up', 'You run the installation'],
      rows: [
        ['Who owns the workspace', 'The client', 'Whoever you invite as its owner'],
        ['How you get in', 'By invitation, as admin or agent', 'From the console, as a visit with a reason'],
        ['How many logins you need', 'One address per client', 'One staff account, to look and to fix'],
        ['Answering its visitors', 'Like any other agent', 'Not on visits: for that, be invited too'],
        [
          'What the client sees of you',
          'A colleague in the list of people',
          'Every visit and each write, with your name',
        ],
        ['Who updates and backs up', 'Whoever hosts it', 'You'],
        ['Adding a client', 'They fill in the sign-up', 'Create tenant, and the owner gets an invitation'],
      ],
      note: 'An account belongs to exactly one company. That is why the first way needs an email address per client, such as anna+client@agency.example.',
    },
    {
      kind: 'jobs',
      heading: 'What the platform console gives an operator',
      jobs: [
        {
          title: 'A client in one form',
          text: 'Name, subdomain, the owner’s address, and whether to put in a few sample articles and conversations for the kick-off call. Look-alike subdomains are refused.',
        },
        {
          title: 'Visits behind glass',
          text: 'To look around a client’s workspace you begin a visit of at most an hour. It is read-only unless you give a reason of at least ten characters, and the client can end it.',
          picture: 'impersonation',
        },
        {
          title: 'A switch for unpaid or abused workspaces',
          text: 'Suspending closes a workspace for its people and visitors at once, and asks you why. Restoring brings it back as it was.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'The question every client’s lawyer asks',
      intro: 'Can the other clients see our conversations? These are the tests that answer it.',
      figures: ['isolationCells', 'isolationAttempts', 'policyMutants'],
    },
    {
      kind: 'contrast',
      heading: 'White label: how far it goes',
      good: {
        title: 'Neutral already',
        items: [
          'Element, attribute and CSS names say support, not Lapwing.',
          'Receipts and transcripts carry the client’s name at the top.',
          'Title, color, launcher, greeting, languages and the links to privacy policy and terms are settings of each client.',
          'Each client can list the sites that may show its widgets, up to 50 of them.',
        ],
      },
      bad: {
        title: 'Still ours',
        items: [
          'The global function on the client’s page is called Lapwing.',
          'A report per client to show at the monthly meeting is planned, not built.',
        ],
      },
    },
    {
      kind: 'code',
      heading: 'The same widget in each client’s clothes',
      text: 'The tag names the workspace, a few lines of CSS do the look. The text color on the accent is chosen for contrast unless you set it.',
      code: `<script async src="https://HOST/widget-loader.js"
  data-tenant="client-one" data-features="chat,ticket"
  data-position="left" data-theme="auto"></script>
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
      heading: 'Before you pitch it',
      questions: [
        {
          question: 'May we resell it?',
          answer:
            'The code is under the MIT license, so you may run it, change it and charge for it as long as the notice stays with it.',
        },
        {
          question: 'Can one inbox show the threads of all clients?',
          answer:
            'No, and that is deliberate: a mixed inbox is how a reply ends up with the wrong client. You switch workspaces.',
        },
        {
          question: 'Can two clients’ chats be on one page, say for a joint shop?',
          answer:
            "Yes. Lapwing('boot', { tenant: 'client-two' }) puts a second tenant’s chat beside the first. Give one of them the other corner.",
        },
        {
          question: 'Who enters articles and office hours for a client today?',
          answer:
            'Articles: the client’s people, or you as an invited member, in the editor or by an import. Away text, starter questions, office hours, the ticket form and the rules of the AI have settings pages. Only the key for signed identities remains a step of your onboarding script.',
        },
        {
          question: 'A client leaves. What do they take with them?',
          answer:
            'There is no export button for a whole workspace. The rows are in ordinary PostgreSQL tables with a company_id, so a dump filtered by it is the way.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For your technical lead',
      pages: [
        { to: '/blog/acting-for-a-customer', why: 'What a client sees while you visit.' },
        { to: '/blog/rights-in-the-database', why: 'Why the wall is built below the application.' },
        { to: '/services/partner', why: 'Working on clients’ desks together with us.' },
      ],
    },
  ],
  closing: {
    heading: 'Try it with your own site as the first client',
    text: 'If the desk for your agency works, the second workspace takes one form.',
  },
}
