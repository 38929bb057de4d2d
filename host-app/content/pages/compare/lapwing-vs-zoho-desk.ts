import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Zoho Desk compared with one small product',
  description:
    'Zoho Desk is one of many Zoho apps and leans on SalesIQ for chat. What that suite gives you, what a single product does, and how to get out and in.',
  competitor: 'Zoho Desk',
  heading: 'Lapwing compared with Zoho Desk',
  lead: 'Zoho Desk works with SalesIQ, Voice, CRM and the rest of a suite. Lapwing is one program with one database, and chat, AI and inbox are the same thing in it.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Zoho Desk if you already pay for Zoho One, if you need blueprints, departments and contracts for a large desk, or if somebody should move your old tickets for you.',
    ours: 'Choose Lapwing if you want to add a chat to your site without a suite around it, and to understand the whole of it in an afternoon.',
  },
  rows: [
    {
      topic: 'Licenses',
      ours: 'Invite whom you like. An invitation is good for seven days, and no count stands behind it.',
      theirs: {
        text: 'Agents are licensed by seat, added in the Zoho Store at a prorated cost. The free plan has three seats and takes no more. Prices differ by currency and term; see Zoho’s pricing page.',
        source: {
          name: 'Zoho Desk guide, in a Zoho Desk portal',
          url: 'https://muthudemo.zohodesk.com/portal/en/kb/articles/managing-your-license-seats',
        },
      },
    },
    {
      topic: 'AI on tickets',
      ours: 'The AI answers in the chat and leaves tickets to people. It drafts nothing for agents.',
      theirs: {
        text: 'Zia agents draft and send replies from the knowledge base, leave a private comment and unassign themselves when no article fits, and write resolutions for closed tickets.',
        source: {
          name: 'Zoho Desk help, Zia agents',
          url: 'https://help.zoho.com/portal/en/kb/desk/faqs/zia/articles/faqs-zia-agents',
        },
      },
    },
    {
      topic: 'AI in the chat',
      ours: 'Part of the same widget and thread that your agents use later. Nothing to build or to link.',
      theirs: {
        text: 'The Answer Bot belongs to SalesIQ’s live chat. It answers from SalesIQ’s resources or Desk’s knowledge base and passes the chat to an operator when the visitor wants one.',
        source: {
          name: 'Zoho SalesIQ help, Answer Bot',
          url: 'https://help.zoho.com/portal/en/kb/salesiq-2-0/bot/articles/ai-bot',
        },
      },
    },
    {
      topic: 'How much it has to read',
      ours: 'One published article is enough. Below a confidence of 0.15 a passage is not used, however few there are.',
      theirs: {
        text: 'The Answer Bot card is for SalesIQ’s Enterprise plan; with Desk as its source it asks for at least 30 articles and Zia switched on.',
        source: {
          name: 'Zoho SalesIQ help, AI cards',
          url: 'https://help.zoho.com/portal/en/kb/salesiq-2-0/build-chatbots/codeless-bot-implementation-guide/articles/ai-blocks',
        },
      },
    },
    {
      topic: 'Where the bot works',
      ours: 'On pages that carry the script, in plain HTML, React or any single-page application.',
      theirs: {
        text: 'SalesIQ’s AI cards are supported on websites, in mobile apps, and on Facebook, Instagram, WhatsApp, Telegram and LINE.',
        source: {
          name: 'Zoho SalesIQ help, channel compatibility',
          url: 'https://help.zoho.com/portal/en/kb/salesiq-2-0/build-chatbots/codeless-bot-implementation-guide/articles/ai-blocks',
        },
      },
    },
    {
      topic: 'Guests and signed-in users',
      ours: 'Both can follow and answer the tickets that this browser opened. A signed token also ties them to one customer record across devices.',
      theirs: {
        text: 'In the ASAP widget guests can read articles, submit tickets and chat; tracking a ticket and taking part in the community need a sign-in by JWT.',
        source: {
          name: 'Zoho Desk help, ASAP and JWT',
          url: 'https://help.zoho.com/portal/en/kb/desk/developer-space/asap/general/articles/jwt-new-mechanism-for-authenticating-users-in-the-asap-add-ons',
        },
      },
    },
    {
      topic: 'Importing',
      ours: 'Articles, from Markdown and HTML files or a sitemap, up to 10,000 at once, each as a draft. Customers, from a CSV file with a preview. For threads there is no way in.',
      theirs: {
        text: 'Admins import tickets, contacts, articles and more as CSV files in a ZIP, and can revert what an import created for two weeks.',
        source: {
          name: 'Zoho Desk help, importing data',
          url: 'https://help.zoho.com/portal/en/kb/desk/data-administration/import-export/articles/importing-data-in-desk',
        },
      },
    },
    {
      topic: 'Help with moving',
      ours: 'None that is staffed. The documentation is in the repository, and so are examples for six kinds of sites.',
      theirs: {
        text: 'A migration team takes over agents, accounts, contacts, tickets, threads, comments, products and tasks from files in a described format.',
        source: {
          name: 'Zoho Desk help, assisted migration',
          url: 'https://help.zoho.com/portal/en/kb/desk/data-administration/import-export/articles/assisted-data-migration-guide',
        },
      },
    },
  ],
  better: [
    'You need departments, contracts, products or a scripting language.',
    'You need tickets from email, phone and social networks.',
    'You need an approval step before an article appears.',
    'You need to import old tickets. Lapwing imports articles and customers.',
    'You need mobile apps or SDKs for your own apps.',
    'You need custom dashboards.',
  ],
  worse: [
    'Chat, AI, queue and inbox are one product with one installation.',
    'The rules from AI to agent to ticket are the same for all companies, and tests check them.',
    'The database policies that decide who can read a row are SQL files in the repository.',
    'Deleting a conversation removes its messages and files, and the visitor can do it without asking you.',
  ],
  moving: {
    heading: 'Taking the website chat out of the suite',
    steps: [
      'List what SalesIQ does for you besides support, such as visitor scoring or proactive chats. That has no successor here and may be a reason to stay.',
      'Export tickets and articles from Desk, as CSV or through its API, and keep the files.',
      'Save the text of each article as an HTML file and import them a category at a time. Slugs are made from the titles; sections and alternate questions are added in the editor.',
      'Let Desk go on with email and phone. Contacts come along as CSV, a requester’s old tickets do not.',
      'Remove the SalesIQ or ASAP script from a test page and paste the tag with your subdomain.',
      'If you used ASAP’s JWT, sign the same user id as sub with the company’s identity key, which an admin makes under Install.',
    ],
  },
  questions: [
    {
      question: 'Can each department have its own queue?',
      answer:
        'A team can have its own threads, a view of them, and auto-assignment among its members alone. There are no walls between teams. Separate brands or subsidiaries can be separate tenants, each with its own subdomain, people and articles.',
    },
    {
      question: 'Is there an equivalent of Blueprint?',
      answer:
        'No. The states are open, resolved and ticket, three timers that move a conversation are part of the product, and rules of your own come on top. A process with stages and approvals cannot be drawn.',
    },
    {
      question: 'What about agents who write Arabic?',
      answer:
        'Agents can write it, and messages are laid out from the right once more than 30% of their letters are Hebrew or Arabic. The inbox’s own words are English.',
    },
  ],
  closing: {
    heading: 'Read it, then run it',
    text: 'Two commands start the product and its tests on your machine. An hour later you will know whether it is too small for you.',
  },
}
