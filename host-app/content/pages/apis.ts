import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'HTTP and JavaScript API for support',
  description:
    'Custom elements, a JavaScript API and a typed HTTP API for chats, tickets and help articles. See who can call what, rate limits, and what is planned.',
  hero: {
    eyebrow: 'APIs',
    heading: 'Add support to your site and your code',
    lead: 'Use HTML elements in your page, a JavaScript function in your scripts, or HTTP from your server.',
    proof: 'The widgets use the same HTTP API as you. Its schemas are in the folder contract/routes.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Find the docs', to: '/resources/free' },
    ],
    picture: 'script-tag',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Three ways to integrate',
      cards: [
        {
          icon: 'tag',
          title: 'HTML elements',
          text: 'Use <support-chat> or <support-ticket> in your HTML, with attributes and CSS variables. They work in any framework.',
        },
        {
          icon: 'code',
          title: 'JavaScript',
          text: 'One global function opens, closes and identifies, and sends events to your page. Calls before the widget has loaded are queued.',
        },
        {
          icon: 'globe',
          title: 'HTTP',
          text: 'Send JSON over HTTPS to your subdomain. AI answers arrive as server-sent events.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Identify a user and receive events',
      text: 'The widget calls your function when it needs a token. “on” returns a function that stops the events.',
      code: "Lapwing('identify', async () => {\n  const answer = await fetch('/support-token')\n  return answer.text()\n})\nLapwing('setContext', { plan: 'Team', seats: 12 })\n\nLapwing('on', 'ticket', event => {\n  console.log('Opened ticket', event.detail.number)\n})\n\ndocument.addEventListener('support:before-send', event => {\n  const isCard = /\\b\\d{16}\\b/.test(event.detail.text)\n  if (isCard) event.preventDefault()\n})",
    },
    {
      kind: 'table',
      heading: 'Common API calls',
      columns: ['Call', 'Who can call it', 'What it does'],
      rows: [
        ['POST /api/conversations/create', 'Pages of your company', 'Starts a conversation'],
        ['POST /api/tickets', 'Pages of your company', 'Opens a ticket with the fields of your form'],
        ['GET /api/kb/suggestions', 'Pages of your company', 'Suggests articles for a text'],
        ['GET /api/kb/search', 'Pages of your company', 'Searches articles and returns a confidence'],
        ['GET /api/conversations/{id}/messages', 'Its visitor or a member', 'Returns messages'],
        [
          'POST /api/conversations/{id}/messages',
          'Its visitor, or a member who can reply',
          'Sends a message',
        ],
        [
          'POST /api/conversations/{id}/needs-human',
          'Its visitor, or a member who can reply',
          'Requests a human',
        ],
        ['GET /api/conversations', 'Members', 'Lists conversations by filter and search'],
        ['PATCH /api/conversations/{id}', 'Members who can reply', 'Sets assignee, team, priority or snooze'],
        ['POST /api/conversations/actions', 'Members who can reply', 'Changes several conversations at once'],
      ],
      note: 'A visitor’s token opens one conversation. Calls above the rate limit get the status 429 and a Retry-After header.',
    },
    {
      kind: 'code',
      heading: 'Open a ticket with HTTP',
      text: 'The response contains the conversation’s id, the ticket number and a token for this ticket. If you repeat a call with the same client_id, you get the same ticket.',
      code: 'curl -X POST https://acme.HOST/api/tickets \\\n  -H \'content-type: application/json\' \\\n  -d \'{\n    "customer_email": "ines@example.com",\n    "subject": "Export of September is empty",\n    "content": "The file has a header and no rows.",\n    "client_id": "0b7c1c52-6a0e-4d0e-9c55-3a4f3f0f7a11"\n  }\'',
    },
    {
      kind: 'contrast',
      heading: 'Available and planned APIs',
      good: {
        title: 'In the API today',
        items: [
          'Errors as { error, code }, with the name of each wrong field',
          'Safe retries for conversations, tickets and messages with client_id',
          'Staff calls with the member’s own session and permissions',
          'A signing key for customer identities, which you can replace',
          'Public article search, and article editing for members',
          'Events that bubble up to the document',
        ],
      },
      bad: {
        title: 'Not yet available',
        items: ['API keys for servers', 'Signed webhooks', 'An OpenAPI reference'],
      },
    },
    {
      kind: 'faq',
      heading: 'API questions',
      questions: [
        {
          question: 'How does my server read conversations without an API key?',
          answer:
            'Use the session of a member who signed in. If you host Lapwing, your jobs can also read the database. API keys are planned.',
        },
        {
          question: 'How do I learn of a new ticket without webhooks?',
          answer:
            'Your page receives the event support:ticket. A server has to request the list of conversations.',
        },
        {
          question: 'What must an identity token contain?',
          answer:
            'A JWT with sub (your user’s id), aud (your subdomain) and exp, signed with your company’s key. The fields email and name are optional. Create the key under Settings → Install.',
        },
        {
          question: 'Does it work in an iframe?',
          answer: 'Commands and most events cross the frame. The text of messages stays inside it.',
        },
        {
          question: 'Will the API change?',
          answer:
            'It can, until the first stable version. The routes are typed in the source, so you can compare versions.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For developers',
      pages: [
        { to: '/blog/messages-exactly-once', why: 'How client_id prevents duplicate messages.' },
        { to: '/blog/two-kilobytes-on-your-page', why: 'What the script tag loads and when.' },
        { to: '/compliance/security', why: 'Where tokens, permissions and limits are enforced.' },
      ],
    },
  ],
  closing: {
    heading: 'Read the API contract',
    text: 'Clone the repository and open contract/routes. If a call is missing, write to us.',
  },
}
