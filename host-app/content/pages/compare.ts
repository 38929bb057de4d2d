import type { IndexPage } from '../page.ts'

export const page: IndexPage = {
  template: 'index',
  title: 'Compare us with ten other products',
  description:
    'Compare Lapwing with ten help desks and chat products. Each page says when to choose the other product and links its sources with the date.',
  heading: 'Compare Lapwing with ten other products',
  lead: 'Many of these products do more than Lapwing. The list says when to choose them instead. Each page links its sources and gives the date of the check.',
  lists: [
    {
      heading: 'When to choose another product',
      items: [
        {
          to: '/compare/lapwing-vs-zendesk',
          text: 'Choose Zendesk if you also support customers by phone, email and messenger apps.',
        },
        {
          to: '/compare/lapwing-vs-freshdesk',
          text: 'Choose Freshdesk if most requests arrive by email, or if you need parent and child tickets.',
        },
        {
          to: '/compare/lapwing-vs-help-scout',
          text: 'Choose Help Scout if a small team shares mailboxes and a help site.',
        },
        {
          to: '/compare/lapwing-vs-hubspot-service-hub',
          text: 'Choose Service Hub if tickets belong in the same CRM as your deals and campaigns.',
        },
        {
          to: '/compare/lapwing-vs-zoho-desk',
          text: 'Choose Zoho Desk if you already use other Zoho products or need departments.',
        },
        {
          to: '/compare/lapwing-vs-gorgias',
          text: 'Choose Gorgias if your store runs on Shopify and most questions are about orders.',
        },
        {
          to: '/compare/lapwing-vs-intercom',
          text: 'Choose Intercom if the AI should act in other systems, or if you send product tours and campaigns.',
        },
        {
          to: '/compare/lapwing-vs-crisp',
          text: 'Choose Crisp if you want many channels in one hosted inbox.',
        },
        {
          to: '/compare/lapwing-vs-tidio',
          text: 'Choose Tidio if you want to message visitors first and build flows without code.',
        },
        {
          to: '/compare/lapwing-vs-livechat',
          text: 'Choose LiveChat if you have full-time chat agents and supervisors.',
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
