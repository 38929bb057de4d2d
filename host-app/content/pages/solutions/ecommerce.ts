import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Chat support for online shops',
  description:
    'Returns, delivery times and sizes answered from your own policy; parcels gone missing handed to a person with the order number attached.',
  hero: {
    eyebrow: 'E-commerce',
    heading: 'Answer the return policy once, find the parcel by hand',
    lead: 'The AI explains what your shop has promised in writing, and a colleague gets the orders that need somebody to look.',
    proof: 'The demo data include a shop that speaks Arabic and Hebrew, articles, chat and all.',
    actions: [
      { label: 'Open the demo', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'chat',
  },
  sections: [
    {
      kind: 'table',
      heading: 'What shoppers write, and who should answer',
      intro:
        'Lapwing has no connection to your shop system. It cannot see orders, stock or parcels, so questions with a “my” in them usually end with a person.',
      columns: ['Question', 'From your articles', 'From a person'],
      rows: [
        [
          'Where is my order?',
          'Usual delivery times, how to read the tracking mail',
          'The parcel that has not moved',
        ],
        [
          'How do I send this back?',
          'Period, condition, label, when the money comes',
          'A return outside the period',
        ],
        ['Does it come up small?', 'The size chart and how to measure', 'Seldom needed'],
        ['The code does not work', 'Which goods and dates a code excludes', 'Granting it after all'],
        ['It arrived broken', 'What photos you need', 'Replacement or refund, always'],
        ['Can I change the address?', 'Until when that is possible', 'Changing it, and fast'],
        ['When is it back in stock?', 'Nothing, unless you write it down', 'Whoever knows the buyer’s plan'],
      ],
    },
    {
      kind: 'steps',
      heading: 'A cracked bowl on a Sunday evening',
      steps: [
        {
          title: 'Photo first',
          text: '“One of four bowls is cracked, see picture.” The photo goes up as a message of its own; JPEG, PNG, GIF and WebP show as a thumbnail.',
          speaker: 'visitor',
        },
        {
          title: 'The policy, and where it ends',
          text: 'The AI says that breakage is replaced when reported within your period. It cannot look at photos, and it does not decide claims.',
          speaker: 'ai',
        },
        {
          title: 'The shopper wants it settled',
          text: '“I want to talk to someone about a new one.” Wording like this counts as asking for a human, and so do its counterparts in the widget’s other languages.',
          speaker: 'visitor',
        },
        {
          title: 'Nobody is there, and it says so',
          text: 'The header shows when you are back on Monday. After 60 seconds in the queue the thread becomes a ticket, the photo stays in it, and the shopper’s mailbox gets its number.',
          speaker: 'ai',
        },
        {
          title: 'Monday, nine o’clock',
          text: 'Order number from the page, photo, policy and question are on one screen. When the shopper opens your shop again in that browser, a badge on the button announces the reply.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'jobs',
      heading: 'The ticket form as a returns desk',
      intro: 'For things that need facts rather than talk, put the form on your returns page.',
      jobs: [
        {
          title: 'Ask four things',
          text: 'Category (delivery, return, damage, invoice), order number, what you would like (refund, exchange, repair) and the email used at checkout. A form takes at most 20 fields, as text or as a choice.',
          picture: 'ticket-store',
        },
        {
          title: 'Answer while they type',
          text: 'Under the subject appear up to three articles that fit the words so far. Somebody who finds the return label there does not send the ticket.',
        },
        {
          title: 'Get through the sale weeks',
          text: 'Give your reply time as “within a day” before the sale and not as “minutes”. Set the days off as holidays, so that the header does not promise somebody on Boxing Day.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Let the order page say which order',
      text: 'On a page that knows the order, hand it over as context and offer the usual questions as buttons. Shoppers stop typing order numbers, and agents stop asking.',
      code: `<button data-support-prompt="How do I send this order back?">
  Return an item
</button>
<button data-support-open>Ask about this order</button>
<script>
  Lapwing('setContext', {
    order: '4471-0093',
    shipped: '2026-11-19',
    carrier: 'Parcel Post',
  })
</script>`,
    },
    {
      kind: 'faq',
      heading: 'Shop owners ask',
      questions: [
        {
          question: 'Can it read tracking numbers?',
          answer:
            'It can pass one on to your colleague, and that is all. There is no carrier lookup and no shop plug-in. An article that explains each status line of your carrier takes much of the sting out.',
        },
        {
          question: 'Do photos from an iPhone work?',
          answer:
            'Most phones hand the browser a JPEG. A file that really is HEIC is accepted and offered as a download, since browsers cannot draw it. The limit is 10 MiB each and five at a time.',
        },
        {
          question: 'Someone is flooding the chat. What happens?',
          answer:
            'From one network address, one email address can begin six conversations in twelve hours, and a conversation takes at most ten messages in five seconds. Beyond that the widget is told to wait.',
        },
        {
          question: 'Is the chat slowing down my product pages?',
          answer:
            'The tag draws a button and stops there. The chat’s code is fetched when the page is idle or a hand comes near the button, and a check fails if the parts grow past their limits.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'A shop’s view of it',
      good: {
        title: 'Strong for',
        items: [
          'Shops whose questions are mostly policy: returns, sizes, delivery, care.',
          'Shops that sell into Arabic or Hebrew: the widget turns right to left by itself.',
          'Storefronts that count kilobytes on the product page.',
        ],
      },
      bad: {
        title: 'Look elsewhere for',
        items: [
          'Refunds and address changes made by the bot. It changes nothing in other systems.',
          'Comments under your posts, or messages from a marketplace account.',
          'Cart reminders and pop-up offers. The chat never opens with a sales line.',
          'Taking payment in the chat. Send shoppers to your checkout.',
        ],
      },
    },
    {
      kind: 'related',
      heading: 'Also for shops',
      pages: [
        { to: '/solutions/retail', why: 'If you have tills and shelves as well as a checkout.' },
        { to: '/solutions/logistics', why: 'For the people who move your parcels.' },
        {
          to: '/compare/lapwing-vs-gorgias',
          why: 'What a desk built around shop systems does that we do not.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Start with the return policy',
    text: 'Cut it into eight articles, one per question, and put the tag on the order page only.',
  },
}
