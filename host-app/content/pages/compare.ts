import type { IndexPage } from '../page.ts'

export const page: IndexPage = {
  template: 'index',
  title: 'Compare us with ten other products',
  description:
    'Ten honest comparisons with help desks and chat widgets. Each says first when to choose the other product, and links the source of every fact about it.',
  heading: 'Ten comparisons, sources included',
  lead: 'Most of these products do far more than ours. So this list begins with the reason to take them instead; the pages give the rest, with a link and a date for each fact.',
  lists: [
    {
      heading: 'When to choose them over us',
      items: [
        {
          to: '/compare/lapwing-vs-zendesk',
          text: 'Take Zendesk if support also means phone, mail and messengers, and reports that managers read.',
        },
        {
          to: '/compare/lapwing-vs-freshdesk',
          text: 'Take Freshdesk if most requests come by mail, or if tickets split into smaller ones and go up a chain.',
        },
        {
          to: '/compare/lapwing-vs-help-scout',
          text: 'Take Help Scout if a small team shares mailboxes and writes its own help site.',
        },
        {
          to: '/compare/lapwing-vs-hubspot-service-hub',
          text: 'Take Service Hub if tickets belong on the same record as your deals and campaigns.',
        },
        {
          to: '/compare/lapwing-vs-zoho-desk',
          text: 'Take Zoho Desk if you pay for the suite already, or need departments and somebody to migrate you.',
        },
        {
          to: '/compare/lapwing-vs-gorgias',
          text: 'Take Gorgias if your shop runs on Shopify and most questions are about one order.',
        },
        {
          to: '/compare/lapwing-vs-intercom',
          text: 'Take Intercom if the AI should act in other systems, or if you also send tours and campaigns.',
        },
        {
          to: '/compare/lapwing-vs-crisp',
          text: 'Take Crisp if you want many channels in one hosted inbox today and nobody looks after servers.',
        },
        {
          to: '/compare/lapwing-vs-tidio',
          text: 'Take Tidio if you want to speak to visitors first and build flows without code.',
        },
        {
          to: '/compare/lapwing-vs-livechat',
          text: 'Take LiveChat if chatting is a full-time job in your company and supervisors watch over it.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Found a fact that has changed?',
    text: 'Prices and features move. Tell us which row is out of date and we look it up again.',
    second: { label: 'Tell us', to: '/contact' },
  },
}
