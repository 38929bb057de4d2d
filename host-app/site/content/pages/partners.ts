import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Partners',
  description:
    'Lapwing doesn’t have a partner program. The MIT license lets agencies, resellers, hosts and integrators use, change, host and sell Lapwing.',
  hero: {
    eyebrow: 'Partners',
    heading: 'You can build on Lapwing without a partner program',
    lead: 'The MIT license lets you use, change, host and sell Lapwing. You don’t need our permission.',
    actions: [
      { label: 'Tell us what you build', to: '/contact' },
      { label: 'Host it for clients', to: '/services/partner' },
    ],
    picture: 'people',
  },
  sections: [
    {
      kind: 'table',
      heading: 'What you can do',
      columns: ['You are', 'Possible today', 'Missing'],
      rows: [
        [
          'A web agency',
          'Add the chat to a client’s website, and set its logo, color, launcher and greeting',
          'A field for your own CSS in the settings',
        ],
        [
          'A support agency',
          'Run one workspace per client with your own agents',
          'One inbox for several clients',
        ],
        ['A reseller', 'Sell it at your own price and under your own name', 'Invoicing per workspace'],
        ['A host', 'Give each customer a subdomain on one installation', 'Quotas per customer'],
        [
          'An integrator',
          'Pass data to conversations, sign identities and listen to events',
          'Webhooks and API keys (planned)',
        ],
        ['A translator', 'Add a language to the widget and the emails', 'A translation tool'],
      ],
    },
    {
      kind: 'text',
      heading: 'The license in short',
      paragraphs: [
        'You may use, copy, change, publish, distribute, sublicense and sell the software. Keep the copyright line and the permission notice. The software comes without a warranty. Read the license for the exact terms.',
        'Please don’t call yourself an official partner. “Works with Lapwing” and “runs on Lapwing” are fine if they’re true.',
      ],
      link: { label: 'Use your own brand', to: '/solutions/agencies' },
    },
    {
      kind: 'jobs',
      heading: 'Three ways to use it',
      jobs: [
        {
          title: 'Support as part of a website package',
          text: 'The client creates a workspace and invites you as an admin. You install the chat, set up its look and write the first articles.',
          points: ['A user account belongs to one company, so use one email address per client'],
          picture: 'script-tag',
        },
        {
          title: 'Hosted support for an industry',
          text: 'Run one installation and prepare articles and ticket fields that fit the industry.',
          points: ['You can show a customer that companies are isolated from each other'],
          picture: 'isolation',
        },
        {
          title: 'Support inside your own product',
          text: 'Your server signs the user’s identity, and your page passes data such as the plan.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Connect your product',
      text: 'This example identifies the user, passes the plan, and records a request for a human in your own analytics.',
      code: `const fetchToken = () => fetch('/me/support-token')

Lapwing('identify', async () => (await fetchToken()).text())
Lapwing('setContext', { plan: account.plan })

document.addEventListener('support:handoff', event => {
  record('human-requested', event.detail.conversationId)
})`,
    },
    {
      kind: 'faq',
      heading: 'Partner questions',
      questions: [
        {
          question: 'Do you refer customers to partners?',
          answer: 'We don’t have a directory or referrals.',
        },
        {
          question: 'Can our change become part of the product?',
          answer: 'Yes, if it’s useful for others and comes with tests. Contact us before you start.',
        },
        {
          question: 'Do you sign agreements with partners?',
          answer: 'We don’t. If you host for others, you need your own contracts with them.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Pages for partners',
      pages: [
        { to: '/services/partner', why: 'For hosts: how to manage many companies.' },
        { to: '/apis', why: 'For integrators: calls, events and identities.' },
        { to: '/compliance/subprocessors', why: 'For anyone who hosts data for a client.' },
        { to: '/pricing', why: 'The prices of our hosted plans.' },
      ],
    },
  ],
  closing: {
    heading: 'Tell us about your project',
    text: 'Your use case helps us decide what to build next.',
  },
}
