import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Freshdesk compared',
  description:
    'Compare Freshdesk and Freddy AI with Lapwing: license, AI sessions, tickets, handoff, identity and languages. Each fact links to its source.',
  competitor: 'Freshdesk',
  heading: 'Lapwing compared with Freshdesk',
  lead: 'Freshdesk turns email, forms and chats into tickets. Lapwing starts with a chat and creates a ticket when the customer can’t get an answer in time or uses the form.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Freshdesk if most requests arrive by email, if you need parent and child tickets, or if phone and field service belong to your support.',
    ours: 'Choose Lapwing if customers ask on your website and you’d rather run software than buy AI sessions.',
  },
  rows: [
    {
      topic: 'License fee',
      ours: 'The MIT license is free if you self-host. Our pricing page lists the hosted plans.',
      theirs: {
        text: 'Per agent and month, in three paid plans: Growth, Pro and Enterprise. The page shows the current prices.',
        source: {
          name: 'Freshworks, Freshdesk pricing',
          url: 'https://www.freshworks.com/freshdesk/pricing/',
        },
      },
    },
    {
      topic: 'AI sessions',
      ours: 'Lapwing doesn’t sell sessions. You can connect a local or a hosted model.',
      theirs: {
        text: 'New buyers pay $49 for a pack of 100 Freddy AI Agent sessions, a session being all of a user’s exchanges within 24 hours; paid plans get 500 once. Price for purchases from 13 November 2025, open to change.',
        source: {
          name: 'Freshworks support, session FAQ',
          url: 'https://crmsupport.freshworks.com/support/solutions/articles/50000004664-freddy-ai-agent-and-chatbot-sessions-faqs',
        },
      },
    },
    {
      topic: 'When a chat becomes a ticket',
      ours: 'After 60 s in the queue, or 180 s without an answer to the offer of a human.',
      theirs: {
        text: 'Each new chat through the web widget is created as a separate ticket in the inbox.',
        source: {
          name: 'Freshdesk developers, web chat',
          url: 'https://developer.freshdesk.com/web-chat-api',
        },
      },
    },
    {
      topic: 'Handing over',
      ours: 'A phrase such as “human agent” starts the handoff. Agents hear a sound, and Lapwing can assign the conversation automatically.',
      theirs: {
        text: 'Admins switch on automated handoff in the bot builder and pick what follows: make the chat available for assignment, assign a group, or start a flow that can check business hours.',
        source: {
          name: 'Freshworks support, agent handoff',
          url: 'https://crmsupport.freshworks.com/support/solutions/articles/50000010248-automate-agent-handoff-for-seamless-live-support',
        },
      },
    },
    {
      topic: 'Known and unknown visitors together',
      ours: 'Both use the same widget. Agents see who is verified.',
      theirs: {
        text: 'JWT authentication for web chat uses HS256. Once it is enforced, anonymous visitors need a token as well.',
        source: {
          name: 'Freshdesk support, JWT tokens',
          url: 'https://support.freshdesk.com/support/solutions/articles/50000011580-authenticate-users',
        },
      },
    },
    {
      topic: 'Where the AI can answer',
      ours: 'In the chat and in browser calls. The ticket form suggests articles.',
      theirs: {
        text: 'AI Agent Studio builds agents for chat, with WhatsApp, web chat, Facebook and Instagram among the channels, and for email.',
        source: {
          name: 'Freshworks support, AI Agent Studio',
          url: 'https://crmsupport.freshworks.com/support/solutions/articles/50000011711-introduction-to-ai-agent-studio',
        },
      },
    },
    {
      topic: 'Languages of the AI',
      ours: 'The built-in AI answers in the article’s language. A model is asked to use the visitor’s language.',
      theirs: {
        text: 'With multilingual support on, an agent detects the customer’s language and replies in it. The article lists several dozen, Arabic and Hebrew included.',
        source: {
          name: 'Freshworks support, email AI agent',
          url: 'https://crmsupport.freshworks.com/support/solutions/articles/50000013869-configure-email-ai-agent-trigger-rules',
        },
      },
    },
    {
      topic: 'Policy of the pages themselves',
      ours: 'Our pages have a content security policy and use Trusted Types.',
      theirs: {
        text: 'A policy can be set in the portal’s head. For the Classic and Mint themes the guide says to add unsafe-eval.',
        source: {
          name: 'Freshdesk support, portal CSP',
          url: 'https://support.freshdesk.com/support/solutions/articles/50000005660-configuring-csp-for-freshdesk-portal',
        },
      },
    },
    {
      topic: 'Programming it',
      ours: 'JavaScript commands and events for your page. API keys and webhooks are planned.',
      theirs: {
        text: 'A REST API covers tickets, contacts, companies, agents and solution articles, with API keys and limits by plan.',
        source: {
          name: 'Freshdesk developers, API',
          url: 'https://developers.freshdesk.com/api/',
        },
      },
    },
  ],
  better: [
    'Your customers want to reply by email. Lapwing sends email but doesn’t receive it.',
    'You need sub-tickets, or SLAs that escalate in several steps.',
    'You need a customer portal with tickets and articles on any device.',
    'You need to design your own reports.',
    'You need phone support or field service.',
  ],
  worse: [
    'The code that turns a waiting chat into a ticket is open, with its tests.',
    'Row-level security in the database limits the damage of an application bug.',
    'The widget speaks six languages, including Arabic and Hebrew.',
    'The demo runs on a laptop with one command.',
  ],
  moving: {
    heading: 'How to move from Freshdesk',
    steps: [
      'Export tickets, contacts and solution articles through the REST API.',
      'Sort your solution folders into categories and sections.',
      'Import the articles as HTML files, add the questions that customers ask, and publish them.',
      'Set up the ticket form’s categories and custom fields in the help desk settings.',
      'Keep your ticket history in an archive. Lapwing can’t import it.',
      'Keep the support mailbox in Freshdesk for now. Replace the widget’s script on one page first.',
    ],
  },
  questions: [
    {
      question: 'Will customers get our replies by email?',
      answer:
        'Yes, if they haven’t seen the reply on your website. They can’t answer by email; they write back on your site.',
    },
    {
      question: 'Do agents work from ticket views here?',
      answer:
        'Yes. Agents use ready-made lists and saved views with filters, and can change several conversations at once.',
    },
    {
      question: 'Does a session of a day exist here?',
      answer:
        'It doesn’t. A conversation lasts until it’s resolved, and its length doesn’t affect your bill.',
    },
  ],
  closing: {
    heading: 'See a chat become a ticket',
    text: 'In the demo, ask for a person and wait for a minute. You get a ticket number and a receipt.',
  },
}
