import type { IndexPage } from '../page.ts'

export const page: IndexPage = {
  template: 'index',
  title: 'Blog',
  description:
    'How Lapwing is built and how support is done well: engineering decisions with their costs, and the craft of answering, handing over and letting people in.',
  heading: 'What we decided, and what it cost',
  lead: 'Each post takes one decision in Lapwing, shows the code or the rule it came down to, and says where it still falls short.',
  lists: [
    {
      heading: 'Engineering',
      items: [
        {
          to: '/blog/messages-exactly-once',
          text: 'A message is stored once and shown in order after lost answers, killed servers and dropped databases. Four parts do it, and six faults try to undo them.',
          date: '2026-11-21',
        },
        {
          to: '/blog/rights-in-the-database',
          text: 'A forgotten condition in a query shows one company another’s customers. Ours are policies of the database, with faults planted in them to test the tests.',
          date: '2026-11-21',
        },
        {
          to: '/blog/two-kilobytes-on-your-page',
          text: 'What a support button costs a page that hardly anybody will use it on, file by file, and the history of the limits that hold it there.',
          date: '2026-11-21',
        },
        {
          to: '/blog/search-without-vectors',
          text: 'Twenty candidates by their words, a closer reading, and a confidence that each company’s articles calibrate: how it scores beside two others, and where it loses.',
          date: '2026-11-21',
        },
      ],
    },
    {
      heading: 'Support craft',
      items: [
        {
          to: '/blog/an-honest-i-dont-know',
          text: 'Four places where the AI may stop, and what the visitor gets in the place of an invented answer.',
          date: '2026-11-21',
        },
        {
          to: '/blog/the-pen-who-is-speaking',
          text: 'An AI and a person who answer in the same second ruin a conversation. One column with three values prevents it.',
          date: '2026-11-21',
        },
        {
          to: '/blog/handoff-without-orphans',
          text: 'Visitors who wait for a person close the laptop. Why the promise must not live in their browser, and where it lives instead.',
          date: '2026-11-21',
        },
        {
          to: '/blog/acting-for-a-customer',
          text: 'Platform staff sometimes have to look into a customer’s workspace. Five questions that the customer should be able to answer afterwards.',
          date: '2026-11-21',
        },
      ],
    },
  ],
  closing: {
    heading: 'Read the source next',
    text: 'Everything described here is in the repository under the MIT licence, with the tests that hold it. Or open a workspace and ask the chat something it cannot know.',
  },
}
