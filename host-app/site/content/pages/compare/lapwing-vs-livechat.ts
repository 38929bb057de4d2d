import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and LiveChat compared',
  description:
    'Compare LiveChat with Lapwing: agent pricing, trial, bot and help desk products, identity and React. Each fact links to its source.',
  competitor: 'LiveChat',
  heading: 'Lapwing compared with LiveChat',
  lead: 'LiveChat is built for full-time chat agents and their supervisors. Lapwing is built for teams with other work: the AI answers first and calls an agent when needed.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose LiveChat if chatting is a full-time job in your team, if you track sales from chats, or if supervisors join chats.',
    ours: 'Choose Lapwing if agents have other work, and if you want chat, AI and tickets in one product.',
  },
  rows: [
    {
      topic: 'Paying for agents',
      ours: 'Self-hosting is free for any number of agents. Hosted seats on Team cost $19 a month when the preview is over.',
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
      ours: 'The preview is free. You can also run the source code yourself.',
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
      ours: 'AI answers, tickets, help pages and the editor are one product.',
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
      ours: 'Ready-made lists and saved views. Agents take a conversation with a click, or Lapwing assigns it automatically.',
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
      ours: 'The nonce of the script tag also covers what it loads.',
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
      ours: 'A JWT that your server signs. Lapwing checks it without a paid call.',
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
      ours: 'A web view with the chat page of your subdomain.',
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
      ours: 'One function, Lapwing(command, …). Calls before the widget has loaded are queued.',
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
      ours: 'The custom elements work in JSX, and there’s a React package in the repository.',
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
    heading: 'How to move from LiveChat',
    steps: [
      'Turn groups into teams, and routing rules into automation rules.',
      'Download archives and reports. You can import contacts as CSV, but not past chats.',
      'Write articles from your most used canned responses.',
      'Set the away text, office hours and holidays.',
      'Replace the tracking code. maximize becomes open, minimize becomes close, and session variables become setContext.',
      'Ask agents to turn on notifications in the inbox.',
    ],
  },
  questions: [
    {
      question: 'Can supervisors watch a chat?',
      answer:
        'Yes, members can read the company’s conversations and write private notes. Lapwing doesn’t list supervised chats.',
    },
    {
      question: 'Do agents see what a visitor is typing?',
      answer: 'They see that the visitor is typing, but not the text.',
    },
    {
      question: 'Is there a limit of chats for an agent?',
      answer: 'You can limit automatic assignment. Agents can take more conversations by hand.',
    },
  ],
  closing: {
    heading: 'Try the notification',
    text: 'Open the demo’s inbox in one tab and the store in another, and ask for a person.',
  },
}
