import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for manufacturers',
  description:
    'Answer questions about fault codes, spare parts and manuals with exact sentences from your articles, and hand over to a service engineer.',
  hero: {
    eyebrow: 'Manufacturing',
    heading: 'Answer technical questions with your manual’s own sentences',
    lead: 'Without a language model, Lapwing quotes your articles instead of rephrasing them, and names the source. A service engineer takes the rest.',
    proof: 'The code of the built-in AI is in server/adapters/model/local-model.ts.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'How the search works', to: '/blog/search-without-vectors' },
    ],
    picture: 'article-manual',
  },
  sections: [
    {
      kind: 'text',
      heading: 'Why exact quotes matter',
      paragraphs: [
        'A rephrased torque value can be wrong. The built-in AI quotes the closest sentences of your published articles. If the search isn’t sure, it says so and offers a human.',
        'You can connect a language model. Its answers read better and cite your articles, but they aren’t your sentences. For safety instructions, we recommend the built-in AI.',
      ],
      link: { label: 'Why the AI admits a gap', to: '/blog/an-honest-i-dont-know' },
    },
    {
      kind: 'steps',
      heading: 'Example: a stopped production line',
      steps: [
        {
          title: 'An operator describes the fault',
          text: '“px300 e17 after tool chnage”. The search tolerates the typing error.',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the fault article',
          text: 'The door interlock is open; check the actuator on the left hinge. The article’s warning is part of the answer.',
          speaker: 'ai',
        },
        {
          title: 'The operator sends a photo',
          text: '“Actuator ok.” A photo of the type plate follows, and “agent please”.',
          speaker: 'visitor',
        },
        {
          title: 'A service engineer takes over',
          text: 'The engineer reads the serial number and finds a second interlock.',
          speaker: 'agent',
        },
        {
          title: 'The article is updated',
          text: 'The second interlock is added to the article, and the AI can quote it from then on.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Typical questions',
      columns: ['Question', 'Source', 'Who decides'],
      rows: [
        [
          'What does this fault code mean?',
          'Fault table, one article per code',
          'Service, if a reset doesn’t help',
        ],
        [
          'Which gasket fits my serial number?',
          'Parts list by serial number',
          'Parts desk, for rebuilt machines',
        ],
        ['How do I bleed the hydraulics?', 'Procedure with its warnings', 'Service'],
        ['Is it still under warranty?', 'Warranty terms', 'Warranty desk'],
        ['May I run it in a hot room?', 'Data sheet', 'Application engineering'],
        ['Where is the declaration of conformity?', 'Download page', 'Documentation'],
        ['When does my order ship?', 'Usual lead times', 'Inside sales'],
      ],
    },
    {
      kind: 'jobs',
      heading: 'Prepare your manuals',
      jobs: [
        {
          title: 'Write one article per fault',
          text: 'Split a manual by fault code, part and procedure, and put the model into each title.',
          points: [
            'Add names from the shop floor as alternate questions, such as “the big seal”.',
            'Keep articles about old parts and name the replacement.',
            'Mark confidential bulletins as internal, so the AI doesn’t quote them.',
          ],
          picture: 'thread-spare-part',
        },
        {
          title: 'Ask for the type plate',
          text: 'Add custom fields for model, serial number and fault code, and ask for a photo of the type plate.',
          points: [
            'Customers can attach photos, PDFs and ZIP files.',
            'Large CAD files need a file exchange of your own.',
          ],
          picture: 'ticket-machine',
        },
        {
          title: 'Settings for long-lived machines',
          text: 'Sign the identity of dealers in your portal, add plant holidays, and decide how long conversations are kept.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from service managers',
      questions: [
        {
          question: 'How long may a quoted passage be?',
          answer:
            'The built-in AI quotes one or two sentences. Put a number and its unit in the same sentence as the part that it belongs to.',
        },
        {
          question: 'Our manuals are in eleven languages. Does it help?',
          answer:
            'Articles can be in any language, and questions in the same language find them. The widget’s own texts are available in six languages.',
        },
        {
          question: 'Can a machine’s screen show the chat?',
          answer: 'Yes, if it has a current browser.',
        },
        {
          question: 'Who is liable for a wrong answer?',
          answer:
            'The MIT license excludes warranty, so check answers as you check a manual. Exact quotes make that easier.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where it fits in a plant',
      good: {
        title: 'Right for',
        items: [
          'Machines and components with documented faults.',
          'Plants without internet access, because the built-in AI runs on the Lapwing server.',
          'Part numbers and codes, which the search matches by their letters.',
        ],
      },
      bad: {
        title: 'Wrong for',
        items: [
          'Reading sensors or controllers.',
          'Field service dispatch, parts orders and stock.',
          'PDF manuals, which have to be converted to text.',
          'Safety instructions that an engineer hasn’t checked.',
        ],
      },
    },
    {
      kind: 'related',
      heading: 'More for manufacturers',
      pages: [
        { to: '/resources/learn/kb-that-ranks', why: 'Titles and alternate questions, with examples.' },
        { to: '/solutions/logistics', why: 'Support for shipping and claims.' },
        { to: '/services/professional', why: 'What we plan for help with articles.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with your most frequent fault codes',
    text: 'Write one article per code, and ask for each code as an operator would.',
  },
}
