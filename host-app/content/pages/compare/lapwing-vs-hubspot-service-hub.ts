import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'HubSpot Service Hub and a stand-alone chat',
  description:
    'Service Hub lives inside a CRM, with seats, credits and tracking code. This compares it with a chat that knows no CRM and keeps to its own database.',
  competitor: 'HubSpot Service Hub',
  heading: 'Lapwing compared with HubSpot Service Hub',
  lead: 'Service Hub puts support beside sales and marketing, on one contact record. Lapwing keeps support apart: it learns only what your page, the visitor and your own people tell it, and no campaign ever hears of it.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Service Hub if you already run HubSpot and want deals, campaigns and tickets on the same record, with workflows across all of them.',
    ours: 'Choose Lapwing if support data should not become marketing data, if you have a CRM that you like, or if a website chat is all you need.',
  },
  rows: [
    {
      topic: 'Seats',
      ours: 'Every person you invite gets a role. There is no paid kind of role.',
      theirs: {
        text: 'Users need an assigned paid seat for the features of a Service Hub subscription. What seats cost depends on edition, term and currency, so see HubSpot’s pricing page.',
        source: {
          name: 'HubSpot knowledge base, paid seats',
          url: 'https://knowledge.hubspot.com/account/manage-sales-hub-and-service-hub-paid-users',
        },
      },
    },
    {
      topic: 'AI and credits',
      ours: 'No credits. One request goes to your model for a question, and up to three more if it wants to search again; their price is between you and the provider. You set a ceiling of answers a day.',
      theirs: {
        text: 'Since 14 April 2026 a conversation that the Customer Agent resolves takes 50 HubSpot Credits, at $10 for 1,000 further credits; Professional has 3,000 a month and Enterprise 5,000. Figures of 2026 that may move.',
        source: {
          name: 'Nerova, on HubSpot’s catalog',
          url: 'https://nerova.ai/costs-roi/hubspot-breeze-customer-agent-pricing-explained-2026',
        },
      },
    },
    {
      topic: 'When the AI hands over',
      ours: 'On a phrase that asks for a person, on a Yes to its offer, or when it has no answer and the visitor stays silent for three minutes: then a ticket is made.',
      theirs: {
        text: 'By default when it cannot answer, when a human is asked for, or when it is paused; custom words can be added, and handing over can be at once, later, or leave the agent assigned.',
        source: {
          name: 'HubSpot knowledge base, handoff',
          url: 'https://knowledge.hubspot.com/customer-agent/set-up-and-customize-the-customer-agents-handoff-process',
        },
      },
    },
    {
      topic: 'What the AI reads',
      ours: 'Published public articles of your own company, nothing else. A web page becomes one by an import that you start; PDFs and past threads are not used.',
      theirs: {
        text: 'HubSpot content, files in more than a dozen formats, short answers, and public URLs with up to 1,000 pages of a domain.',
        source: {
          name: 'HubSpot knowledge base, Customer Agent',
          url: 'https://knowledge.hubspot.com/customer-agent/manage-your-customer-agent',
        },
      },
    },
    {
      topic: 'Knowing a signed-in user',
      ours: 'Signed on your server without a call to ours, in every installation.',
      theirs: {
        text: 'The visitor identification API returns a token for the chat widget; it needs a Professional or Enterprise subscription and answers 403 otherwise.',
        source: {
          name: 'HubSpot developers, visitor identification',
          url: 'https://developers.hubspot.com/docs/api-reference/conversations-visitor-identification-v3/guide',
        },
      },
    },
    {
      topic: 'What comes with the chat’s script',
      ours: 'A button. There is no page tracking, no analytics and no form capture in it.',
      theirs: {
        text: 'The object that controls the chat widget, HubSpotConversations, is created by the HubSpot tracking code.',
        source: {
          name: 'HubSpot developers, chat widget SDK',
          url: 'https://developers.hubspot.com/docs/api-reference/conversations-conversations-inbox-&-messages-v3/chat-widget-sdk',
        },
      },
    },
    {
      topic: 'Consent',
      ours: 'The chat stores one local record once a visitor uses it and sets no cookie, so it has nothing to ask about tracking.',
      theirs: {
        text: 'A consent banner can gate cookies. After a refusal the tracking code may still load and count page views in aggregate, without identifiers across sessions.',
        source: {
          name: 'HubSpot developers, cookie banner',
          url: 'https://developers.hubspot.com/docs/api/events/cookie-banner',
        },
      },
    },
    {
      topic: 'Bringing articles in',
      ours: 'Files of Markdown or HTML, or the pages that a sitemap names: up to 10,000 an import, all as drafts. The export of another vendor is not read as it is.',
      theirs: {
        text: 'An import takes articles from Freshdesk, Help Scout, Zendesk, Intercom or a CSV file, up to 400 at a time, without tables. Service Hub Professional or Enterprise.',
        source: {
          name: 'HubSpot knowledge base, importing articles',
          url: 'https://knowledge.hubspot.com/knowledge-base/import-knowledge-base-articles',
        },
      },
    },
    {
      topic: 'One company from another',
      ours: 'Each company is a tenant with a subdomain, kept apart by policies on every table. Of more than 300 holes planted in them the tests find all but four, which do no harm and are named.',
      theirs: {
        text: 'Tokens and chats belong to a HubSpot account, and an access token with the right scope is needed for each call.',
        source: {
          name: 'HubSpot developers, creating a token',
          url: 'https://developers.hubspot.com/docs/api-reference/latest/conversations/visitor-identification/create-visitor-identification',
        },
      },
    },
  ],
  better: [
    'You want sales, marketing and service on one record.',
    'You need playbooks or customer success tools.',
    'You need channels beyond your website.',
    'You need an app marketplace or a phone app.',
    'You need workflows that act on deals.',
    'You want paid onboarding from the vendor.',
  ],
  worse: [
    'The widget doesn’t include visitor tracking.',
    'Signing in a customer works in all installations, without a paid plan.',
    'You can create a separate workspace for a subsidiary and test that the two are isolated.',
    'The AI answers from articles that your team has published.',
  ],
  moving: {
    heading: 'Separating the chat from the CRM',
    steps: [
      'Decide what stays: deals and marketing have no place here, contacts only as people who may write, and the tracking code can remain without its chat.',
      'Export tickets as a file from their index page and threads through the conversations API, for the archive. We cannot read either in.',
      'If your knowledge base is public, name its sitemap: each page becomes a draft with its title and text. Tables stay tables; pictures become links until you upload them.',
      'Switch the chatflow off on one group of pages and add the tag there. Two launchers at the same corner help nobody.',
      'Hand over what agents used to see on the record with setContext: up to 20 fields, such as plan or account owner, shown beside the next conversation.',
      'Note resolved conversations in the CRM by hand, or leave it: there is no webhook yet to do it for you.',
    ],
  },
  questions: [
    {
      question: 'Can it write tickets into HubSpot?',
      answer:
        'Not today. API keys and signed webhooks are planned; until then the browser events, such as support:ticket, can be sent on by a script of yours.',
    },
    {
      question: 'Do agents see pages that a visitor has looked at?',
      answer:
        'No. They see the name and address given, whether your site vouched for them, the fields that your page or your people set, notes, and the conversations of that person.',
    },
    {
      question: 'Is there a free edition?',
      answer:
        'The code is the free edition: everything in the repository is under one license, and no feature is locked behind a key.',
    },
  ],
  closing: {
    heading: 'A chat without a tracker behind it',
    text: 'Open the demo and look at the customer panel: what was said, what the page passed along and what a colleague typed is all there is.',
  },
}
