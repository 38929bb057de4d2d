import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for logistics companies',
  description:
    'Collect shipping inquiries and claims with reference numbers and photos. Each one gets a ticket number, inside your customer portal or beside it.',
  hero: {
    eyebrow: 'Logistics',
    heading: 'A ticket number for each shipping problem',
    lead: 'Shippers and consignees report a problem with the right references and photos. They get a ticket number, and your team gets a ticket with an owner.',
    proof: 'The ticket number and the ticket are created in one database transaction.',
    actions: [
      { label: 'See the ticket widget', to: '/tickets' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'ticket-freight',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Typical inquiries and what to ask for',
      columns: ['Inquiry', 'Article', 'Needs a person', 'Ask for'],
      rows: [
        ['Where is my shipment?', 'Meaning of each status', 'Missing scans', 'Consignment number'],
        [
          'Damaged on arrival',
          'What to note on the delivery slip',
          'The claim',
          'Consignment number, photos',
        ],
        ['Wrong quantity', 'How pieces are counted', 'The count', 'Consignment number, expected pieces'],
        ['Held at customs', 'Documents by country', 'Missing documents', 'Reference, terms of delivery'],
        ['Change the delivery slot', 'Deadline and booking link', 'Late changes', 'Booking number'],
        ['Dangerous goods', 'Classes that you carry', 'Other classes', 'Class and UN number'],
        ['What does it cost?', 'Surcharges', 'The quote', 'Route, weight, pieces'],
      ],
      note: 'Use choice fields for inquiry types, so that customers don’t have to type them.',
    },
    {
      kind: 'steps',
      heading: 'Example: a pallet marked as delivered is missing',
      steps: [
        {
          title: 'The consignee writes in your portal',
          text: '“My consignment shows delivered, but our dock has nothing.” The portal passes the account along.',
          speaker: 'visitor',
        },
        {
          title: 'The AI explains the status',
          text: 'It quotes your article about delivery scans and where to find the signed note. It can’t look up the consignment.',
          speaker: 'ai',
        },
        {
          title: 'The consignee asks for a human',
          text: '“The signature is unknown here. I need a human.”',
          speaker: 'visitor',
        },
        {
          title: 'An agent calls the driver',
          text: 'The agent finds the pallet at the neighbor’s dock and posts the release note as a PDF.',
          speaker: 'agent',
        },
        {
          title: 'The conversation is resolved',
          text: 'The consignee can reopen it later.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Add the form to a portal without scripts',
      text: 'If your portal doesn’t allow scripts, use an iframe. If you limit the sites that may show the widget, add the portal’s address.',
      code: `<iframe
  src="https://your-company.your-host/widget/ticket?embed=1&locale=de"
  title="Shipping inquiries"
  width="480"
  height="720"
></iframe>`,
    },
    {
      kind: 'cards',
      heading: 'Settings for logistics',
      cards: [
        {
          icon: 'clock',
          title: 'Office hours',
          text: 'Set office hours by weekday, in one time zone for the company.',
        },
        {
          icon: 'company',
          title: 'Shared networks',
          text: 'Rate limits apply per network and email address. If docks share a mailbox, give each its own address.',
        },
        {
          icon: 'file',
          title: 'Documents and photos',
          text: 'Customers can attach PDFs, ZIP files and photos. The server checks the type of a file by its content.',
        },
        {
          icon: 'key',
          title: 'Verified customers',
          text: 'A consignment number is printed on the label, so it isn’t proof. Share details with customers whose identity your portal has signed.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from dispatch teams',
      questions: [
        {
          question: 'Can the form check the consignment number?',
          answer:
            'It checks required fields and choices. To check a pattern, use the event support:before-send in your page.',
        },
        {
          question: 'How do we see what is most urgent?',
          answer: 'Set priorities by hand or by a rule, and sort tickets by priority or waiting time.',
        },
        {
          question: 'Can a forwarder follow many cases?',
          answer:
            'The browser remembers a limited number of recent conversations. For more, you need a list in your own portal.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What fits and what doesn’t',
      good: {
        title: 'Good for',
        items: [
          'Claims with photos, references and a ticket number.',
          'Cross-border business, with a form in six languages.',
          'Exception teams with one owner per case.',
        ],
      },
      bad: {
        title: 'Not for',
        items: [
          'Tracking. Lapwing isn’t connected to transport systems.',
          'Messages to drivers, because conversations start with the visitor.',
          'EDI, incoming email or telephone hotlines.',
          'Legal claim deadlines. Keep them in your claims system.',
        ],
      },
    },
    {
      kind: 'related',
      heading: 'Along the supply chain',
      pages: [
        { to: '/solutions/ecommerce', why: 'Support for the stores whose parcels you deliver.' },
        { to: '/solutions/manufacturing', why: 'Support for machines and spare parts.' },
        { to: '/apis', why: 'What you can connect today.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with damage claims',
    text: 'They need photos and references, and they get lost in a mailbox.',
  },
}
