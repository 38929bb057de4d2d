import type { IndexPage } from '../page.ts'

export const page: IndexPage = {
  template: 'index',
  title: 'Blog',
  description:
    'Articles on how Lapwing is built and how to run customer support: message delivery, tenant isolation, AI answers, handoff and search.',
  heading: 'Engineering and support articles',
  lead: 'Each article explains one decision in Lapwing, with its code and its limits.',
  lists: [
    {
      heading: 'Engineering',
      items: [
        {
          to: '/blog/messages-exactly-once',
          text: 'How Lapwing stores a message once and in order when the network, the server or the database fails.',
          date: '2026-11-27',
        },
        {
          to: '/blog/rights-in-the-database',
          text: 'Why row-level security keeps companies apart, and how we test the policies.',
          date: '2026-11-27',
        },
        {
          to: '/blog/two-kilobytes-on-your-page',
          text: 'What the chat button adds to your page, file by file, and how a byte budget keeps it small.',
          date: '2026-11-27',
        },
        {
          to: '/blog/search-without-vectors',
          text: 'How the search finds articles by words and by meaning, how it compares with two other engines, and where it fails.',
          date: '2026-11-27',
        },
      ],
    },
    {
      heading: 'Support craft',
      items: [
        {
          to: '/blog/an-honest-i-dont-know',
          text: 'When the AI doesn’t answer, and what the visitor gets instead.',
          date: '2026-11-27',
        },
        {
          to: '/blog/the-pen-who-is-speaking',
          text: 'How the server prevents the AI and an agent from replying at the same time.',
          date: '2026-11-27',
        },
        {
          to: '/blog/handoff-without-orphans',
          text: 'How a waiting customer gets an answer or a ticket, even after closing the browser.',
          date: '2026-11-27',
        },
        {
          to: '/blog/acting-for-a-customer',
          text: 'How platform staff access a customer’s workspace, and what the customer can see about it.',
          date: '2026-11-27',
        },
      ],
    },
  ],
  closing: {
    heading: 'See it at work',
    text: 'Ask the chat in the demo a question that the articles answer, and one that they don’t.',
  },
}
