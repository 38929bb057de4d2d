import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and Zoho Desk compared',
  description:
    'Compare Zoho Desk and SalesIQ with Lapwing: licenses, AI for tickets and chat, channels, imports and migration. Each fact links to its source.',
  competitor: 'Zoho Desk',
  heading: 'Lapwing compared with Zoho Desk',
  lead: 'Zoho Desk is part of a suite with SalesIQ, Voice and CRM. Lapwing is one product that contains chat, AI and inbox.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Zoho Desk if you already use Zoho, need departments and blueprints, or want someone to migrate your tickets.',
    ours: 'Choose Lapwing if you want to add AI chat to your website without a suite.',
  },
  rows: [
    {
      topic: 'Licenses',
      ours: 'Seats in the hosted version. Self-hosted, you can invite as many people as you like.',
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
      ours: 'The AI doesn’t answer tickets. With a language model, it drafts replies and summaries for agents.',
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
      ours: 'The AI is part of the chat and doesn’t need a separate product.',
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
      ours: 'One published article is enough to start.',
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
      ours: 'On web pages with the script, including single-page apps.',
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
      ours: 'Both can follow the tickets that this browser sent. A signed token connects a customer’s chats across devices.',
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
      ours: 'Articles from Markdown, HTML or a sitemap, and customers from CSV. Conversations can’t be imported.',
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
      ours: 'Documentation and examples. We don’t offer a migration service.',
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
    heading: 'How to move the chat from Zoho',
    steps: [
      'List what SalesIQ does besides support, such as visitor scoring. Lapwing doesn’t replace it.',
      'Export tickets and articles from Desk as CSV or through its API.',
      'Save each article as an HTML file and import one category at a time.',
      'Keep email and phone in Desk. Import contacts as CSV.',
      'Replace the SalesIQ or ASAP script on a test page with the Lapwing tag.',
      'If you used ASAP’s JWT, sign the same user id with your Lapwing key.',
    ],
  },
  questions: [
    {
      question: 'Can each department have its own queue?',
      answer:
        'A team can have its own conversations, views and automatic assignment. Members of other teams can still read them. Separate brands can be separate companies.',
    },
    {
      question: 'Is there an equivalent of Blueprint?',
      answer: 'There isn’t. You can add automation rules, but not a process with stages and approvals.',
    },
    {
      question: 'What about agents who write Arabic?',
      answer: 'They can write Arabic, and messages run from right to left. The inbox itself is in English.',
    },
  ],
  closing: {
    heading: 'Run it yourself',
    text: 'Start the product on your machine and see whether it covers what you need.',
  },
}
