import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Zendesk compared',
  description:
    'Compare Zendesk with Lapwing: prices, AI, handoff, channels, security and data export. Facts about Zendesk link to their sources.',
  competitor: 'Zendesk',
  heading: 'Lapwing compared with Zendesk',
  lead: 'Zendesk is a help desk for many channels, with phone, apps and a marketplace. Lapwing is chat and tickets for your website, with an inbox, and you can run it yourself.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Zendesk if your customers also call, send email or write on WhatsApp, or if you depend on apps from a marketplace.',
    ours: 'Choose Lapwing if customers ask on your website, and if you want the data in your own PostgreSQL database.',
  },
  rows: [
    {
      topic: 'Price of a seat',
      ours: 'Self-hosting is free under the MIT license. So is the hosted version during the preview. After that, 12 seats on Team cost $228 a month.',
      theirs: {
        text: 'Suite Team is listed at $55 and Suite Professional at $115 an agent a month with yearly payment, or $69 and $149 by the month. These are US list prices of October 2026 and may have changed.',
        source: {
          name: 'Zendesk, pricing',
          url: 'https://www.zendesk.com/pricing/',
        },
      },
    },
    {
      topic: 'Price of the AI',
      ours: 'AI answers are included. If you connect your own model, you pay its provider.',
      theirs: {
        text: 'Suite Team includes five automated resolutions an agent a month, Suite Professional ten. Further ones are listed at $1.50 when committed to and $2.00 as you go; that, too, may have changed.',
        source: {
          name: 'Zendesk, pricing',
          url: 'https://www.zendesk.com/pricing/',
        },
      },
    },
    {
      topic: 'What counts as a resolution',
      ours: 'Lapwing doesn’t bill by resolution.',
      theirs: {
        text: 'Since 18 May 2026 automated resolutions fall into tiers that cost different amounts. Two of them, assisted escalation and contained resolution, do not count against the allowance.',
        source: {
          name: 'Zendesk help, automated resolution tiers',
          url: 'https://support.zendesk.com/hc/en-us/articles/9570369117338',
        },
      },
    },
    {
      topic: 'When somebody asks for a human',
      ours: 'The visitor sees their place in the queue. After 60 s without an agent, the chat becomes a ticket with a number.',
      theirs: {
        text: 'Admins decide where “talk to a human” is offered: at the start, with helpful or unhelpful replies, or when the AI agent cannot answer. The escalation tab says what happens then.',
        source: {
          name: 'Zendesk help, preventing handoff',
          url: 'https://support.zendesk.com/hc/en-us/articles/9865922621082-Can-I-configure-my-AI-agent-to-prevent-conversation-handoff-to-agents',
        },
      },
    },
    {
      topic: 'Channels',
      ours: 'Chat, tickets and browser calls on your website. Messenger apps aren’t planned.',
      theirs: {
        text: 'AI agents for messaging run in the Web Widget, in mobile apps through an SDK, and on Facebook Messenger, X, Instagram, LINE and WhatsApp.',
        source: {
          name: 'Zendesk help, automated resolutions',
          url: 'https://support.zendesk.com/hc/en-us/articles/8357756668186',
        },
      },
    },
    {
      topic: 'Your content security policy',
      ours: 'A nonce and the server’s addresses are enough. You don’t need unsafe-inline or unsafe-eval.',
      theirs: {
        text: 'The Web Widget follows Google’s strict policy with a nonce on the snippet. For other policies the guide lists hosts to allow, with unsafe-inline for styles.',
        source: {
          name: 'Zendesk developers, CSP',
          url: 'https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/csp',
        },
      },
    },
    {
      topic: 'Proof of who is writing',
      ours: 'Your server signs a token. Without it, agents see “Not verified”.',
      theirs: {
        text: 'The messaging widget takes a JWT through loginUser, made by your server and renewed by a callback.',
        source: {
          name: 'Zendesk developers, authentication',
          url: 'https://developer.zendesk.com/api-reference/widget-messaging/web/authentication/',
        },
      },
    },
    {
      topic: 'Languages',
      ours: 'The widgets speak English, German, Spanish, French, Hebrew and Arabic. The inbox is in English.',
      theirs: {
        text: 'More than thirty languages for Support, Guide and the Web Widget, with Arabic and Hebrew on the list.',
        source: {
          name: 'Zendesk help, languages',
          url: 'https://support.zendesk.com/hc/en-us/articles/203761906-Setting-up-your-Zendesk-to-support-multiple-languages',
        },
      },
    },
    {
      topic: 'Getting your data out',
      ours: 'If you self-host, the data is in your own database. The inbox exports customers as CSV and a person’s data as JSON, and reports export conversations as CSV.',
      theirs: {
        text: 'Tickets, users and organizations export to JSON, CSV or XML once Zendesk has enabled it for the account. Team plans do not have these tools; every plan has the REST API.',
        source: {
          name: 'Zendesk help, data export',
          url: 'https://support.zendesk.com/hc/en-us/articles/4408886165402',
        },
      },
    },
  ],
  better: [
    'You need phone support. Calls in Lapwing run in the browser.',
    'You need incoming email, messaging apps or social channels. Lapwing has chat, tickets and browser calls.',
    'You need custom reports. Our reports have fixed figures and filters.',
    'You need triggers that call other systems. Our rules change things inside Lapwing.',
    'You need a community forum or several layouts for your help center.',
    'You need an app for phones, a marketplace, or API keys for your servers.',
  ],
  worse: [
    'The product is open source: widget, inbox, server and database policies.',
    'Platform operators can run a live test that tries to reach another company’s data.',
    'A customer who waits too long for an agent gets a ticket with a number.',
    'Platform staff have read-only access to a workspace unless they state a reason, and the company can end the visit.',
  ],
  moving: {
    heading: 'How to move from Zendesk',
    steps: [
      'Ask Zendesk to enable data exports. Then export tickets and users as JSON in Admin Center, or use the REST API.',
      'Get the help center articles through the Help Center API.',
      'Import the articles as HTML files, one language and category at a time. Upload attachments again.',
      'Keep old tickets as an archive, because Lapwing can’t import conversations. Import requesters as CSV.',
      'Sign the widget’s JWT with your Lapwing key. The token needs sub, aud with your subdomain, and exp.',
      'Replace the snippet on one page and watch it for a week. Keep email and phone where they are.',
    ],
  },
  questions: [
    {
      question: 'Can I keep Zendesk for email and use this for the website?',
      answer: 'Yes. The two systems aren’t connected, so a ticket from the widget stays in Lapwing.',
    },
    {
      question: 'Do you have triggers and macros?',
      answer:
        'Yes. A rule has an event, conditions, actions and a log, and you can test it on past conversations. Macros run several actions with one click.',
    },
    {
      question: 'Where did the Zendesk figures come from?',
      answer:
        'From Zendesk’s pricing page, help center and developer documentation. Each row links its source. Tell us if one is out of date.',
    },
  ],
  closing: {
    heading: 'Try the website part',
    text: 'The demo shows the visitor’s chat and the agent’s inbox side by side.',
  },
}
