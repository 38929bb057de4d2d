import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for real estate companies',
  description:
    'Answer questions about viewings, deposits and repairs. Agents see which listing a visitor asks about, and tenants report damage with photos.',
  hero: {
    eyebrow: 'Real estate',
    heading: 'See which listing a visitor is asking about',
    lead: 'A listing page sends its reference and price with the question, so your agents can answer right away. Repairs become tickets with photos.',
    proof: 'Your page sends these fields with setContext, and the inbox shows them beside the conversation.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Watch the demo', to: '/demo' },
    ],
    picture: 'inbox-homes',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Example: from a listing to a viewing',
      steps: [
        {
          title: 'A visitor clicks the button on a listing',
          text: '“I’d like to view this apartment. Is Saturday possible?”',
          speaker: 'visitor',
        },
        {
          title: 'The AI explains viewings',
          text: 'It quotes your article about viewing times and documents. It can’t book a time.',
          speaker: 'ai',
        },
        {
          title: 'The visitor asks for a call',
          text: '“Can someone call me? I work shifts.”',
          speaker: 'visitor',
        },
        {
          title: 'An agent suggests a time',
          text: 'The listing’s reference and price are beside the conversation.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Questions from buyers, tenants and owners',
      columns: ['Question', 'Article', 'Your office'],
      rows: [
        ['Is the apartment still available?', 'How you confirm availability', 'This listing'],
        ['Can I view it on Saturday?', 'Viewing times', 'An appointment'],
        ['Which documents do you need?', 'The list', 'Unusual cases'],
        ['Is the area good for families?', 'Distances to schools', 'Facts, not opinions'],
        ['The heating is cold', 'How to bleed a radiator', 'A technician'],
        ['When do I get my deposit back?', 'Period and deductions', 'The amount'],
        ['What do you charge?', 'Your fees', 'An offer'],
      ],
      note: 'Fair-housing law also applies to articles, because the AI quotes them.',
    },
    {
      kind: 'cards',
      heading: 'Settings for your office',
      cards: [
        {
          icon: 'tag',
          title: 'Listing data',
          text: 'Call setContext with reference, address and price on each listing page.',
        },
        {
          icon: 'ticket',
          title: 'A repair form',
          text: 'Ask for address, room, problem and access. Add categories such as heating, water and locks.',
        },
        {
          icon: 'phone',
          title: 'Emergencies',
          text: 'Put your emergency number in the away text and in the form’s first label.',
        },
        {
          icon: 'file',
          title: 'Photos',
          text: 'Tenants can attach photos of the damage. Videos are often too large.',
        },
        {
          icon: 'globe',
          title: 'Newcomers',
          text: 'Offer articles about documents and deposits in the languages of your tenants.',
        },
        {
          icon: 'clock',
          title: 'When your office is open',
          text: 'Enter the hours in which someone answers messages, not viewing times.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Is it a fit for your company?',
      good: {
        title: 'Made for',
        items: [
          'Agencies and property managers with their own listings.',
          'Landlords who want repair requests with numbers.',
          'New developments with one website.',
        ],
      },
      bad: {
        title: 'Not made for',
        items: [
          'Leads from listing portals.',
          'A CRM for deals and viewings.',
          'Legal notices, unless your contract allows them.',
        ],
      },
    },
    {
      kind: 'text',
      heading: 'Keep applications out of the chat',
      paragraphs: [
        'Pay slips and copies of IDs don’t belong in a chat, because the address of an uploaded file works without a login. Use a form made for applications.',
        'Applicants can erase conversations in their browser, and an admin can erase a person with all conversations. You can also set how long conversations and files are kept.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from real estate agents',
      questions: [
        {
          question: 'Can we keep sales and rentals apart?',
          answer:
            'Yes, with two teams and a rule. Members can still read both. Use two workspaces if they must not.',
        },
        {
          question: 'Will the AI say that an apartment is taken?',
          answer: 'It does if an article says so. Archive the article when the listing changes.',
        },
        {
          question: 'Does the tenant get proof of a report?',
          answer: 'Yes, a ticket number and an email receipt.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related topics',
      pages: [
        { to: '/tickets', why: 'The fields of a repair form.' },
        { to: '/solutions/financial-services', why: 'If you also broker mortgages.' },
        { to: '/resources/learn/kb-that-ranks', why: 'Write articles that are found.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with your busiest listings',
    text: 'Add the button to a few listings and see what visitors ask.',
  },
}
