import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Freshdesk compared: sessions, seats, source',
  description:
    'How Freshdesk and Freddy AI sessions compare with an open widget and a model of your own: tickets, handoff, identity, languages and the way over.',
  competitor: 'Freshdesk',
  heading: 'Lapwing compared with Freshdesk',
  lead: 'Freshdesk starts from the ticket: mail, forms and chats all become one. Lapwing starts from the conversation and makes a ticket only when nobody could answer in time, or when the visitor chose the form.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Freshdesk if most requests arrive by email, if tickets have parents and children and escalate along a chain, or if field staff and phone belong to your support.',
    ours: 'Choose Lapwing if you want one short conversation on the site to end in an answer, a person or a ticket number, and would rather run software than buy sessions.',
  },
  rows: [
    {
      topic: 'License fee',
      ours: 'None. MIT covers use, change and resale, for a company of three as for one of three hundred.',
      theirs: {
        text: 'Per agent and month, in three paid plans: Growth, Pro and Enterprise. What each costs today stands on the page.',
        source: {
          name: 'Freshworks, Freshdesk pricing',
          url: 'https://www.freshworks.com/freshdesk/pricing/',
        },
      },
    },
    {
      topic: 'AI sessions',
      ours: 'No packs and no expiry. A local model behind an OpenAI-compatible address works as well as a hosted one.',
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
      ours: 'After 60 seconds in the queue, or 180 seconds without a reply to the offer of a human. The number comes by email and the thread stays the same.',
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
      ours: 'A phrase such as “human agent” is enough, in any plan and without training. Everybody waiting stands in one queue, agents hear a sound and see a desktop notification, and if you like the one with the least to do is given the conversation.',
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
      ours: 'Both may write in the same widget; the agent sees which of them your site has signed for.',
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
      ours: 'In the chat of your site. The ticket form suggests up to three articles while a subject is typed.',
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
      ours: 'The built-in answerer keeps the language of the article. With a model, replies follow the visitor; fixed texts exist in English, German, Spanish, French, Hebrew and Arabic.',
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
      ours: 'Every page we serve comes with a content security policy and Trusted Types; there is no theme editor that could loosen them.',
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
      ours: 'Commands and events for the scripts of your page, such as open, identify and support:handoff. API keys and webhooks are planned.',
      theirs: {
        text: 'A REST API covers tickets, contacts, companies, agents and solution articles, with API keys and limits by plan.',
        source: { name: 'Freshdesk developers, API', url: 'https://developers.freshdesk.com/api/' },
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
    heading: 'What a move from Freshdesk involves',
    steps: [
      'Read tickets, contacts and solution articles out through the REST API, page by page, and store the result.',
      'Sort the solution folders. Category and section are the two levels that an article has here.',
      'Import the articles as HTML files. Then add to each draft the questions people really ask, which the search weighs above the body, and publish up to 100 drafts in one go.',
      'Rebuild the form: up to 50 categories and 20 own fields, text or choice, on the page Help desk of the settings.',
      'Leave the ticket history behind or search it in the archive; nothing can read it in.',
      'Keep the support mailbox in Freshdesk for now. Change only the widget’s script, first on the page that gets the fewest visits.',
    ],
  },
  questions: [
    {
      question: 'Will customers get our replies by email?',
      answer:
        'Yes. What they have not seen in their ticket after a minute goes out by email, and a reply in a chat once they have been gone for five. Answering by email does not work yet: they write back on your site, so this matters if your customers never come back to it.',
    },
    {
      question: 'Do agents work from ticket views here?',
      answer:
        'From eight lists with counts, and from views: a list, filters by person, team, label and priority, words and an order, saved for oneself or for all. Up to 100 conversations can be changed in one go, and put back. Conditions cannot be joined by “or”.',
    },
    {
      question: 'Does a session of a day exist here?',
      answer:
        'No. A conversation lasts until it is resolved, and can be reopened by the visitor. How long it runs changes no bill.',
    },
  ],
  closing: {
    heading: 'See a chat turn into a ticket',
    text: 'In the demo, ask for a person and let the minute pass. The number, the receipt and the thread are what your customer would get.',
  },
}
