import type { ComparePage } from '../../page.ts'

export const page: ComparePage = {
  template: 'compare',
  title: 'Lapwing and HubSpot Service Hub compared',
  description:
    'Compare HubSpot Service Hub with Lapwing: seats, AI credits, handoff, identity, consent and article import. Each fact links to its source.',
  competitor: 'HubSpot Service Hub',
  heading: 'Lapwing compared with HubSpot Service Hub',
  lead: 'Service Hub connects support with sales and marketing on one contact record. Lapwing is a separate support product and doesn’t include a CRM.',
  checked: '2026-11-21',
  verdict: {
    theirs:
      'Choose Service Hub if you already use HubSpot and want deals, campaigns and tickets on one record.',
    ours: 'Choose Lapwing if you want support data apart from marketing data, or if you need a website chat without a CRM.',
  },
  rows: [
    {
      topic: 'Seats',
      ours: 'A self-hosted copy is free, and the hosted version during the preview. After that, a seat on Team costs $19 a month.',
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
      ours: 'Lapwing doesn’t use credits. You pay your model’s provider and set a daily limit for answers.',
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
      ours: 'When the visitor asks for a person or accepts one. If the visitor doesn’t answer the offer, the question becomes a ticket.',
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
      ours: 'Your published public articles. You can import web pages; PDFs aren’t supported.',
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
      ours: 'Your server signs a token, without a call to our server.',
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
      ours: 'A chat button. The script doesn’t track pages.',
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
      ours: 'The chat stores its data in local storage once a visitor uses it.',
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
      ours: 'Markdown or HTML files, or a sitemap. Articles arrive as drafts. Export files of other vendors aren’t supported.',
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
      ours: 'Each company has a subdomain. Database policies separate companies, and mutation tests check the policies.',
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
    'The widget doesn’t track visitors who don’t write to you.',
    'Signing in a customer works in all installations, without a paid plan.',
    'You can create a separate workspace for a subsidiary and test that the two are isolated.',
    'The AI answers from articles that your team has published.',
  ],
  moving: {
    heading: 'How to move the chat from HubSpot',
    steps: [
      'Decide what stays in HubSpot. Lapwing doesn’t store deals or marketing data.',
      'Export tickets and threads for your archive. They can’t be imported.',
      'Import your public knowledge base from its sitemap. Upload images again.',
      'Turn off the chatflow on some pages and add the script tag there.',
      'Send data about the customer, such as the plan, with setContext.',
      'Copy what you need into the CRM yourself, because webhooks are planned but not built.',
    ],
  },
  questions: [
    {
      question: 'Can it write tickets into HubSpot?',
      answer: 'Not today. Your page can forward browser events such as support:ticket.',
    },
    {
      question: 'Do agents see pages that a visitor has looked at?',
      answer:
        'They don’t. Agents see the name, the address, whether it’s verified, and the data that your page sends.',
    },
    {
      question: 'Is there a free edition?',
      answer: 'Self-hosting is free under the MIT license and includes all features.',
    },
  ],
  closing: {
    heading: 'Look at the customer panel',
    text: 'Open the demo and see which data an agent gets about a customer.',
  },
}
