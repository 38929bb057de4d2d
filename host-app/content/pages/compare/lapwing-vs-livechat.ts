import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'LiveChat compared: people first or AI first',
  description:
    'LiveChat is a tool for teams of chat agents, with bot, desk and help center as products of their own. How that differs from one open program, by topic.',
  competitor: 'LiveChat',
  heading: 'Lapwing compared with LiveChat',
  lead: 'LiveChat is built around agents who chat all day, many at a time, with a supervisor watching. Lapwing is built for teams that chat now and then: the AI takes what it can, and people are called when they are needed.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose LiveChat if chatting is somebody’s full-time job, if you measure sales from chats, and if supervisors should listen in and step in.',
    ours: 'Choose Lapwing if your team has other work to do, if a sound and a notification are enough to call it, and if bot, desk and chat should not be three subscriptions.',
  },
  rows: [
    {
      topic: 'Paying for agents',
      ours: 'An agent is a row in a table. Add one for the holidays and suspend it in January.',
      theirs: {
        text: 'The charge follows the number of agent accounts chosen in the subscription, in US dollars; paying by the year saves 15%. As described in August 2024; amounts stand on the pricing page.',
        source: {
          name: 'LiveChat help, managing a subscription',
          url: 'https://livechat.com/help/managing-the-subscription-ppa',
        },
      },
    },
    {
      topic: 'Trial and refunds',
      ours: 'Clone the repository and keep it. There is nothing to cancel.',
      theirs: {
        text: 'A free trial of 14 days without a card. Payments that have been made are not refunded, and a canceled subscription runs to the end of its period.',
        source: {
          name: 'LiveChat, subscription policy',
          url: 'https://www.livechat.com/subscription-policy/',
        },
      },
    },
    {
      topic: 'Bot, desk and knowledge base',
      ours: 'AI answers, ticket form, help pages and the editor behind them belong to the same program.',
      theirs: {
        text: 'ChatBot, HelpDesk and KnowledgeBase are named as the vendor’s other products, beside LiveChat.',
        source: {
          name: 'LiveChat, other products',
          url: 'https://www.livechat.com/subscription-policy/',
        },
      },
    },
    {
      topic: 'The list of an agent',
      ours: 'Eight, from Waiting to Snoozed, and views of your own. An agent takes a conversation by a button, or, where auto-assignment is on, is given one while online and below their limit.',
      theirs: {
        text: 'My chats, queued chats and supervised chats. After 40 seconds without a reply a red rim reminds the agent, and a limit holds down how many chats run at once.',
        source: {
          name: 'LiveChat help, chats section',
          url: 'https://www.livechatinc.com/kb/how-to-chat-window/',
        },
      },
    },
    {
      topic: 'Policy for scripts',
      ours: 'The nonce on our one tag is passed on to what it loads, and style-src can stay as strict as it was.',
      theirs: {
        text: 'A nonce can be put on the script tag; the example also allows *.livechatinc.com, since the nonce alone would not let further resources load.',
        source: {
          name: 'LiveChat help, CSP',
          url: 'https://livechat.com/help/use-livechat-with-content-security-policy',
        },
      },
    },
    {
      topic: 'Identity from your own system',
      ours: 'A library for JWTs and a few lines on your server. Checking the signature costs no call that anybody would bill.',
      theirs: {
        text: 'A custom identity provider matches customers to your own ids and keeps their history across devices. It sends the widget’s traffic through the customer API, which is billed at API prices.',
        source: {
          name: 'Text platform, custom identity provider',
          url: 'https://platform.text.com/extending-chat-widget/custom-identity-provider',
        },
      },
    },
    {
      topic: 'In mobile apps',
      ours: 'A frame with the address of your subdomain, shown by the app’s own web view. Nothing native.',
      theirs: {
        text: 'Mobile chat widgets that an app can install, besides the JavaScript API and pages embedded in the widget as Moments.',
        source: {
          name: 'Text platform, extending the chat widget',
          url: 'https://platform.text.com/extending-chat-widget',
        },
      },
    },
    {
      topic: 'Controlling it from the page',
      ours: 'One function, Lapwing(command, …), that remembers what was asked of it before the code arrived. Its names are methods of the element too.',
      theirs: {
        text: 'The object LiveChatWidget, set up by the tracking code, with methods, getters and callbacks; getters can be used once it has loaded.',
        source: {
          name: 'Text platform, chat widget JS API',
          url: 'https://platform.text.com/docs/extending-chat-widget/javascript-api/v2.0/',
        },
      },
    },
    {
      topic: 'With React',
      ours: 'The custom element in JSX, as the example shows, and no package to keep up to date.',
      theirs: {
        text: 'A package, @livechat/widget-react, with properties for group, session variables, visibility and a custom identity provider.',
        source: {
          name: 'Yarn, @livechat/widget-react',
          url: 'https://classic.yarnpkg.com/en/package/@livechat/widget-react',
        },
      },
    },
  ],
  better: [
    'Your agents want to see what a visitor types before it’s sent.',
    'You need staffing forecasts or live supervision.',
    'You need sales tracking and targeted invitations.',
    'You need messaging apps, or a marketplace of integrations.',
    'You need desktop and phone apps.',
  ],
  worse: [
    'The AI is part of the product, and it names the article it used.',
    'If your team is away, waiting visitors get a ticket with a number.',
    'An access log records invitations, role changes and deletions.',
    'You can change the permissions of the roles, and the database enforces them.',
  ],
  moving: {
    heading: 'From a chat desk to a chat that calls you',
    steps: [
      'Note your groups and routing rules. A group becomes a team, a routing rule a rule that hands over to it; the order of a queue stays first come, first served.',
      'Download archives and reports for the record. Past chats cannot be brought along; contacts can, from a CSV file.',
      'Make articles of your twenty most used canned responses; that is most of what the AI will need in its first week. Keep as canned replies those that only a person should say.',
      'Write the away text under Chat flow, opening hours and holidays under Help desk.',
      'Exchange the tracking code. maximize becomes open, minimize becomes close, and session variables become setContext.',
      'Ask agents to switch on notifications in the inbox, which also plays a sound when somebody wants a human.',
    ],
  },
  questions: [
    {
      question: 'Can supervisors watch a chat?',
      answer:
        'Every member of the company can read its conversations, viewers included. A private note in the thread does for a whisper; there is no list of supervised chats.',
    },
    {
      question: 'Do agents see what a visitor is typing?',
      answer: 'No. The server only hears that somebody types, so that a timer waits.',
    },
    {
      question: 'Is there a limit of chats for an agent?',
      answer:
        'For what is dealt out, yes: from 1 to 100, for all or for one person. By hand an agent takes what they can handle, and the rest wait in order or become tickets.',
    },
  ],
  closing: {
    heading: 'Be called when it matters',
    text: 'Open the inbox of the demo in one tab and the shop in another, and ask for a person. The sound is the whole idea.',
  },
}
