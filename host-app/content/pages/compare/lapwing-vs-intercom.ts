import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Intercom compared, with Fin and its outcomes',
  description:
    'Seats and outcomes on one side, your own server and model on the other. What Intercom has that we lack, and where the widgets differ on your page.',
  competitor: 'Intercom',
  heading: 'Lapwing compared with Intercom',
  lead: 'Intercom joins a messenger, a help desk and the Fin AI agent, and bills by seat and outcome. Lapwing answers from your articles with a model you choose, and hands over to people under a time limit that visitors can see.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Intercom if you want product tours, campaigns and proactive messages beside support, an AI agent that also takes actions in other systems, and messengers for iOS and Android.',
    ours: 'Choose Lapwing if your page’s weight, cookies and policy matter to you, if customer text may reach only a model that you picked, or if you have to know in which database it lies.',
  },
  rows: [
    {
      topic: 'Seats',
      ours: 'As many people as you invite. Roles decide what they may do, and no role has a price in the software.',
      theirs: {
        text: 'Essential, Advanced and Expert were listed at $19, $85 and $132 a seat a month in September 2026. The pricing page shows the billing period behind each figure; they may have changed.',
        source: { name: 'Intercom, pricing', url: 'https://www.intercom.com/pricing' },
      },
    },
    {
      topic: 'What an AI answer costs',
      ours: 'Whatever your model’s provider asks for the tokens. An answer has one to six sentences, as you allow, and a model is given up to eight articles unless it searches for more.',
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
      ours: 'The server you run, and the one model whose address you set. Leave the address out and no text goes to a language model at all.',
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
      ours: 'None. One record in local storage holds what the visitor gave and their conversations; My data in the chat’s menu shows it, downloads it and erases it.',
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
      ours: 'The widget uses constructed style sheets and no inline code. If a policy blocks its files, the chat falls back to a frame by itself.',
      theirs: {
        text: 'A nonce with strict-dynamic works without further changes. With an allow-list you add the script hosts, connection hosts and other directives that the article gives by region.',
        source: { name: 'Intercom help, CSP', url: 'https://www.intercom.com/help/en/articles/3894' },
      },
    },
    {
      topic: 'Identity of signed-in users',
      ours: 'JWT with HS256: subject, tenant as audience, expiry, and optionally mail and name. A function that fetches a fresh one is accepted too.',
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
      ours: 'Wherever your PostgreSQL 15 or newer stands, in a Supabase project, or in the embedded database of a single machine.',
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
      ours: 'There is no SDK for apps. A web view can show the chat page of your subdomain.',
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
      ours: 'Public pages in as many languages as you write, with search and feedback, and an editor with versions and scheduled publishing. Articles can be internal; a help center behind a login is not there.',
      theirs: {
        text: 'Essential includes a public help center; private and multilingual ones begin with Advanced.',
        source: { name: 'Intercom, plans', url: 'https://www.intercom.com/pricing' },
      },
    },
    {
      topic: 'Owner',
      ours: 'An MIT-licensed repository: whoever has a copy can go on with it.',
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
    heading: 'From the Messenger to the tag',
    steps: [
      'Ask the REST API for conversations and contacts and keep them as an archive. There is no import of threads; people come in by a CSV file with an email address in each row.',
      'Fetch your articles through the API, keep each as an HTML file and drop the files into an import. They arrive as drafts; answers are made of what you publish.',
      'Rewrite the bodies so that each article answers one question in its first lines. The search ranks titles highest and quotes the sentences that come closest.',
      'Swap the boot call: Intercom(‘boot’, …) becomes one script tag, or Lapwing(‘boot’, …) where a page builds the chat itself.',
      'Replace your signing secret and rename user_id to sub. Call logout when your user signs out, as before.',
      'Tell your team which habits end: no email in the inbox, no outbound messages, no following of a colleague’s conversation. Snooze, macros, notes and the command bar are there.',
    ],
  },
  questions: [
    {
      question: 'Is there an equivalent of Fin’s procedures?',
      answer:
        'No, and none is planned. The AI here reads articles, cites them, and stops when they do not answer. Actions such as refunds stay with your people.',
    },
    {
      question: 'Can both widgets stand on one page during a trial?',
      answer:
        'Technically yes. Set data-position to left and they do not cover each other. Ours adds one name to the page’s globals and changes none of its styles.',
    },
    {
      question: 'What does the AI do in a language that our articles lack?',
      answer:
        'A language model is told to answer in the visitor’s language from the articles it is given. The search in front of it compares words, so a question in another language often finds nothing and is offered to a person.',
    },
    {
      question: 'Do you send outbound messages?',
      answer:
        'No. A conversation begins when a visitor writes. Campaigns are outside what this product is for.',
    },
  ],
  closing: {
    heading: 'Ask the demo something it cannot know',
    text: 'It will say so and offer a person. That moment is the difference we would like you to judge.',
  },
}
