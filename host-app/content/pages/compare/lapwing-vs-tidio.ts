import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Tidio compared: flows, Lyro and quotas',
  description:
    'Tidio sells conversations, Lyro answers and flows as separate quotas. See what changes when an open widget counts none of them, and what you would miss.',
  competitor: 'Tidio',
  heading: 'Lapwing compared with Tidio',
  lead: 'Tidio is made for small shops that want to greet visitors, automate with flows and let Lyro answer. Lapwing never speaks first. It waits for a question, answers from your articles and fetches a person when that is not enough.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Tidio if you want to address visitors with offers, build flows without code, and see live who is on which page of your shop.',
    ours: 'Choose Lapwing if you want the chat to stay quiet until somebody asks, if watching visitors is not your style, and if quotas have cut you off in a good month.',
  },
  rows: [
    {
      topic: 'What you subscribe to',
      ours: 'One program that is whole. Chat, AI and ticket form are switched on by the words in a tag.',
      theirs: {
        text: 'A main plan by expected conversations, Starter to Premium, and beside it packages for Lyro and for flows, each at its own level.',
        source: {
          name: 'Tidio help, choosing packages',
          url: 'https://help.tidio.com/hc/en-us/articles/5423267856540-Upgrading-your-Account',
        },
      },
    },
    {
      topic: 'Prices',
      ours: 'A small virtual server carries it: one Node.js process, with the embedded database if you have no PostgreSQL.',
      theirs: {
        text: 'Four packages, Starter to Premium, by the conversations you expect in a month; Lyro and Flows are packages of their own on top. The amounts stand on the pricing page.',
        source: {
          name: 'Tidio help, upgrading',
          url: 'https://help.tidio.com/hc/en-us/articles/5423267856540-Upgrading-your-Account',
        },
      },
    },
    {
      topic: 'What uses up the quota',
      ours: 'There is none to use up. What exists are brakes: six new conversations in 12 hours from one person at one address, ten messages in five seconds.',
      theirs: {
        text: 'A conversation counts once an operator finishes it with Solve, over live chat, tickets and messengers alike. The free quota is 50 a month.',
        source: {
          name: 'Tidio help, monthly conversations',
          url: 'https://help.tidio.com/hc/en-us/articles/11874534946460-The-Monthly-Conversations-limit',
        },
      },
    },
    {
      topic: 'Who answers first',
      ours: 'The AI, if the company has it on, else the queue. Who may write is one value in the database: the AI, an agent, or nobody yet.',
      theirs: {
        text: 'Flows, then Lyro, then operators, as a general rule; triggers, channels and handoff settings can change that.',
        source: {
          name: 'Tidio help, flows, Lyro and operators',
          url: 'https://help.tidio.com/hc/en-us/articles/14667264947356-How-do-flows-Lyro-and-live-operators-work-together',
        },
      },
    },
    {
      topic: 'Channels of live chat',
      ours: 'Your website, in a floating panel, inline in a page, or in a frame.',
      theirs: {
        text: 'The widget, Facebook Messenger, Instagram and WhatsApp, for flows, Lyro and operators.',
        source: {
          name: 'Tidio help, live channels',
          url: 'https://help.tidio.com/hc/en-us/articles/14667264947356-How-do-flows-Lyro-and-live-operators-work-together',
        },
      },
    },
    {
      topic: 'What operators see of a visitor',
      ours: 'No page trail, no map, no network address. Only the name, the address as given, the ticket’s fields, what your page chose to tell and what your people wrote down.',
      theirs: {
        text: 'A location map, name or mail, viewed pages, browser version, operating system and IP address, and the answers of a pre-chat survey.',
        source: {
          name: 'Tidio help, the panel',
          url: 'https://help.tidio.com/hc/en-us/articles/5391464363548-Start-Using-the-Tidio-Panel',
        },
      },
    },
    {
      topic: 'Saying who the visitor is',
      ours: 'Said in the page it counts as a claim; said in a signed token it counts as proof. Conversations are never joined on a claim.',
      theirs: {
        text: 'The page sets an id, mail and name in document.tidioIdentify, which can merge conversations of the same visitor. An id that is hard to guess, such as UUIDv4, is advised.',
        source: {
          name: 'Tidio developers, visitor identification',
          url: 'https://developers.tidio.com/docs/widget-visitor-identification',
        },
      },
    },
    {
      topic: 'Stored in the browser',
      ours: 'A record under your own origin, written when the visitor gives something; My data deletes it along with the server’s copy.',
      theirs: {
        text: 'A directory for consent tools lists cookies that recognize returning visitors and keep the session, and metadata on pages viewed and time spent.',
        source: { name: 'ConsentStack, Tidio', url: 'https://www.consentstack.io/vendors/tidio' },
      },
    },
  ],
  better: [
    'You want to build chat flows without code.',
    'You need messaging apps and email in the same inbox.',
    'You want to see live visitors and message them first. In Lapwing, the visitor starts.',
    'You need integrations with store systems, or a phone app for agents.',
    'You don’t want to run a server and need a hosted service with a contract today.',
    'You need reports on automated flows.',
  ],
  worse: [
    'You set the daily number of AI answers yourself. When it’s reached, visitors are offered a human.',
    'The widget doesn’t send visited pages or locations to the inbox.',
    'Typing a customer’s email address doesn’t open that customer’s conversations.',
    'When your agents are busy, visitors see their position in the queue.',
  ],
  moving: {
    heading: 'Taking the quiet way',
    steps: [
      'Go through your flows. Those that answer become articles; those that greet or sell have no place here.',
      'Copy Lyro’s questions and answers: each becomes a short article, with the question as its title.',
      'Export your contacts. They can be loaded from a CSV file, and need not be: people appear when they write.',
      'Write the articles in the browser, or drop them in as files. Add up to six starter questions for the chat’s first screen.',
      'Remove Tidio’s script and its cookies from your consent tool’s list, then paste the tag.',
      'Keep Messenger, Instagram and WhatsApp where they are. They cannot be connected here.',
    ],
  },
  questions: [
    {
      question: 'Can the widget greet visitors?',
      answer:
        'It can be opened with the page by data-open, without taking the focus, and offer starter questions. It sends no message of its own before a visitor has written.',
    },
    {
      question: 'Can I see who is on my site?',
      answer: 'No. You see who has written, and whether they are still waiting.',
    },
    {
      question: 'Is there a visual builder?',
      answer:
        'No. What the chat does in which second is fixed, so that it is the same on each site and can be tested.',
    },
    {
      question: 'Does the AI close conversations too early?',
      answer:
        'After an answer it asks at 20 seconds whether there is more, and closes at 45 if nobody types. Typing pauses both, and a closed conversation can be reopened by the visitor.',
    },
  ],
  closing: {
    heading: 'Let visitors begin',
    text: 'Watch the demo for a minute without touching it. Nothing pops up, and that is how it is meant.',
  },
}
