import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Partners: no program, open doors',
  description:
    'There is no partner program. What agencies, resellers, hosts and integrators may do with Lapwing today, under the license, and where each hits a limit.',
  hero: {
    eyebrow: 'Partners',
    heading: 'You need no badge to build on this',
    lead: 'No tiers, no fee, no application form. The license already lets you sell, host and change Lapwing, and the product is made to hold many companies apart.',
    proof:
      'If a program is ever started, it will be announced on this page, and nothing that is free to do now will need it.',
    actions: [
      { label: 'Tell us what you build', to: '/contact' },
      { label: 'Run it for clients', to: '/services/partner' },
    ],
    picture: 'people',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which of these are you',
      columns: ['You are', 'You can, today', 'You will miss'],
      rows: [
        [
          'An agency that builds sites',
          'Put the tag into a client’s site, set its color, launcher and greeting beside a live preview, write the first articles with them',
          'A logo in the chat’s header',
        ],
        [
          'An agency that answers for clients',
          'Keep a workspace per client, with your agents invited into each',
          'One inbox over all of them, which there will not be',
        ],
        [
          'A reseller',
          'Offer it at your own price, under your own name after a rebuild',
          'Invoicing by workspace and a referral fee',
        ],
        [
          'A host',
          'Give each customer a subdomain of one installation, and suspend it with a reason',
          'Quotas by tenant, beyond the built-in limits',
        ],
        [
          'An integrator',
          'Pass facts into a conversation, sign identities, listen to events in the page',
          'Webhooks and API keys, which are planned',
        ],
        [
          'A translator',
          'Add a language: three files of words for the widget, one for emails, and its code in two lists',
          'A tool for it besides an editor and the type checker',
        ],
        [
          'A maker of models',
          'Serve an OpenAI-compatible address and have the answers cite sources',
          'A list to be found in: a company types your address in itself',
        ],
      ],
    },
    {
      kind: 'text',
      heading: 'What the license says, in plain words',
      paragraphs: [
        'You may use, copy, change, merge, publish, distribute, sublicense and sell the software. Keep the copyright line and the permission notice with copies of the source or substantial parts of it. There is no warranty, and the authors answer for nothing.',
        'It speaks of code. It gives no right to call yourself an official partner, since there is no such thing, nor to say that we recommend you. “Works with Lapwing” and “runs on Lapwing” are plain facts where they are true, and need no leave from anybody.',
      ],
      link: { label: 'How far your own brand reaches', to: '/solutions/agencies' },
    },
    {
      kind: 'jobs',
      heading: 'Three things people build on it',
      jobs: [
        {
          title: 'A support desk as part of a website package',
          text: 'The client signs up for a workspace, you are invited as an admin. Your work is the tag, the look, ten articles and an hour with whoever answers. They keep everything if you part.',
          points: ['An account belongs to one company, so use an address per client'],
          picture: 'script-tag',
        },
        {
          title: 'A hosted desk for one trade',
          text: 'Dentists, schools, letting agents: one installation, a folder of prepared articles imported into each new workspace, fields of the ticket form as that trade needs them.',
          points: ['Each tenant’s rows are apart, and you can demonstrate it on the spot'],
          picture: 'isolation',
        },
        {
          title: 'Support inside another product',
          text: 'Your server signs who the user is, your page hands over plan and order number, and your code hears when a conversation begins, is handed over or ends.',
          points: ['HS256 tokens of 24 hours at most', 'Up to 20 facts with each new conversation'],
        },
      ],
    },
    {
      kind: 'code',
      heading: 'A joint in a few lines',
      text: 'How a product’s page tells the chat what its agents should know, and records in its own analytics that a person was asked for.',
      code: `const answerOf = () => fetch('/me/support-token')

Lapwing('identify', async () => (await answerOf()).text())
Lapwing('setContext', { plan: account.plan })

document.addEventListener('support:handoff', event => {
  record('human-requested', event.detail.conversationId)
})`,
    },
    {
      kind: 'contrast',
      heading: 'Before you quote a price to somebody',
      good: {
        title: 'Good ground',
        items: [
          'Chat and tickets on websites, in one of six languages',
          'Clients with rules about where data lies',
          'Teams that answer from a browser',
        ],
      },
      bad: {
        title: 'Thin ice',
        items: [
          'Anything that needs mail, messengers or phones as channels: not built, and for social channels not planned',
          'A guarantee of availability that you cannot give yourself',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Before you write to us',
      questions: [
        {
          question: 'Will you send us customers?',
          answer:
            'No. There is no directory and no list of leads, and we would have to vouch for work we have not seen.',
        },
        {
          question: 'Can we get our change into the product?',
          answer:
            'Yes, if it serves more than one client and comes with tests. Say what you plan before you write it; the careers page tells how a change is made.',
        },
        {
          question: 'What happens to our fork when you move on?',
          answer:
            'It keeps working. To follow along, keep your changes in few files: colors and words have their own, and migrations are only ever added.',
        },
        {
          question: 'Do you sign agreements with partners?',
          answer:
            'There is none to sign. If you host for others, you need contracts with them, for which the terms and the data agreement here can be a quarry.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Read on by role',
      pages: [
        { to: '/services/partner', why: 'For hosts: the console, and how a workspace is opened and closed.' },
        { to: '/apis', why: 'For integrators: calls, events, signed identity.' },
        { to: '/compliance/subprocessors', why: 'For whoever becomes one by hosting for a client.' },
        { to: '/pricing', why: 'What the hosted plans will cost, so that you can set yours.' },
      ],
    },
  ],
  closing: {
    heading: 'Show us what you made',
    text: 'We read about uses we had not thought of with pleasure, and they are the best argument about what to build next.',
  },
}
