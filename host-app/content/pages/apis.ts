import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'HTTP and JavaScript API for support',
  description:
    'Custom elements, one JavaScript function and a typed HTTP API. Who may call what, how often, what errors look like, and which parts are still planned.',
  hero: {
    eyebrow: 'APIs',
    heading: 'Three ways in, one contract behind them',
    lead: 'Elements for your page, a function for your scripts, and HTTP for everything else. Schemas, limits and errors stand in one folder of the source.',
    proof:
      'The widget uses the same calls as you would: contract/routes types the handlers and the clients alike.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Find the docs', to: '/resources/free' },
    ],
    picture: 'script-tag',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Choose by where your code runs',
      cards: [
        {
          icon: 'tag',
          title: 'In the markup',
          text: '<support-chat> and <support-ticket> with attributes, CSS variables and parts. Any framework can render them; the React example is one small file.',
        },
        {
          icon: 'code',
          title: 'In the page’s script',
          text: 'One global that queues calls until the widget is there. It opens, closes, identifies, passes context and hears events, and never throws.',
        },
        {
          icon: 'globe',
          title: 'On a server',
          text: 'JSON over HTTPS on your tenant’s own host. A body may have 64 KiB; an answer being written comes as server-sent events.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Tell the chat who is there, and hear what happens',
      text: 'The function behind identify is called whenever a token is needed, so a long session never runs out. Call what “on” gives back to stop listening.',
      code: "Lapwing('identify', async () => {\n  const answer = await fetch('/support-token')\n  return answer.text()\n})\nLapwing('setContext', { plan: 'Team', seats: 12 })\n\nLapwing('on', 'ticket', event => {\n  console.log('Opened ticket', event.detail.number)\n})\n\ndocument.addEventListener('support:before-send', event => {\n  const isCard = /\\b\\d{16}\\b/.test(event.detail.text)\n  if (isCard) event.preventDefault()\n})",
    },
    {
      kind: 'table',
      heading: 'The calls you are likely to use',
      columns: ['Call', 'Who may', 'Limits'],
      rows: [
        [
          'POST /api/conversations/create',
          'Any page of the tenant',
          '60 an hour from one address, 6 in 12 hours for one email from it',
        ],
        ['POST /api/tickets', 'Any page of the tenant', 'As above, and the rules of your ticket form'],
        [
          'GET /api/kb/suggestions',
          'Any page of the tenant',
          'Up to 3 articles for up to 300 characters; 30 a minute',
        ],
        ['GET /api/kb/search', 'Any page of the tenant', 'Up to 10 results, each with its confidence'],
        [
          'GET /api/conversations/{id}/messages',
          'Its visitor, or a member',
          'Up to 200 after a sequence number, or before one',
        ],
        [
          'POST /api/conversations/{id}/messages',
          'Its visitor, or a member who may reply',
          '8,000 characters; 30 a minute, 10 in five seconds',
        ],
        ['POST /api/conversations/{id}/needs-human', 'Its visitor, or a member who may reply', '6 an hour'],
        ['GET /api/conversations', 'Members', 'By filter, search and order; 50 a page, with a cursor'],
        [
          'PATCH /api/conversations/{id}',
          'Members who may reply',
          'Assignee by compare-and-set, team, priority, snooze',
        ],
        [
          'POST /api/conversations/actions',
          'Members who may reply',
          'Up to 20 acts on up to 100 conversations; an answer for each, and what undoes them',
        ],
      ],
      note: 'A visitor’s token comes with the conversation it opens, is good for 24 hours, and opens that one only. A call that comes too often is answered with 429 and Retry-After.',
    },
    {
      kind: 'code',
      heading: 'Open a ticket from anywhere',
      text: 'The answer is 201 with conversationId, number, a token for this one ticket and the address of its live updates. Send a client_id of your own, a UUID, and a repeated call gives the same ticket instead of a second one.',
      code: 'curl -X POST https://acme.HOST/api/tickets \\\n  -H \'content-type: application/json\' \\\n  -d \'{\n    "customer_email": "ines@example.com",\n    "subject": "Export of September is empty",\n    "content": "The file has a header and no rows.",\n    "client_id": "0b7c1c52-6a0e-4d0e-9c55-3a4f3f0f7a11"\n  }\'',
    },
    {
      kind: 'contrast',
      heading: 'What you can rely on, and what is missing',
      good: {
        title: 'There today',
        items: [
          'Errors as { error, code }, with issues that name each wrong field',
          'Sending the same client_id again is safe for conversations, tickets and messages',
          'Calls for staff under their own session, within their own permissions',
          'A key for signed identities, made in the settings, told once and replaced at any time',
          'The articles: anybody reads and searches them, members write and publish',
          'Events that bubble, so one listener on the document is enough',
        ],
      },
      bad: {
        title: 'Planned',
        items: [
          'API keys for servers',
          'Signed webhooks with a log, retries and replay',
          'A reference page made from the schemas (OpenAPI)',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'From the people who will integrate it',
      questions: [
        {
          question: 'How does my server read all conversations without a key?',
          answer:
            'Under the session of somebody who signed in, with access tokens of 15 minutes that are renewed. For nightly jobs, read the database if it is yours; API keys are the planned answer.',
        },
        {
          question: 'How do I learn of a new ticket without a webhook?',
          answer:
            'In the page by the event support:ticket. On a server, ask for the list, or read the table. There is no push to your server yet.',
        },
        {
          question: 'What must my identity token contain?',
          answer:
            'sub with your user’s id, aud with your subdomain, and exp; email and name if you like. It is signed with HS256 and your company’s key, of at least 32 characters. Whoever may edit the settings makes that key under Install, and sees it once.',
        },
        {
          question: 'Does it work in a frame?',
          answer:
            'Commands and events cross into a frame that you asked for. The text of messages stays inside, and the two events that can be prevented do not come out.',
        },
        {
          question: 'Will calls change under me?',
          answer:
            'The version is below 1, so they can. The routes are typed in the source, and a difference between two versions is a difference you can read.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For the same afternoon',
      pages: [
        { to: '/blog/messages-exactly-once', why: 'What the client_id does when an answer gets lost.' },
        { to: '/blog/two-kilobytes-on-your-page', why: 'What the script tag loads, and when.' },
        { to: '/compliance/security', why: 'Where tokens, rights and limits are enforced.' },
      ],
    },
  ],
  closing: {
    heading: 'Read the contract before the marketing',
    text: 'Clone the repository and open contract/routes. If what you need is a line there, it works; if it is not, ask us about it.',
  },
}
