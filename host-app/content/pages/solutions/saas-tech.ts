import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support inside a SaaS product',
  description:
    'Answer login, billing and API questions from your docs, know which account is asking, and hand bugs over with plan and build attached.',
  hero: {
    eyebrow: 'SaaS and tech',
    heading: 'Support that knows which workspace is asking',
    lead: 'Sign your users’ identity once, send plan and build along, and let the AI take the questions your docs already answer.',
    proof:
      'It runs under a strict policy: no unsafe-inline, no unsafe-eval, no Trusted Types policy. The example page in the repository shows it.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Read the API page', to: '/apis' },
    ],
    picture: 'thread-api',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'A 403 after an upgrade, from question to fix',
      intro:
        'Signed-in user, Business plan, a failing integration. This is the order of events in the thread.',
      steps: [
        {
          title: 'The user asks inside the app',
          text: '“Since we upgraded, our webhook consumer gets 403 on /v2/exports.” The chat knows the address already, so no gate asks for it.',
          speaker: 'visitor',
        },
        {
          title: 'The AI finds the scope article',
          text: 'It answers that plan changes re-issue API keys without the exports scope, names the screen to tick it, and names the article it rests on.',
          speaker: 'ai',
        },
        {
          title: 'That was half of it',
          text: '“The scope is on. Still 403, request id 7f31.” Nothing in the docs covers this, which the AI admits before it offers a person.',
          speaker: 'visitor',
        },
        {
          title: 'An engineer on duty takes it',
          text: 'Beside the thread stand “Verified by your site”, plan, workspace and build. The first reply can be about the request id and not about who you are.',
          speaker: 'agent',
        },
        {
          title: 'The gap becomes an article',
          text: 'The cause was a cached key at the edge. Written down with the words “still 403”, it is the AI’s to answer the next time.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Sort your last hundred tickets into these rows',
      columns: ['What users ask', 'Let the AI', 'Send to a person'],
      rows: [
        [
          'I cannot log in / reset / use my second factor',
          'Explain the steps and where the email comes from',
          'Account recovery when the factor is lost',
        ],
        [
          'Why was I charged for seven seats?',
          'Explain how seats and proration are counted',
          'Look at the invoice, refund, change terms',
        ],
        ['Does your API do X, what is the limit?', 'Quote the reference and its limits', 'Raise a limit'],
        ['It is broken', 'Offer known workarounds', 'Everything without one, with build and steps'],
        ['Is it down right now?', 'Nothing: it cannot see your systems', 'Whoever writes the status page'],
        [
          'Where are you with SOC 2, can we have a DPA?',
          'Point to the page that says it',
          'Questionnaires and contracts',
        ],
      ],
    },
    {
      kind: 'code',
      heading: 'Two calls after your own login',
      text: 'The token is a JWT your server signs with HS256, good for at most a day. Context goes with the next conversation that begins: up to 20 fields, shown beside the thread, not put into the AI’s question.',
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
      heading: 'Settings that decide whether engineers like it',
      cards: [
        {
          icon: 'key',
          title: 'Signed identity, from day one',
          text: 'A typed address opens nothing and is marked Not verified. If agents act on accounts, make the signed mark a condition of doing so.',
        },
        {
          icon: 'tag',
          title: 'Ticket fields for bugs',
          text: 'Affected area (select), request id, browser and version, steps to see it. Leave severity out: everybody picks the top one. Required fields should be those you would ask for anyway.',
        },
        {
          icon: 'code',
          title: 'Route changes in an SPA',
          text: 'Nothing to call. The element survives re-renders and navigation; a React and a plain SPA example are in the repository.',
        },
        {
          icon: 'file',
          title: 'Logs and HAR files',
          text: 'Any type goes, 10 MiB a file and 100 MiB a conversation. HAR files carry session cookies, so your article on bug reports should say to strip them.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where it fits in your stack',
      good: {
        title: 'Good at',
        items: [
          'In-app help for signed-in users, on the page where they are stuck.',
          'Developer docs with code: fenced blocks in an answer stay code in the chat.',
          'Teams that want the database, the model server and the logs under their own control.',
        ],
      },
      bad: {
        title: 'Not the tool for',
        items: [
          'Status pages and incident broadcasts.',
          'Product tours, banners or any message you start: the visitor always speaks first.',
          'Two-way sync with an issue tracker. API keys and webhooks are planned; today you copy the link.',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'From people who read the source',
      questions: [
        {
          question: 'Will it invent an endpoint that we do not have?',
          answer:
            'The built-in answerer quotes sentences of one article and adds none. With a language model behind it, an answer that cites no article is thrown away and the visitor is offered a person instead.',
        },
        {
          question: 'Do the plan and build fields steer the answers?',
          answer:
            'Not today. They are for staff. If Free and Business behave differently, say both in the article and the answer will carry both.',
        },
        {
          question: 'A user switches laptops. Is the thread there?',
          answer:
            'No. Threads are remembered per browser, signed identity or not; staff see all of them, the visitor those of the browser in use. They can mail themselves the transcript.',
        },
        {
          question: 'Where does the source link under an answer lead?',
          answer:
            'To the article’s own page under /kb on your workspace, or into <support-kb> where your page has it. If your docs live elsewhere, an import of their sitemap makes drafts of them; say in each where the original stands.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Next for your developers',
      pages: [
        {
          to: '/blog/messages-exactly-once',
          why: 'What happens to a message when the network or the server dies.',
        },
        { to: '/compliance/security', why: 'The page to send to whoever reviews vendors.' },
        {
          to: '/resources/learn/kb-that-ranks',
          why: 'Write docs that the search finds under the user’s own words.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Put it behind your login this week',
    text: 'A tag, a signed token, three context fields. Start with a workspace of your own and the staging site.',
  },
}
