import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Shipping inquiries and claims',
  description:
    'Consignment questions with the number attached, claims with photos and a ticket number, inside your customer portal or beside it.',
  hero: {
    eyebrow: 'Logistics',
    heading: 'Every exception gets a number before it gets an answer',
    lead: 'Shippers and consignees report what went wrong in a form that asks for the right references, and somebody owns it from then on.',
    proof:
      'The number is given in the transaction that makes the ticket, counts up per company, and is mailed as a receipt.',
    actions: [
      { label: 'See the ticket widget', to: '/tickets' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'ticket-freight',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which words, which desk, which references',
      columns: ['Inquiry', 'Article', 'Needs a person', 'Ask for'],
      rows: [
        ['Where is it?', 'What each status means, scan times', 'No scan since yesterday', 'Consignment'],
        [
          'Damaged on arrival',
          'What to note on the delivery slip',
          'The claim',
          'Consignment, pieces, photos',
        ],
        ['Short or over', 'How counts are made', 'The count itself', 'Consignment, pieces expected'],
        [
          'Held at customs',
          'Papers by country, who is importer',
          'The missing paper',
          'Reference, terms of delivery',
        ],
        ['Change the slot', 'Cut-off, booking link', 'After the cut-off', 'Booking, dock'],
        ['Dangerous goods', 'Which classes you carry', 'Everything else', 'Class and number'],
        ['What would it cost?', 'Surcharges explained', 'The quote', 'From, to, weight, pieces'],
      ],
      note: 'For terms of delivery and inquiry type use choices; a choice field offers up to 50 entries and saves your desk from free spelling.',
    },
    {
      kind: 'steps',
      heading: 'A pallet that says delivered and is not',
      steps: [
        {
          title: 'The consignee writes from the portal',
          text: '“Consignment 88-104-552 shows delivered, our dock has nothing.” The portal passes account and depot along.',
          speaker: 'visitor',
        },
        {
          title: 'The AI explains the scan',
          text: '“Delivered” is set when the driver closes the stop, your article says, and the signed note follows the same evening. It adds where to find the note. It does not look the consignment up, for it cannot.',
          speaker: 'ai',
        },
        {
          title: 'The note is not theirs',
          text: '“The signature is unknown here. I need a human.”',
          speaker: 'visitor',
        },
        {
          title: 'The exceptions desk calls the driver',
          text: 'Somebody takes the thread, finds the neighbour’s dock in the transport system and posts the release note. In the chat a plain address of a PDF shows as a document.',
          speaker: 'agent',
        },
        {
          title: 'Closed, and open again if need be',
          text: 'After the resolve the consignee can reopen the same thread, with all that was said above it.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Inside a portal that allows no scripts',
      text: 'Many customer portals let you add a frame and nothing else. The ticket form then runs on your own subdomain, language included. Put the portal’s address on the list of sites in your company settings, or the browser will refuse the frame once that list has entries.',
      code: `<iframe
  src="https://acme.HOST/widget/ticket?embed=1&locale=de"
  title="Shipping inquiries"
  width="480"
  height="720"
></iframe>`,
    },
    {
      kind: 'cards',
      heading: 'Settings for a round-the-clock trade',
      cards: [
        {
          icon: 'clock',
          title: 'Hours by weekday',
          text: 'A dispatch office that runs from Sunday 22:00 to Saturday 06:00 is written as spans per day. Its time zone is one for the company; depots abroad read the clock translated.',
        },
        {
          icon: 'company',
          title: 'A depot is one address',
          text: 'From a single network, 60 conversations can begin in an hour, and six for the same email address in twelve hours. If docks share a mailbox, give each its own address.',
        },
        {
          icon: 'file',
          title: 'Delivery notes and photos',
          text: 'PDF and ZIP are handed over as downloads, pictures as pictures. A file’s type is read from its bytes, so a renamed program arrives as a plain download and never as a page.',
        },
        {
          icon: 'key',
          title: 'Who is entitled to know?',
          text: 'A consignment number is printed on the label and proves nothing. Release names, addresses and goods only to visitors your portal has signed.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked at the dispatch desk',
      questions: [
        {
          question: 'Can the form check the consignment number?',
          answer:
            'It checks that a required field is filled and that a choice is on the list. Patterns and check digits it does not know, but your page can stop a message on support:before-send where the widget is not in a frame.',
        },
        {
          question: 'How do we see what is most urgent?',
          answer:
            'Waiting people have a list of their own, oldest first. Set a priority by hand or by a rule, such as urgent where a message speaks of dangerous goods, and sort the tickets by it or by who has waited longest.',
        },
        {
          question: 'A forwarder wants to follow twenty cases. Can they?',
          answer:
            'Twenty is what one browser remembers for one company. More than that needs the portal’s own list, for which the API keys are planned.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What to load and what to leave',
      good: {
        title: 'Carries',
        items: [
          'Claims, which need photos, references and a number to quote.',
          'Cross-border business: the form in six languages, two of them right to left.',
          'Exception desks that want one owner a case, and a team for each kind of trouble.',
        ],
      },
      bad: {
        title: 'Does not carry',
        items: [
          'Tracking. There is no link to a transport or warehouse system, and webhooks are only planned.',
          'Messages to drivers. Visitors begin conversations, you cannot.',
          'EDI, mail parsing, or a telephone hotline. Calls work in the browser only.',
          'Claim deadlines in law. Promised times run up to 30 days from a ticket, not from a delivery; keep time bars in the claims system.',
        ],
      },
    },
    {
      kind: 'related',
      heading: 'Along the chain',
      pages: [
        { to: '/solutions/ecommerce', why: 'What the shops whose parcels you carry are asked.' },
        { to: '/solutions/manufacturing', why: 'When the freight is a spare part and a line stands still.' },
        { to: '/apis', why: 'What can be called today, and what keys and webhooks will add.' },
      ],
    },
  ],
  closing: {
    heading: 'Begin with damage claims',
    text: 'They need photos, references and a number, and they are the ones that get lost in a mailbox.',
  },
}
