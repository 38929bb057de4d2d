import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Help Scout compared',
  description:
    'Compare Help Scout, Docs and Beacon with Lapwing: billing, channels, identity, security policy and roles. Each fact links to its source.',
  competitor: 'Help Scout',
  heading: 'Lapwing compared with Help Scout',
  lead: 'Help Scout is a shared mailbox with Docs and the Beacon widget. Lapwing doesn’t receive email. It answers visitors on your website.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Help Scout if most of your customers write email and a small team shares several addresses.',
    ours: 'Choose Lapwing if visitors ask on your website, and if you want to run inbox, widget and database yourself.',
  },
  rows: [
    {
      topic: 'What you are billed for',
      ours: 'Seats in the hosted version. Self-hosting is free of license fees.',
      theirs: {
        text: 'There are two kinds of plans, by user and by contacts helped; the second includes a number of contacts that grows with the plan. Amounts are in US dollars and shown in the account.',
        source: {
          name: 'Help Scout docs, contact-based plans',
          url: 'https://docs.helpscout.com/article/1593-contact-based-billing-and-plans-guide',
        },
      },
    },
    {
      topic: 'Listed prices',
      ours: 'See our pricing page. If you self-host, you pay for a server and, if you use one, a model.',
      theirs: {
        text: 'Per user, everybody who needs a login to answer; customers are not counted. Some accounts are billed by contacts helped instead. The amounts stand on the pricing page.',
        source: {
          name: 'Help Scout, billing guide',
          url: 'https://docs.helpscout.com/article/596-billing-and-plans-guide',
        },
      },
    },
    {
      topic: 'Where a conversation begins',
      ours: 'In the widget or through the API. Lapwing sends emails but doesn’t read replies to them.',
      theirs: {
        text: 'Every plan includes unlimited email volume and storage, and apps for iOS and Android.',
        source: {
          name: 'Help Scout docs, billing and plans',
          url: 'https://docs.helpscout.com/article/596-billing-and-plans-guide',
        },
      },
    },
    {
      topic: 'Messaging channels',
      ours: 'Your website. Instagram, Messenger and WhatsApp aren’t planned.',
      theirs: {
        text: 'Instagram and Messenger come with Standard, WhatsApp with Plus, as of May 2026.',
        source: {
          name: 'Help Scout, plans',
          url: 'https://www.helpscout.com/pricing/',
        },
      },
    },
    {
      topic: 'Signed identity',
      ours: 'A JWT with an expiry date and your user’s id, so a changed email address doesn’t change the identity.',
      theirs: {
        text: 'Secure Mode asks for an HMAC with SHA-256 of the user’s email address, made on your server and passed to Beacon’s identify.',
        source: {
          name: 'Help Scout developers, Secure Mode',
          url: 'https://developer.helpscout.com/beacon-2/web/secure-mode',
        },
      },
    },
    {
      topic: 'Content security policy',
      ours: 'The widget works under a strict policy. The repository has an example page.',
      theirs: {
        text: 'Beacon works with a nonce under CSP level 3. For levels 1 and 2 the article lists connection hosts and unsafe-inline for styles, and warns that a stricter policy may rule Beacon out.',
        source: {
          name: 'Help Scout docs, CSP for Beacon',
          url: 'https://docs.helpscout.com/article/815-csp-settings-for-beacon',
        },
      },
    },
    {
      topic: 'Who can see what',
      ours: 'Four roles with permissions that you can change. The database checks them.',
      theirs: {
        text: 'The account’s owner, administrators and users with the billing permission can see the plan; light users cannot.',
        source: {
          name: 'Help Scout docs, plan page',
          url: 'https://docs.helpscout.com/article/1593-contact-based-billing-and-plans-guide',
        },
      },
    },
    {
      topic: 'Annual payment',
      ours: 'Our pricing page lists monthly prices.',
      theirs: {
        text: 'A year paid ahead becomes a credit that lasts longer when users leave and shorter when they join; by card it renews itself unless that is switched off.',
        source: {
          name: 'Help Scout docs, annual payments',
          url: 'https://docs.helpscout.com/article/1075-annual-payments',
        },
      },
    },
  ],
  better: [
    'You share mailboxes. Lapwing doesn’t receive email.',
    'You want your help site on your own domain, in your own design.',
    'You need a phone app for agents.',
    'You need an API with webhooks.',
  ],
  worse: [
    'Visitors who ask for a human see their position in the queue.',
    'AI answers link to the articles they came from.',
    'A test compares what was sent, shown and stored while the network fails.',
    'Arabic and Hebrew visitors get a right-to-left widget in their language.',
  ],
  moving: {
    heading: 'How to move from Help Scout',
    steps: [
      'Keep your mailbox and replace the Beacon first.',
      'Export your Docs through the Docs API. A collection becomes a category.',
      'Import the articles as HTML files and publish them. Pin your most frequent questions as tests.',
      'Replace Beacon(‘init’, …) with the script tag. Add data-support-open to your own button.',
      'Sign a JWT instead of the HMAC of the email address.',
      'Import customers as CSV. Conversations can’t be imported, so keep the old inbox readable.',
    ],
  },
  questions: [
    {
      question: 'Our customers never chat. Is this for us?',
      answer: 'Probably not yet. Without incoming email, you’d answer in two places.',
    },
    {
      question: 'Can visitors search articles in the widget, as in Beacon?',
      answer:
        'Yes. The <support-kb> element has categories, search and the articles. The chat and the ticket form suggest articles, too.',
    },
    {
      question: 'Can two agents answer at once by accident?',
      answer:
        'The inbox shows who else is viewing and typing, and tells the second agent who has taken a conversation.',
    },
  ],
  closing: {
    heading: 'Add chat and keep your mailbox',
    text: 'Add the tag to one page and see how many questions the chat answers.',
  },
}
