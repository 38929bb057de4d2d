import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Crisp compared',
  description:
    'Compare Crisp with Lapwing: workspace plans, AI credits, security policy, cookies, identity and limits. Facts about Crisp link to their sources.',
  competitor: 'Crisp',
  heading: 'Lapwing compared with Crisp',
  lead: 'Crisp is similar to Lapwing: a chat widget, a shared inbox and an AI agent. Crisp has more channels and tools. Lapwing differs in security policy, browser storage and hosting.',
  checked: '2026-11-21',
  verdict: {
    theirs: 'Choose Crisp if you want email, messengers and campaigns in a hosted inbox.',
    ours: 'Choose Lapwing if you have a strict content security policy, or if the data must stay on your servers.',
  },
  rows: [
    {
      topic: 'Price unit',
      ours: 'Seats in the hosted version. A self-hosted server can hold several companies.',
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
      ours: 'You set the number of AI answers per day, and pay your model’s provider if you use one.',
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
      ours: 'The visitor is offered a human.',
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
      ours: 'It answers from articles and cites them. It doesn’t act in other systems.',
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
      ours: 'script-src with a nonce, connect-src, and img-src for uploads; frame-src for the fallback.',
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
      ours: 'Local storage of your page’s origin, which isn’t shared with subdomains.',
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
      ours: 'Agents see “Verified by your site” or “Not verified”.',
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
      ours: 'Yes, for visitors whose identity your site signs.',
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
      ours: 'Technical limits for files, messages and requests. Plans don’t have usage quotas.',
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
    heading: 'How to move from Crisp',
    steps: [
      'Export contacts and help articles. Contacts can be imported as CSV, conversations can’t.',
      'Import the articles as Markdown or HTML and review the drafts.',
      'Remove Crisp’s domains from your security policy and add your Lapwing server.',
      'Replace $crisp.push calls: chat:open becomes open(), and message:send becomes newMessage().',
      'Sign a JWT instead of the email address, and call logout when the user signs out.',
      'Keep Crisp for messengers and campaigns if you need them.',
    ],
  },
  questions: [
    {
      question: 'Why run a server instead of a hosted plan?',
      answer: 'For control over the data and the page. If you don’t need that, a hosted plan is less work.',
    },
    {
      question: 'Do you offer plugins?',
      answer: 'We don’t. Your page can react to events such as support:message and support:ticket.',
    },
    {
      question: 'Can I use my own colors?',
      answer: 'Yes. Set color, corners, font, launcher and greeting in the settings, with a live preview.',
    },
  ],
  closing: {
    heading: 'Check it in your browser',
    text: 'Open the demo store with the network and storage panels and see what the widget loads and stores.',
  },
}
