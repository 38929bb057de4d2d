import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Inquiries for agents and landlords',
  description:
    'Viewings, deposits and repairs in one place: the listing travels with the question, photos come along, and a burst pipe gets a phone number.',
  hero: {
    eyebrow: 'Real estate',
    heading: 'Which flat do they mean? The page knows',
    lead: 'A visitor asks from a listing, the reference comes with the question, and your office answers about the right door.',
    proof:
      'A page can pass up to 20 facts with a conversation; staff read them beside the thread without asking.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Watch the demo', to: '/demo' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'From a listing to a viewing',
      steps: [
        {
          title: 'A tap on the listing',
          text: '“I would like to view ML-14-3, is Saturday possible?” The text was in the box already; the hunter added the day.',
          speaker: 'visitor',
        },
        {
          title: 'What is true of all viewings',
          text: 'Saturdays from ten, in groups, bring an ID, and the papers only if you want the flat. The AI gives no slot, having no diary to look at.',
          speaker: 'ai',
        },
        {
          title: 'Then the human part',
          text: '“Can someone call me? I work shifts.” That counts as asking for a person.',
          speaker: 'visitor',
        },
        {
          title: 'The letting agent writes',
          text: 'Reference and price stand beside the thread, so the first line is a time and not a question: “Saturday 11:20 for Mill Lane, third floor, no lift. Shall I put you down?”',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'House hunters, renters and owners',
      intro: 'The same office hears from all three. Below, “renter” is the person who lives there.',
      columns: ['Who asks what', 'An article can say', 'Your office must'],
      rows: [
        ['Hunter: is it still free?', 'How quickly listings go, and how you confirm', 'Check this one'],
        ['Hunter: can I view it on Saturday?', 'When viewings are held, what to bring', 'Give a slot'],
        [
          'Hunter: which papers do you need?',
          'The list, and how to hand it in safely',
          'Judge an unusual case',
        ],
        [
          'Hunter: is the area nice for families?',
          'Distances to schools and stops, as facts',
          'Say no more than that either',
        ],
        ['Renter: the heating is cold', 'How to bleed it, and when to call', 'Send somebody'],
        ['Renter: when do I get my deposit back?', 'The period, what may be deducted', 'Settle the sum'],
        ['Owner: what do you charge?', 'Your fee and what is in it', 'Make an offer'],
      ],
      note: 'Write articles on neighbourhoods in plain facts. What fair-housing law keeps your staff from saying should not stand in an article, since the AI would repeat it.',
    },
    {
      kind: 'cards',
      heading: 'Set it up for an office of five',
      cards: [
        {
          icon: 'tag',
          title: 'The listing as context',
          text: 'On each listing call setContext with reference, address and price. On the button write the question, such as “I would like to view ML-14-3”.',
        },
        {
          icon: 'ticket',
          title: 'A repair form of its own',
          text: 'Address, room, what is wrong, since when, may we enter without you (yes, no, call first). Categories: heating, water, lock, electricity, other.',
        },
        {
          icon: 'phone',
          title: 'Danger is a phone number',
          text: 'Gas smell, water through the ceiling, a broken front door: put the number into the form’s first label and the away text, for nobody should type then.',
        },
        {
          icon: 'file',
          title: 'Photos of the damage',
          text: 'Five pictures at a time, 20 uploads an hour, 100 MiB for the whole conversation. Video rarely fits, so ask for three stills.',
        },
        {
          icon: 'globe',
          title: 'Newcomers',
          text: 'People who move countries rent first. Give them the papers list and the deposit rules in the languages of the widget that your town speaks.',
        },
        {
          icon: 'clock',
          title: 'Office hours, viewings apart',
          text: 'Enter the hours in which somebody reads. Saturday viewings with nobody at a desk are not office hours, whatever the sign says.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Under which roof it works',
      good: {
        title: 'A fit for',
        items: [
          'Letting agencies and property managers with their own listings site.',
          'Landlords with many doors, who want repairs in writing and numbered.',
          'New developments with one site, one price list and the same forty questions.',
        ],
      },
      bad: {
        title: 'No fit for',
        items: [
          'Leads from portals: they come by email or feed, and neither arrives here.',
          'A CRM of buyers and owners. There is a page for each customer, and lists by what they have in common; deals and viewings are not in it.',
          'Legal notices. Whether a chat counts as written notice is for your contract to say.',
        ],
      },
    },
    {
      kind: 'text',
      heading: 'Applications hold more than a chat should',
      paragraphs: [
        'Pay slips, credit reports and ID copies are what a thief of identities would ask for. An attachment here is stored under a random address that works for whoever has it, and it stays until the conversation is erased, unless you have files deleted sooner. Take applications through a form made for that, and say in your papers article that the chat is not the place.',
        'A rejected applicant may ask you to delete what you hold. The threads in their browser they can erase themselves; copies in other browsers or a forwarded transcript they cannot. An admin erases the person with all threads from the customer’s page. In the settings, an admin also chooses after how many days resolved conversations are erased, and after how many their files are deleted; both are off until then.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked in letting offices',
      questions: [
        {
          question: 'Can we keep sales and lettings apart?',
          answer:
            'By two teams and a rule that tells them apart by words in the subject, each with a view of its own. Everybody can still read both; two subdomains keep them from it.',
        },
        {
          question: 'Will the AI tell people that a flat is taken?',
          answer:
            'Only if you publish an article that says so. A script of yours that archives an article when a listing goes takes it out of the answers with the next question.',
        },
        {
          question: 'Does the renter get a proof of having reported a fault?',
          answer:
            'A number at once and a receipt by email. The receipt names the number and your office and leaves out the words, because nobody has proven the address.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Nearby',
      pages: [
        { to: '/tickets', why: 'The form for repairs, field by field.' },
        { to: '/solutions/financial-services', why: 'If you broker mortgages or insurance as well.' },
        { to: '/resources/learn/kb-that-ranks', why: 'How to write the papers article so that it is found.' },
      ],
    },
  ],
  closing: {
    heading: 'One listing, one button, one question',
    text: 'Try it on your three busiest listings before you put it on all of them.',
  },
}
