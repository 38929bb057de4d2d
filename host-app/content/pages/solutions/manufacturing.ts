import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Spare parts and technical questions',
  description:
    'Fault codes, torque values and part numbers quoted word for word from your manuals, with a service engineer behind every doubt.',
  hero: {
    eyebrow: 'Manufacturing',
    heading: 'The torque value, quoted and not paraphrased',
    lead: 'Without a language model Lapwing answers in the exact sentences of your manual, and names the document they come from.',
    proof:
      'That answerer is fewer than twenty lines in server/adapters/model/local-model.ts. You can read what it does before lunch.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'How the search works', to: '/blog/search-without-vectors' },
    ],
    picture: 'article-manual',
  },
  sections: [
    {
      kind: 'text',
      heading: 'Why word for word matters on a shop floor',
      paragraphs: [
        'A fluent answer that turns 45 Nm into “about 50” is worse than none. In its default setting Lapwing does not phrase anything. It searches your published articles, takes the one or two sentences that come closest, and shows them with the title. If it is not sure enough of any article, it says so and offers a person.',
        'You may connect a language model, on a machine in your own plant if you like. Then answers read more easily, cite their articles, and are limited to what those say, but they are no longer your sentences. For instructions with a hazard in them we would leave the model off.',
      ],
      link: { label: 'An honest “I don’t know”', to: '/blog/an-honest-i-dont-know' },
    },
    {
      kind: 'steps',
      heading: 'A stopped line on second shift',
      steps: [
        {
          title: 'Gloves on, few words',
          text: '“px300 e17 after tool chnage”. Misspelt, lower case, no verb. Besides words, the search compares runs of four characters, which forgives such things.',
          speaker: 'visitor',
        },
        {
          title: 'The code’s article',
          text: 'E-17: door interlock open. Check the actuator on the left hinge; do not bridge the switch. Those are your sentences. The warning came along because it stands in the same one.',
          speaker: 'ai',
        },
        {
          title: 'A photo of the plate',
          text: '“Actuator ok.” A picture of the type plate follows, and “agent please”.',
          speaker: 'visitor',
        },
        {
          title: 'The service engineer on call',
          text: 'Reads serial and revision off the photo, sees that this revision has a second interlock, and says where it is.',
          speaker: 'agent',
        },
        {
          title: 'The manual learns',
          text: 'The second interlock becomes a line in the E-17 article. From then on it is in the first answer.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'From the line, the dealer and the buyer',
      columns: ['They ask', 'Quote it from', 'Who decides otherwise'],
      rows: [
        [
          'What does E-17 on the PX-300 mean?',
          'The fault table, one article per code',
          'Service, if the reset did not help',
        ],
        [
          'Which gasket fits serial 20-0417?',
          'Parts list by serial range',
          'Parts desk, for rebuilt machines',
        ],
        [
          'How do I bleed the hydraulics?',
          'The first step with its warning, and where the whole procedure stands',
          'Service, before anybody improvises',
        ],
        ['Is it still under warranty?', 'The terms and what voids them', 'Warranty desk'],
        ['May I run it at 60 °C ambient?', 'The data sheet’s limit', 'Application engineering, in writing'],
        ['Send me the declaration of conformity', 'Where it can be downloaded', 'Documentation'],
        ['When does my order ship?', 'Usual lead times', 'Inside sales'],
      ],
    },
    {
      kind: 'jobs',
      heading: 'Make old manuals answerable',
      jobs: [
        {
          title: 'One fault, one article',
          text: 'A manual of three hundred pages as a single article gives poor answers, since the search scores whole articles. Cut it by fault code, part and procedure, and put the model into each title.',
          points: [
            'Alternate questions hold the shop-floor names: “the big seal”, “parking brake”.',
            'Superseded parts: keep the article and say what replaces it.',
            'Bulletins that are not for the public are marked internal; the AI quotes those to nobody.',
          ],
          picture: 'thread-spare-part',
        },
        {
          title: 'A ticket form with a type plate',
          text: 'Model (choice), serial number, hours run, fault code, machine stopped (yes, no). In the label of the serial number, ask for a photo of the plate: it settles serial and revision in one go.',
          points: [
            'Photos, PDF and ZIP up to 10 MiB a file; a CAD assembly is usually too big, and your exchange server is the better place.',
            'Your own files go into a reply as a link.',
          ],
          picture: 'ticket-machine',
        },
        {
          title: 'Settings for long-lived machines',
          text: 'Give dealers a signed identity from their portal, so that prices and internal bulletins are only spoken of with people you know. List plant holidays. Keep threads as long as product liability asks of you: nothing is erased by age until you set a number of days.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Asked by service managers',
      questions: [
        {
          question: 'How long may a quoted passage be?',
          answer:
            'The built-in answer is one or two sentences. A language model is given at most 1,200 characters of each of the eight best articles. Put the number and its unit in the same sentence as the thing it belongs to.',
        },
        {
          question: 'Our manuals exist in eleven languages. Does it help?',
          answer:
            'The widget itself speaks six. Articles may be in any language and are found by questions in the same one; for the other five the buttons stay English.',
        },
        {
          question: 'Can the machine’s own screen show the chat?',
          answer:
            'If it has a current browser, by an iframe or the chat’s own page with the model in the context of your page. Old embedded browsers will not do.',
        },
        {
          question: 'Who is liable for a wrong answer?',
          answer:
            'The MIT license gives no warranty, so check it as you check a manual. That the text is yours, word for word, makes checking possible.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Right tool, wrong tool',
      good: {
        title: 'Right for',
        items: [
          'Machines, appliances and components with documented faults.',
          'Plants without internet access: it runs on one computer, model-free.',
          'Technical vocabulary, part numbers and codes, where matching words beats guessing meaning.',
        ],
      },
      bad: {
        title: 'Wrong for',
        items: [
          'Reading sensors or controllers. It sees what people type.',
          'Field service dispatch, parts ordering, or stock.',
          'Reading PDFs for you: articles are text, so manuals must be converted first.',
          'An instruction that must not be wrong and has not been checked by an engineer of yours.',
        ],
      },
    },
    {
      kind: 'related',
      heading: 'Next on the bench',
      pages: [
        { to: '/resources/learn/kb-that-ranks', why: 'Titles and alternate questions, with examples.' },
        { to: '/solutions/logistics', why: 'For the freight side of a spare part.' },
        { to: '/services/professional', why: 'If you want help turning manuals into articles.' },
      ],
    },
  ],
  closing: {
    heading: 'Take your ten most frequent fault codes',
    text: 'Ten articles, typed from the manual. Ask for each code the way second shift would.',
  },
}
