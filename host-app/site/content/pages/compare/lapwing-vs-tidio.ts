import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Tidio compared',
  description:
    'Compare Tidio and Lyro with Lapwing: quotas, prices, channels, visitor data and identity. Facts about Tidio link to their sources.',
  competitor: 'Tidio',
  heading: 'Lapwing compared with Tidio',
  lead: 'Tidio lets small stores greet visitors, build flows and answer with Lyro. Lapwing waits for a question, answers from your articles and hands over to your team.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Tidio if you want to contact visitors first, build flows without code, and see who is on your site.',
    ours: 'Choose Lapwing if you want a chat that waits for the customer and doesn’t track visitors.',
  },
  rows: [
    {
      topic: 'What you subscribe to',
      ours: 'One product with chat, AI and tickets.',
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
      ours: 'Per seat when hosted. A self-hosted copy runs as one Node.js process.',
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
      ours: 'Conversations aren’t limited by plan. Rate limits protect against abuse.',
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
      ours: 'The AI, if you’ve turned it on. Otherwise the visitor joins the queue.',
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
      ours: 'Your website, as a button, inside a page or in a frame.',
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
      ours: 'Name, address, ticket fields, and the data that your page sends. It also shows the pages on which they wrote, but not where they are.',
      theirs: {
        text: 'A location map, name or email, viewed pages, browser version, operating system and IP address, and the answers of a pre-chat survey.',
        source: {
          name: 'Tidio help, the panel',
          url: 'https://help.tidio.com/hc/en-us/articles/5391464363548-Start-Using-the-Tidio-Panel',
        },
      },
    },
    {
      topic: 'Saying who the visitor is',
      ours: 'A name in the page is shown as unverified. A signed token verifies the visitor.',
      theirs: {
        text: 'The page sets an id, email and name in document.tidioIdentify, which can merge conversations of the same visitor. An id that is hard to guess, such as UUIDv4, is advised.',
        source: {
          name: 'Tidio developers, visitor identification',
          url: 'https://developers.tidio.com/docs/widget-visitor-identification',
        },
      },
    },
    {
      topic: 'Stored in the browser',
      ours: 'The visitor’s details and conversations, in local storage. Visitors can delete them.',
      theirs: {
        text: 'A directory for consent tools lists cookies that recognize returning visitors and keep the session, and metadata on pages viewed and time spent.',
        source: {
          name: 'ConsentStack, Tidio',
          url: 'https://www.consentstack.io/vendors/tidio',
        },
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
    'The inbox shows the pages on which a visitor wrote, and the widget doesn’t record the other pages they visit.',
    'Typing a customer’s email address doesn’t open that customer’s conversations.',
    'When your agents are busy, visitors see their position in the queue.',
  ],
  moving: {
    heading: 'How to move from Tidio',
    steps: [
      'Review your flows. Turn flows that answer questions into articles. Greetings and offers can’t be moved.',
      'Turn Lyro’s questions and answers into short articles.',
      'Export your contacts. You can import them from a CSV file.',
      'Add starter questions for the chat’s first screen.',
      'Remove Tidio’s script and cookies, then add the Lapwing tag.',
      'Keep Messenger, Instagram and WhatsApp in Tidio.',
    ],
  },
  questions: [
    {
      question: 'Can the widget greet visitors?',
      answer:
        'It can open with the page and show a greeting and starter questions. It doesn’t start a conversation.',
    },
    {
      question: 'Can I see who is on my site?',
      answer: 'You see visitors who have written to you.',
    },
    {
      question: 'Is there a visual builder?',
      answer: 'There isn’t. You set the chat’s texts and options in the settings.',
    },
    {
      question: 'Does the AI close conversations too early?',
      answer:
        'It asks after 20 s and closes after 45 s if the visitor is silent. Typing pauses both timers, and visitors can reopen the conversation.',
    },
  ],
  closing: {
    heading: 'Let visitors start',
    text: 'Open the demo and see how the chat waits for your question.',
  },
}
