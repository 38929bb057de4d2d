import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Zendesk compared: a desk and a website chat',
  description:
    'Zendesk covers phone, social messaging and reporting. We cover the chat on your own site, with source you can run. Nine rows, each with its source.',
  competitor: 'Zendesk',
  heading: 'Lapwing compared with Zendesk',
  lead: 'Zendesk is a help desk for every channel a company answers on. Lapwing is the chat and the ticket form on your own site, with an inbox behind them, and you can read and run all of its source.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Zendesk if your customers also phone, mail or write on WhatsApp, if managers need reports every Monday, or if your process hangs on apps from a marketplace.',
    ours: 'Choose Lapwing if support happens on your website, if you want the data in a PostgreSQL database of your own, and if a wait without an end is what you want to be rid of.',
  },
  rows: [
    {
      topic: 'Price of a seat',
      ours: 'There are no seats to count. The code is under the MIT license, and who runs it pays for a server.',
      theirs: {
        text: 'Suite Team is listed at $55 and Suite Professional at $115 an agent a month with yearly payment, or $69 and $149 by the month. These are US list prices of October 2026 and may have changed.',
        source: { name: 'Zendesk, pricing', url: 'https://www.zendesk.com/pricing/' },
      },
    },
    {
      topic: 'Price of the AI',
      ours: 'You bring an OpenAI-compatible model and pay whoever runs it. With none set, the built-in answerer quotes sentences of your articles at no charge.',
      theirs: {
        text: 'Suite Team includes five automated resolutions an agent a month, Suite Professional ten. Further ones are listed at $1.50 when committed to and $2.00 as you go; that, too, may have changed.',
        source: { name: 'Zendesk, pricing', url: 'https://www.zendesk.com/pricing/' },
      },
    },
    {
      topic: 'What counts as a resolution',
      ours: 'Nothing is metered, so no definition decides what you pay.',
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
      ours: 'The visitor sees a position in the queue, asked for again every 10 seconds. After 60 seconds without an agent the conversation turns into a numbered ticket. The server sees to it even when the visitor has closed the tab.',
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
      ours: 'Chat and a ticket form, on websites. Social channels are not even planned.',
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
      ours: 'No unsafe-inline, no unsafe-eval and no Trusted Types policy. The server’s host, the one of its uploads in img-src, and a nonce are enough.',
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
      ours: 'A token signed by your server. Until one comes, agents read “Not verified” beside the name, and the address opens no earlier conversation.',
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
      ours: 'Six in the widget, Hebrew and Arabic among them, laid out from the right. The inbox speaks English.',
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
      ours: 'Tickets, threads and people are rows in a database that you run, readable with any PostgreSQL client. The inbox exports customers as CSV and a single person with all threads as JSON, and no tickets in bulk.',
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
    heading: 'Leaving Zendesk, step by step',
    steps: [
      'Have the account owner ask Zendesk to enable data exports, then export tickets and users as JSON from Admin Center under Tools and Reports. On a Team plan, use the REST API.',
      'Fetch the help center’s articles through the Help Center API; the account export does not list them.',
      'Write each article’s HTML to a file and import the files, one language and one category at a time, since an import gives all its drafts the same. Attachments are uploaded again by hand.',
      'Keep the old tickets as an archive; conversations cannot be imported today. Requesters can, as CSV by their mail address.',
      'Point the service that signs your widget’s JWT at a second key. Our token wants sub, aud with your subdomain, and exp, signed with HS256.',
      'Replace the snippet on one page, watch a week of conversations, then replace the rest. Leave mail and phone where they are.',
    ],
  },
  questions: [
    {
      question: 'Can I keep Zendesk for email and use this for the website?',
      answer:
        'Yes, and for many teams that is the sensible order. Nothing connects the two: a ticket that begins in the widget stays here, and no webhook sends it on yet.',
    },
    {
      question: 'Do you have triggers and macros?',
      answer:
        'Yes, in a plain form. A rule has one of nine events, conditions and up to ten acts, a log, and a trial on the last 100 conversations. A macro does such acts at a press. Promised times for first reply, next reply and resolution are settings too. Fixed stay the queue’s limit, the unanswered offer of a human, and closing a chat that went quiet after an AI answer.',
    },
    {
      question: 'Where did the Zendesk figures come from?',
      answer:
        'From Zendesk’s own pricing page, help center and developer documentation, each linked in its row. They were looked up for the date above; tell us if one is out of date.',
    },
  ],
  closing: {
    heading: 'Try the part that replaces the widget',
    text: 'The demo shows the visitor’s chat and the agent’s inbox side by side, so you can see what you would miss from a full desk before you decide.',
  },
}
