import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for SaaS products',
  description:
    'Answer login, billing and API questions from your docs. Agents see who is asking, with plan and build, and get the bugs that need a person.',
  hero: {
    eyebrow: 'SaaS and tech',
    heading: 'In-app support that knows which account is asking',
    lead: 'Sign your users’ identity and send plan and build along. The AI answers what your docs cover, and your team gets the rest with the facts.',
    proof: 'The repository has an example page with a strict content security policy.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Read the API page', to: '/apis' },
    ],
    picture: 'thread-api',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Example: exports fail after an upgrade',
      intro: 'A signed-in user on a paid plan reports a failing integration.',
      steps: [
        {
          title: 'The user asks inside your app',
          text: '“Since we upgraded, our exports fail.” The chat already knows the user’s address.',
          speaker: 'visitor',
        },
        {
          title: 'The AI answers from your docs',
          text: 'It explains which scope an API key needs after a plan change, and names the article.',
          speaker: 'ai',
        },
        {
          title: 'The problem remains',
          text: '“The scope is on, and it still fails.” Your docs don’t cover this, so the AI offers a human.',
          speaker: 'visitor',
        },
        {
          title: 'An engineer takes over',
          text: 'The inbox shows “Verified by your site”, plan, workspace and build.',
          speaker: 'agent',
        },
        {
          title: 'The answer becomes an article',
          text: 'The engineer turns the reply into an article, and the AI can answer next time.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which questions go to the AI',
      columns: ['Question', 'AI', 'Person'],
      rows: [
        ['I can’t log in', 'Explain the steps', 'Account recovery'],
        ['Why was I charged for seven seats?', 'Explain how seats are counted', 'Check the invoice, refund'],
        ['What is the API limit?', 'Quote the reference', 'Raise a limit'],
        ['It’s broken', 'Offer known workarounds', 'New bugs'],
        ['Is it down right now?', 'Link to your status page', 'Update the status page'],
        ['Can we have a DPA?', 'Link to the page', 'Questionnaires and contracts'],
      ],
    },
    {
      kind: 'code',
      heading: 'Identify users after your login',
      text: 'Your server signs the token. The context appears beside the next conversation that the user starts, and isn’t sent to the AI.',
      code: `Lapwing('identify', async () => {
  const reply = await fetch('/support-token')
  return reply.text()
})
Lapwing('setContext', {
  plan: 'Business',
  workspace: 'north-yard',
  build: '2026.47.1',
})

// when your user signs out
Lapwing('logout')`,
    },
    {
      kind: 'cards',
      heading: 'Settings for software teams',
      cards: [
        {
          icon: 'key',
          title: 'Signed identity',
          text: 'An address that a visitor types is shown as “Not verified”. Change accounts for verified users.',
        },
        {
          icon: 'tag',
          title: 'Fields for bug reports',
          text: 'Ask for area, request id, browser and steps. Require what you’d ask for anyway.',
        },
        {
          icon: 'code',
          title: 'Single-page apps',
          text: 'The widget stays open when the route changes. The repository has examples for React and plain JavaScript.',
        },
        {
          icon: 'file',
          title: 'Logs and HAR files',
          text: 'Users can attach any file type. HAR files contain session cookies, so tell users to remove them.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where it fits in your product',
      good: {
        title: 'Works well for',
        items: [
          'In-app help for signed-in users.',
          'Developer docs with code blocks.',
          'Teams that run the database and the model themselves.',
        ],
      },
      bad: {
        title: 'Doesn’t replace',
        items: [
          'Status pages and incident messages.',
          'Product tours and outbound messages.',
          'Sync with an issue tracker, because webhooks are planned but not built.',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions from developers',
      questions: [
        {
          question: 'Will it invent an endpoint that we don’t have?',
          answer:
            'The built-in AI quotes sentences from your articles. With a language model, the server discards an answer that doesn’t cite an article.',
        },
        {
          question: 'Do the plan and build fields change the answers?',
          answer: 'They don’t. If plans differ, say so in the article.',
        },
        {
          question: 'A user switches laptops. Is the conversation there?',
          answer:
            'Yes, if your site signs the user’s identity. Otherwise it opens in the browser where it started.',
        },
        {
          question: 'Where does the source link under an answer lead?',
          answer:
            'To the article’s page on your subdomain, or into <support-kb> if your page has it. You can import existing docs from their sitemap.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Next for your developers',
      pages: [
        { to: '/blog/messages-exactly-once', why: 'How messages survive a network failure.' },
        { to: '/compliance/security', why: 'For your security review.' },
        { to: '/resources/learn/kb-that-ranks', why: 'Write docs that the search finds.' },
      ],
    },
  ],
  closing: {
    heading: 'Try it in your staging app',
    text: 'Add the tag, a signed token and a few context fields.',
  },
}
