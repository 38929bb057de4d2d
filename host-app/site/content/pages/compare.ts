import type { IndexPage } from '../page.ts'

export const page: IndexPage = {
  template: 'index',
  title: 'Compare us with ten other products',
  description:
    'Lapwing compared with ten help desks and chat products. See when to choose the other product, with a source and a date for the facts about it.',
  heading: 'Lapwing compared with ten other products',
  lead: 'Choose Lapwing if your customers ask on your website, if you want answers that name their source, and if the data should be on your own server. These products do more, and for some companies they are the better choice. Each page compares details, with links to the vendor’s documentation.',
  lists: [
    {
      heading: 'When to choose the other product',
      items: [
        {
          to: '/compare/lapwing-vs-zendesk',
          text: 'Choose Zendesk if you also need phone, email and messaging apps, with reports for managers.',
        },
        {
          to: '/compare/lapwing-vs-freshdesk',
          text: 'Choose Freshdesk if most requests come by email, or if you need sub-tickets and escalations.',
        },
        {
          to: '/compare/lapwing-vs-help-scout',
          text: 'Choose Help Scout if a small team shares mailboxes and writes its own help site.',
        },
        {
          to: '/compare/lapwing-vs-hubspot-service-hub',
          text: 'Choose Service Hub if you want tickets in the same CRM as your deals and campaigns.',
        },
        {
          to: '/compare/lapwing-vs-zoho-desk',
          text: 'Choose Zoho Desk if you already pay for Zoho, or need departments and help with the migration.',
        },
        {
          to: '/compare/lapwing-vs-gorgias',
          text: 'Choose Gorgias if you use Shopify and most questions are about an order.',
        },
        {
          to: '/compare/lapwing-vs-intercom',
          text: 'Choose Intercom if the AI should act in other systems, or if you also send product tours and campaigns.',
        },
        {
          to: '/compare/lapwing-vs-crisp',
          text: 'Choose Crisp if you want many channels in a hosted inbox and don’t want to run a server.',
        },
        {
          to: '/compare/lapwing-vs-tidio',
          text: 'Choose Tidio if you want to start chats with visitors and build flows without code.',
        },
        {
          to: '/compare/lapwing-vs-livechat',
          text: 'Choose LiveChat if your agents chat full time and supervisors watch the chats.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Is a fact out of date?',
    text: 'Prices and features change. Tell us which row is wrong, and we’ll check it.',
    second: { label: 'Tell us', to: '/contact' },
  },
}
