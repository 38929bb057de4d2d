import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Intercom compared',
  description:
    'Compare Intercom and Fin with Lapwing: seats, AI prices, subprocessors, cookies, security policy and hosting. Each fact links to its source.',
  competitor: 'Intercom',
  heading: 'Lapwing compared with Intercom',
  lead: 'Intercom combines a messenger, a help desk and the AI agent Fin. Lapwing answers from your articles with a model of your choice, and hands over to your team.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Intercom if you want product tours, campaigns, an AI agent that acts in other systems, and SDKs for mobile apps.',
    ours: 'Choose Lapwing if you want to choose the AI model and the database, and keep the script on your page small.',
  },
  rows: [
    {
      topic: 'Seats',
      ours: 'Self-hosting is free of charge. The hosted version is billed per seat after the preview.',
      theirs: {
        text: 'Essential, Advanced and Expert were listed at $19, $85 and $132 a seat a month in September 2026. The pricing page shows the billing period behind each figure; they may have changed.',
        source: {
          name: 'Intercom, pricing',
          url: 'https://www.intercom.com/pricing',
        },
      },
    },
    {
      topic: 'What an AI answer costs',
      ours: 'The built-in AI is included. With your own model, you pay its provider for tokens.',
      theirs: {
        text: 'Fin is billed by outcome: $0.99 for a resolution, a procedure’s handoff or a disqualification, and $9.99 for a qualification, over chat and email, once a conversation. Stated in US dollars, and subject to change.',
        source: {
          name: 'Intercom help, Fin outcomes',
          url: 'https://www.intercom.com/help/en/articles/8205718-fin-resolutions-and-custom-answers',
        },
      },
    },
    {
      topic: 'Who processes the text',
      ours: 'Your server and the model that you choose. Without a model, text isn’t sent to one.',
      theirs: {
        text: 'The list of subprocessors names OpenAI, Anthropic and Google for AI processing beside the hosting providers, with lists of their own for the EU and Australia.',
        source: {
          name: 'Intercom, subprocessors',
          url: 'https://intercom.com/legal/subprocessors-list',
        },
      },
    },
    {
      topic: 'Cookies on your page',
      ours: 'The widget uses local storage for the visitor’s conversations. Visitors can see, download and erase it.',
      theirs: {
        text: 'The Messenger sets an intercom-id cookie by default, whether or not the visitor has interacted, and keeps it for nine months; further cookies serve signed-in sessions.',
        source: {
          name: 'Intercom, product privacy notice',
          url: 'https://preferences.intercom.com/legal/product-privacy-notice',
        },
      },
    },
    {
      topic: 'Running under a strict policy',
      ours: 'The widget runs without inline scripts or styles. If a policy blocks its files, it falls back to a frame.',
      theirs: {
        text: 'A nonce with strict-dynamic works without further changes. With an allow-list you add the script hosts, connection hosts and other directives that the article gives by region.',
        source: {
          name: 'Intercom help, CSP',
          url: 'https://www.intercom.com/help/en/articles/3894',
        },
      },
    },
    {
      topic: 'Identity of signed-in users',
      ours: 'A JWT with the user’s id, your subdomain and an expiry date.',
      theirs: {
        text: 'JWTs are the recommended way to secure the Messenger, made on your server from a user id and the Messenger’s secret; HMAC identity verification is the older one.',
        source: {
          name: 'Intercom developers, securing the Messenger',
          url: 'https://developers.intercom.com/installing-intercom/web/identity-verification',
        },
      },
    },
    {
      topic: 'Where conversations are stored',
      ours: 'In your PostgreSQL database, or in the embedded database of one server.',
      theirs: {
        text: 'A workspace is hosted in one of three regions: the United States, Europe or Australia.',
        source: {
          name: 'Intercom developers, REST API',
          url: 'https://developers.intercom.com/building-apps/docs/rest-apis',
        },
      },
    },
    {
      topic: 'Mobile apps',
      ours: 'Lapwing doesn’t have a mobile SDK. Your app can show the chat page in a web view.',
      theirs: {
        text: 'The Messenger has settings for the web and for its mobile SDKs, alike except where a feature exists on the web only.',
        source: {
          name: 'Intercom help, customizing the Messenger',
          url: 'https://www.intercom.com/help/en/articles/178-customize-the-intercom-messenger',
        },
      },
    },
    {
      topic: 'Help center',
      ours: 'Public pages in several languages, with search, feedback, versions and scheduled publishing. A help center behind a login isn’t available.',
      theirs: {
        text: 'Essential includes a public help center; private and multilingual ones begin with Advanced.',
        source: {
          name: 'Intercom, plans',
          url: 'https://www.intercom.com/pricing',
        },
      },
    },
    {
      topic: 'Owner',
      ours: 'The MIT license lets you keep and change your copy.',
      theirs: {
        text: 'Salesforce announced in June 2026 that it had agreed to buy the company, by then named Fin. Whether that has closed should be checked with them.',
        source: {
          name: 'ClonePartner, on Salesforce’s announcement',
          url: 'https://clonepartner.com/blog/salesforce-acquires-fin-the-ai-helpdesk-migration-guide/',
        },
      },
    },
  ],
  better: [
    'You need an AI that carries out actions in other systems. Our AI answers questions.',
    'You need email, WhatsApp, SMS or phone in the same inbox.',
    'You want to send product tours, checklists or campaigns.',
    'You need visual workflows with branches. Our rules are lists of conditions and actions.',
    'You need SDKs for mobile apps, or an app store.',
    'You need charts of your own design.',
  ],
  worse: [
    'The build fails if the chat’s scripts exceed their size limits, and the chat’s code loads when the page is idle.',
    'If an answer isn’t based on one of your articles, the visitor is offered a human instead.',
    'When an agent takes over, the server drops a late AI answer.',
    'Visitors can correct, download and delete their conversations in the chat.',
  ],
  moving: {
    heading: 'How to move from Intercom',
    steps: [
      'Export conversations and contacts through the REST API and keep them as an archive. You can import people from a CSV file.',
      'Get your articles through the API and import them as HTML files. They arrive as drafts.',
      'Rewrite each article so that it answers one question in the first lines.',
      'Replace Intercom(‘boot’, …) with the Lapwing script tag.',
      'Replace the signing secret and rename user_id to sub. Call logout when the user signs out.',
      'Tell your team what’s missing: incoming email, outbound messages and following a conversation.',
    ],
  },
  questions: [
    {
      question: 'Is there an equivalent of Fin’s procedures?',
      answer:
        'There isn’t. Our AI reads articles and cites them. Actions such as refunds stay with your team.',
    },
    {
      question: 'Can both widgets run on one page during a trial?',
      answer: 'Yes. Set data-position to left so that they don’t overlap.',
    },
    {
      question: 'What does the AI do in a language that our articles lack?',
      answer:
        'The search compares words, so it often finds nothing in another language, and the visitor is offered a human.',
    },
    {
      question: 'Do you send outbound messages?',
      answer: 'We don’t. A conversation starts when a visitor writes.',
    },
  ],
  closing: {
    heading: 'Test what the AI doesn’t know',
    text: 'In the demo, ask something that the articles don’t cover.',
  },
}
