import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Help Scout compared: mail first or chat first',
  description:
    'Help Scout is a shared inbox with Docs and Beacon. See what a chat-first, self-run widget does differently, and which of its habits you would give up.',
  competitor: 'Help Scout',
  heading: 'Lapwing compared with Help Scout',
  lead: 'Help Scout makes a shared mailbox feel like one person answering, and adds Docs and the Beacon to it. Lapwing has no mailbox at all: it answers on the page, while the visitor is still there.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Help Scout if most of your customers write mail, if a small team shares several addresses, and if writing good Docs in the browser is half of your support.',
    ours: 'Choose Lapwing if visitors ask on the site and leave when nobody answers, and if you want the inbox, the widget and the database on a machine you control.',
  },
  rows: [
    {
      topic: 'What you are billed for',
      ours: 'Nothing by us when you host it. Users, contacts helped and conversations are never counted.',
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
      ours: 'A server, a domain and, if you like, a model’s bill.',
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
      ours: 'In the widget, always. Mail leaves the system as receipts, unseen replies, transcripts and account messages, and none is read.',
      theirs: {
        text: 'Every plan includes unlimited mail volume and storage, and apps for iOS and Android.',
        source: {
          name: 'Help Scout docs, billing and plans',
          url: 'https://docs.helpscout.com/article/596-billing-and-plans-guide',
        },
      },
    },
    {
      topic: 'Messaging channels',
      ours: 'The website alone. There is no plan for Instagram, Messenger or WhatsApp.',
      theirs: {
        text: 'Instagram and Messenger come with Standard, WhatsApp with Plus, as the plans stood in May 2026.',
        source: { name: 'Help Scout, plans', url: 'https://www.helpscout.com/pricing/' },
      },
    },
    {
      topic: 'Signed identity',
      ours: 'The token expires, names your tenant as its audience and carries a subject of your own, so a changed mail address changes nobody’s identity.',
      theirs: {
        text: 'Secure Mode asks for an HMAC with SHA-256 of the user’s mail address, made on your server and passed to Beacon’s identify.',
        source: {
          name: 'Help Scout developers, Secure Mode',
          url: 'https://developer.helpscout.com/beacon-2/web/secure-mode',
        },
      },
    },
    {
      topic: 'Content security policy',
      ours: 'A policy without any unsafe keyword is enough; an example page with one is in the repository and under test.',
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
      ours: 'Owner, admin, agent and viewer, with seven permissions that a company assigns to three of them. Teams share out work and hide nothing. The database checks the rights, not the page.',
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
      ours: 'Does not arise with your own server.',
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
    heading: 'How to leave a shared mailbox gently',
    steps: [
      'Do not move the mailbox. Keep it where it is and replace only Beacon.',
      'Read your published Docs through the Docs API, one collection at a time: a collection becomes a category, a Docs category a section.',
      'Import what you read as HTML files and publish them. Pin your ten most frequent questions as tests, each with its article, and mend those that fail.',
      'Replace Beacon(‘init’, …) by the script tag. A page that opened Beacon from its own button needs only data-support-open on that button.',
      'Give up the HMAC of the email address and sign a JWT with an expiry instead; any JWT library does it.',
      'History stays behind. Customers can be imported from a CSV file, conversations cannot, so leave the old inbox readable for a while.',
    ],
  },
  questions: [
    {
      question: 'Our customers never chat. Is this for us?',
      answer:
        'Probably not yet. Without incoming mail you would answer in two places. The ticket form helps those who prefer to write once. Its answers reach them by email when they do not come back for them, and have to be replied to on the site.',
    },
    {
      question: 'Can visitors search articles in the widget, as in Beacon?',
      answer:
        'Yes, in <support-kb>: categories, a search that forgives typing errors, and the article itself, in the page or behind a button. The chat’s first screen suggests articles too, and so does the ticket form.',
    },
    {
      question: 'Can two agents answer at once by accident?',
      answer:
        'Hardly. A line in the thread names who else has it open and who is writing. Taking a conversation is compare-and-set, so the second one is told who has it. If both send all the same, both see each message at once.',
    },
  ],
  closing: {
    heading: 'Chat while the mailbox stays',
    text: 'Put the tag on one page, keep your email where it is, and count how many questions never reach it.',
  },
}
