import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for shops with shelves',
  description:
    'Branch hours, click and collect, receipts, warranties and recalls: a chat behind a QR code on the shelf, and a person for the rest.',
  hero: {
    eyebrow: 'Retail',
    heading: 'A question at the shelf, answered before the till',
    lead: 'Put a code on the shelf, the receipt and the door; customers ask in their own language, and your service desk takes what a text cannot settle.',
    proof:
      'The chat has an address of its own, /widget/chat, so a printed code needs no app and no page of yours around it.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Compare with the web shop page', to: '/solutions/ecommerce' },
    ],
    picture: 'chat',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Four places where people get stuck',
      jobs: [
        {
          title: 'At the closed door',
          text: '“Are you open on Whit Monday in Kaiserstraße?” Office hours in the settings mean your service desk, one set for the company. Branch hours are an article per branch, titled with the street.',
        },
        {
          title: 'At the shelf',
          text: '“Does this bulb fit lamp 22-410?” “Is it dishwasher-proof?” Product facts are articles with the article number in the title. Runs of four characters are compared as well, so a mistyped number still has a chance.',
          picture: 'article-store',
        },
        {
          title: 'At the collection counter',
          text: '“My order says ready, the counter says no.” No article helps here. The chat hands over, and your desk looks into the till system.',
        },
        {
          title: 'At home with the receipt gone',
          text: '“Can I exchange a gift without a receipt?” Policy first, exception by a person. A photo of the bank line may go with the ticket; a photo of the card may not.',
          picture: 'ticket-receipt',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A recall notice on a Saturday',
      intro: 'One article and a thousand people with the same lamp.',
      steps: [
        {
          title: 'You publish the recall',
          text: 'Model numbers, how to tell from the label, stop using it, money back at any branch. Other ways to ask go into its alternate questions: “dangerous lamp”, “lamp gets hot”.',
        },
        {
          title: 'The code on the notice is scanned',
          text: '“Is mine one of them? It says 22-410 rev B.”',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the notice',
          text: 'Revisions A and B are affected. In a matter of safety you want your own sentences and not a paraphrase, and without a language model quoting is all it does.',
          speaker: 'ai',
        },
        {
          title: 'Somebody was hurt',
          text: '“It burned my daughter’s hand. I want to talk to a person.”',
          speaker: 'visitor',
        },
        {
          title: 'Your desk calls back',
          text: 'A person answers, notes the ticket number for the file and leaves the chat for the phone.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'On your shelf or not',
      good: {
        title: 'Buy it for',
        items: [
          'Chains with a central service desk and many of the same questions.',
          'Printed codes on shelves, receipts, manuals and recall notices.',
          'Towns where customers speak several of the six languages.',
        ],
      },
      bad: {
        title: 'Leave it for',
        items: [
          'Live stock per branch: nothing is read from your till or warehouse.',
          'Messages on social networks, for which there is neither a channel nor a plan.',
          'Loyalty campaigns and newsletters.',
          'A queue per branch that fills itself. Teams exist, but a rule goes by words, labels and languages, not by the form’s branch field.',
        ],
      },
    },
    {
      kind: 'table',
      heading: 'What to ask for, per kind of request',
      intro:
        'A company has one ticket form, so keep the fields optional and let the category tell which matter.',
      columns: ['Field', 'For', 'Kind', 'Used to'],
      rows: [
        ['Branch', 'All but the web', 'Choice, up to 50 entries', 'Send it to whoever looks for the sale'],
        ['Receipt number', 'Exchange or refund', 'Text', 'Find the sale at all'],
        ['Article number', 'Warranty', 'Text', 'Look up parts and terms'],
        [
          'Month of purchase',
          'Warranty',
          'Text, with the pattern in the label',
          'See whether it still applies',
        ],
        ['Last four of the loyalty card', 'Points', 'Text', 'Find the account, with too little to misuse'],
        ['Day of the visit', 'Praise or complaint', 'Text', 'Tell the branch manager when'],
      ],
      note: 'More than fifty branches? Use a text field, or ask for the postcode.',
    },
    {
      kind: 'cards',
      heading: 'Things that differ from a website',
      cards: [
        {
          icon: 'person',
          title: 'A kiosk forgets nobody by itself',
          text: "On a shared tablet the next customer would see the last one’s thread. Have your page call Lapwing('logout') after each use, or leave kiosks alone and print codes.",
        },
        {
          icon: 'globe',
          title: 'The store’s guest network',
          text: 'All phones on it look like one address. Sixty conversations an hour can begin from there; a busy Saturday in one big house may pass that, a chain of small ones will not.',
        },
        {
          icon: 'lock',
          title: 'Do not ask for the card',
          text: 'Lapwing has not been through a PCI DSS assessment. Refunds to a card belong to the till, and the last four digits are more than a chat needs.',
        },
        {
          icon: 'people',
          title: 'Branch staff as viewers',
          text: 'They can read what a customer was told. Whether they may answer is one tick in the permissions, for all viewers alike.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked behind the counter',
      questions: [
        {
          question: 'Can a code open the chat with the product filled in?',
          answer:
            'Not through the address of the bare chat page. Point the code at a page of your own with the tag on it and call newMessage with the product’s name; the customer presses Send.',
        },
        {
          question: 'Does the customer need to give an email address?',
          answer:
            'Yes, before the first message. It is what the receipt goes to if nobody is there, and it is shown to your staff as not verified.',
        },
        {
          question: 'Do we get satisfaction scores per branch?',
          answer:
            'Yes, if each branch is a team: the ratings are broken down by team, and can be narrowed to a label. Below 30 answers, a share is marked as uncertain.',
        },
        {
          question: 'What if a customer writes at midnight?',
          answer:
            'The articles answer as by day. A request for a person waits its minute and becomes a numbered ticket for your desk in the morning.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Other aisles',
      pages: [
        {
          to: '/solutions/manufacturing',
          why: 'If you make what you sell: manuals, spare parts, serial numbers.',
        },
        { to: '/help-center', why: 'Where product facts are written and read.' },
        { to: '/csat', why: 'What the surveys ask, kind by kind.' },
      ],
    },
  ],
  closing: {
    heading: 'Print one code',
    text: 'The shelf with the most returns is the place. See for a fortnight what people ask there.',
  },
}
