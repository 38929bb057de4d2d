import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'HTTP and JavaScript API for support',
  description:
    'Add support to your product with HTML elements, a JavaScript API and an HTTP API. See the main calls, who can use them, their limits and what’s planned.',
  hero: {
    eyebrow: 'APIs',
    heading: 'HTML elements, a JavaScript API and an HTTP API',
    lead: 'Put the chat into your page, control it from your scripts, and open tickets from your own code.',
    proof:
      'The widget uses the same HTTP API. Schemas, limits and errors are in one folder of the source code.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Find the docs', to: '/resources/free' },
    ],
    picture: 'script-tag',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Choose your integration',
      cards: [
        {
          icon: 'tag',
          title: 'HTML elements',
          text: '<support-chat> and <support-ticket> have attributes, CSS variables and parts. They work with any framework.',
        },
        {
          icon: 'code',
          title: 'JavaScript API',
          text: 'One global function opens and closes the chat, identifies the customer, passes data and listens to events. It queues calls until the widget is loaded.',
        },
        {
          icon: 'globe',
          title: 'HTTP API',
          text: 'JSON over HTTPS on your workspace’s subdomain. Streaming answers use server-sent events.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Identify customers and listen to events',
      text: 'Lapwing calls your identify function when it needs a new token. The “on” function returns a function that stops listening.',
      code: "Lapwing('identify', async () => {\n  const answer = await fetch('/support-token')\n  return answer.text()\n})\nLapwing('setContext', { plan: 'Team', seats: 12 })\n\nLapwing('on', 'ticket', event => {\n  console.log('Opened ticket', event.detail.number)\n})\n\ndocument.addEventListener('support:before-send', event => {\n  const isCard = /\\b(?:\\d[ -]?){15}\\d\\b/.test(event.detail.text)\n  if (isCard) event.preventDefault()\n})",
    },
    {
      kind: 'table',
      heading: 'The main calls',
      columns: ['Call', 'Who can use it', 'What it does'],
      rows: [
        ['POST /api/conversations/create', 'Your pages', 'Starts a conversation'],
        ['POST /api/tickets', 'Your pages', 'Opens a ticket with the fields of your ticket form'],
        ['GET /api/kb/suggestions', 'Your pages', 'Suggests articles for a text'],
        ['GET /api/kb/search', 'Your pages', 'Searches your articles'],
        ['GET /api/conversations/{id}/messages', 'Its visitor, or a member', 'Returns messages in order'],
        ['POST /api/conversations/{id}/messages', 'Its visitor, or a member who can reply', 'Adds a message'],
        [
          'POST /api/conversations/{id}/needs-human',
          'Its visitor, or a member who can reply',
          'Requests a human, or withdraws the request',
        ],
        ['GET /api/conversations', 'Members', 'Lists conversations by filter, search and order'],
        [
          'PATCH /api/conversations/{id}',
          'Members who can reply',
          'Changes assignee, team, priority or snooze',
        ],
        ['POST /api/conversations/actions', 'Members who can reply', 'Bulk actions, with undo'],
      ],
      note: 'Starting a conversation returns a visitor token for that conversation. If you call too often, the API returns the “too many requests” status with a Retry-After header.',
    },
    {
      kind: 'code',
      heading: 'Open a ticket',
      text: 'The response has the conversation’s id, the ticket number and a token for this ticket. If you send your own client_id, repeating the call returns the same ticket.',
      code: 'curl -X POST https://your-company.your-host/api/tickets \\\n  -H \'content-type: application/json\' \\\n  -d \'{\n    "customer_email": "ines@example.com",\n    "subject": "Export of September is empty",\n    "content": "The file has a header and no rows.",\n    "client_id": "0b7c1c52-6a0e-4d0e-9c55-3a4f3f0f7a11"\n  }\'',
    },
    {
      kind: 'contrast',
      heading: 'API features: available and planned',
      good: {
        title: 'Works now',
        items: [
          'Error responses with a code, and the invalid fields',
          'Safe retries for conversations, tickets and messages with client_id',
          'Calls for members, with their own permissions',
          'A key for signed customer identities, which you can replace in the settings',
          'Reading, searching, writing and publishing articles',
          'Events that bubble, so one listener on the document is enough',
        ],
      },
      bad: {
        title: 'On the roadmap',
        items: ['API keys for servers', 'Signed webhooks', 'An OpenAPI reference'],
      },
    },
    {
      kind: 'faq',
      heading: 'Developer questions',
      questions: [
        {
          question: 'How does my server read conversations without an API key?',
          answer:
            'It signs in as a member and uses that session. If you run your own database, nightly jobs can read it directly. API keys are planned.',
        },
        {
          question: 'How do I learn about a new ticket without a webhook?',
          answer:
            'In your page, listen to support:ticket. On a server, request the list of conversations regularly.',
        },
        {
          question: 'What does the identity token contain?',
          answer:
            'sub is your user’s id, aud your subdomain, and exp the expiry. email and name are optional. Sign it with your company’s key from the Install page of the settings.',
        },
        {
          question: 'Does it work in an iframe?',
          answer:
            'Yes. Commands and events cross the frame. Message texts and the two cancelable events stay inside.',
        },
        {
          question: 'Can the API change?',
          answer:
            'Yes, until the first stable version. The routes are typed in the source code, so you can compare versions.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More for developers',
      pages: [
        { to: '/blog/messages-exactly-once', why: 'How retries with client_id avoid duplicate messages.' },
        { to: '/blog/two-kilobytes-on-your-page', why: 'What the script tag loads, and when.' },
        { to: '/compliance/security', why: 'How tokens, permissions and limits are enforced.' },
      ],
    },
  ],
  closing: {
    heading: 'Check the calls you need',
    text: 'The folder contract/routes in the source code lists the routes with their types. If one is missing, ask us.',
  },
}
