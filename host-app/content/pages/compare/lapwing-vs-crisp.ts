import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Crisp compared: chatbox, cookies and policy',
  description:
    'Two chat widgets for websites side by side: billing by workspace or by nobody, session cookies or none, inline styles or a strict policy, AI credits.',
  competitor: 'Crisp',
  heading: 'Lapwing compared with Crisp',
  lead: 'Crisp is the nearest to us in shape: a chatbox, a shared inbox and an AI agent. It has far more channels and tools. We differ in what the page must allow, what is stored in it, and who runs the server.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Crisp if you want a shared inbox with email, messengers, campaigns and a hosted helpdesk working this afternoon, without anybody who looks after a server.',
    ours: 'Choose Lapwing if a security team reads every directive of your policy, if cookies for a chat are unwelcome, or if the data has to stay in-house.',
  },
  rows: [
    {
      topic: 'Price unit',
      ours: 'A copy of the software. Run twenty tenants on one server if you like; they share it without seeing each other.',
      theirs: {
        text: 'Plans are billed for each workspace, monthly by default or for a year; one company with several may get a rebate. The amounts stand on Crisp’s pricing page.',
        source: {
          name: 'Crisp help, billing',
          url: 'https://help.crisp.chat/en/category/billing-pricing-13ywpvr/',
        },
      },
    },
    {
      topic: 'AI allowance',
      ours: 'You decide at the model’s provider how much may be spent, and here how many answers a day the AI may give; no balance is kept.',
      theirs: {
        text: 'Hugo credits included each month: $5 with Mini, $25 with Essentials, $75 with Plus, none with Free. Usage is by tokens. Read in 2026; allowances change.',
        source: {
          name: 'Crisp help, Hugo billing',
          url: 'https://help.crisp.chat/en/article/how-does-hugo-ai-pricing-and-billing-works-h78hkv/',
        },
      },
    },
    {
      topic: 'When the AI budget is used up',
      ours: 'If a day’s ceiling is reached, or a model refuses to answer, the visitor reads that it cannot be looked up right now and is offered a person.',
      theirs: {
        text: 'Hugo stops answering by default, unless pay-as-you-go is on. A full conversation is put at about $0.05 on average.',
        source: {
          name: 'Crisp help, Hugo pricing explained',
          url: 'https://help.crisp.chat/en/article/hugo-pricing-billing-explained-h78hkv',
        },
      },
    },
    {
      topic: 'What the AI can do',
      ours: 'Read, answer, cite and give up honestly.',
      theirs: {
        text: 'Hugo answers, follows instructions and routing, and performs actions through integrations, such as checking an account, tracking an order or issuing a refund. A playground compares models.',
        source: {
          name: 'Crisp help, Hugo’s interface',
          url: 'https://help.crisp.chat/en/article/navigating-the-hugo-interface-and-features-h1eatv',
        },
      },
    },
    {
      topic: 'Directives your page needs',
      ours: 'script-src with a nonce, connect-src, and img-src for uploads. frame-src only if you want the fallback. No blob, no data, no inline.',
      theirs: {
        text: 'Crisp’s own domains in eight directives, with unsafe-inline for styles, blob: for workers and data: for images.',
        source: {
          name: 'Crisp docs, domain names and CSP',
          url: 'https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names',
        },
      },
    },
    {
      topic: 'Session storage',
      ours: 'Local storage of the page’s own origin. A subdomain of yours does not share it, and nothing is sent with other requests.',
      theirs: {
        text: 'A session cookie, shared by default with the base domain and all its subdomains; CRISP_COOKIE_DOMAIN narrows it.',
        source: {
          name: 'Crisp docs, cookie policies',
          url: 'https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/cookie-policies',
        },
      },
    },
    {
      topic: 'Is this really their address?',
      ours: 'The agent reads “Verified by your site” or “Not verified”. One token proves the person and may carry the address.',
      theirs: {
        text: 'From Mini on, an address signed by your backend shows as verified. The signature does not bind the session to the user; that is session continuity.',
        source: {
          name: 'Crisp docs, identity verification',
          url: 'https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/identity-verification',
        },
      },
    },
    {
      topic: 'The same conversation on another device',
      ours: 'Not yet. A browser remembers up to 20 conversations; another one starts afresh, and the transcript by email bridges the gap.',
      theirs: {
        text: 'A secret token for each user, set before the chatbox loads, restores the session on any device.',
        source: {
          name: 'Crisp docs, session continuity',
          url: 'https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/session-continuity',
        },
      },
    },
    {
      topic: 'Quotas',
      ours: 'Files of up to 10 MiB, five at a time, 100 MiB a conversation; messages of 8,000 characters. All of them constants in one folder.',
      theirs: {
        text: 'Each plan has fair-use limits for data and for usage over time, such as contacts or translated messages; eligible ones can be raised.',
        source: {
          name: 'Crisp help, limits and quotas',
          url: 'https://help.crisp.chat/en/article/how-can-i-increase-my-limits-quotas-1tuarq7/',
        },
      },
    },
  ],
  better: [
    'You need messaging apps, email and social channels in one inbox.',
    'You want a help center on your own domain, or campaigns to your contacts.',
    'You need conversations that follow a customer to other devices.',
    'You need live translation or co-browsing.',
    'You need apps for phones and desktops, plugins, or API keys.',
    'You don’t want to look after a server.',
  ],
  worse: [
    'The widget works under a strict content security policy.',
    'Your page’s styles don’t change the widget. You style it with CSS variables and parts.',
    'The database decides the order of messages, so a reload or a second tab shows the same conversation.',
    'Visitors can delete their conversation, including files, in the chat’s menu.',
    'Several companies can share one installation, with a live isolation test.',
  ],
  moving: {
    heading: 'Replacing the chatbox',
    steps: [
      'Export your contacts and helpdesk articles, and note which plugins your team uses daily. Contacts with an address come in as CSV; conversations cannot.',
      'Import the articles as Markdown or HTML and go through the drafts: Crisp’s callouts and videos have no counterpart here.',
      'Delete the directives that only Crisp needed from your policy, and add your server to connect-src, and the host of its uploads to img-src.',
      'Change $crisp.push calls: chat:open is open(), chat:hide is hide(), message:send becomes newMessage(), which leaves sending to the visitor.',
      'Swap the signature of the address for a JWT from the same backend, and call logout where you called session:reset.',
      'Keep Crisp for messengers and campaigns if they matter. Two inboxes are the price of that.',
    ],
  },
  questions: [
    {
      question: 'Crisp has a free plan. Why run a server?',
      answer:
        'For control, not for price. If nobody in your company asks where messages are stored or what the page has to allow, a hosted plan is less work.',
    },
    {
      question: 'Do you offer plugins?',
      answer:
        'No. Events such as support:message and support:ticket let your own page react, and support:before-send can hold a message back.',
    },
    {
      question: 'Can I use my own colors?',
      answer:
        'Yes: set your color, corners, font, launcher and greeting in the settings, beside a live preview. A page can set custom properties of its own, which win. The contrast on the accent is chosen for you.',
    },
  ],
  closing: {
    heading: 'Open the developer tools',
    text: 'Load the demo shop with the network and storage panels open. What you see there is all that a visitor’s browser gets.',
  },
}
