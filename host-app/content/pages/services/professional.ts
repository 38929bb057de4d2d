import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Help with setting Lapwing up',
  description:
    'Paid set-up, migration and training are planned. Today there is the source, six worked examples and a plan for your first week that needs no consultant.',
  hero: {
    eyebrow: 'Professional services',
    heading: 'Set it up yourself today, hire us for it later',
    lead: 'Paid services are planned, and none can be booked yet. Here is what one would do for you, and the material with which you can do the same without us.',
    actions: [
      { label: 'Tell us what you need', to: '/contact' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
  },
  sections: [
    {
      kind: 'text',
      heading: 'Where this stands',
      paragraphs: [
        'Lapwing is open source under the MIT license, and so far that is the whole offer: nobody sells days of work around it. Paid services are planned. If you write to us, we answer questions and say plainly when something is beyond what we can take on.',
      ],
    },
    {
      kind: 'table',
      heading: 'Six jobs, with and without us',
      columns: ['Job', 'In the repository today', 'What a service would add'],
      rows: [
        [
          'Get the widget onto a site',
          'docs/embed.md, and pages for plain HTML, React and a single-page app',
          'A look at your real pages and policy',
        ],
        [
          'Choose a database',
          'docs/configuration.md: embedded, PostgreSQL or Supabase',
          'Sizing, backups and a restore that was tried',
        ],
        [
          'Connect a model',
          'Three settings for the installation, or a form for one company',
          'A test with your own questions, on two models',
        ],
        [
          'Bring articles along',
          'An editor, and an import of Markdown, HTML or a sitemap',
          'Moving and cutting an existing help center',
        ],
        [
          'Sign your users in',
          'A token in a few lines, on your server',
          'A review of where the key lies and who may use it',
        ],
        [
          'Train the team',
          'The demo, with a queue to practise on',
          'Two sessions with your own conversations',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'A first week without a consultant',
      steps: [
        {
          title: 'Monday: run it',
          text: 'npm start on a laptop. Ask the demo shop something, take the conversation as the demo agent, read the log it leaves.',
        },
        {
          title: 'Tuesday: one hidden page',
          text: 'Put the tag on a page that nobody links to. If your policy objects, docs/embed.md has the line that it wants.',
        },
        {
          title: 'Wednesday: ten articles',
          text: 'Take them from what your team answers most. Short ones, with the answer first.',
        },
        {
          title: 'Thursday: people and rights',
          text: 'Invite two colleagues, one who answers and one who only reads, and turn the second factor on for yourself.',
        },
        {
          title: 'Friday: a real page, in the morning',
          text: 'Choose a quiet page and stay near the inbox. By the evening the first questions without an article stand under Gaps.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Who can do without a service, and who should wait',
      good: {
        title: 'You need nobody',
        items: [
          'Somebody on your team has deployed a Node.js service before',
          'Your help texts exist, even if only as saved replies',
          'One site, one language to begin with',
        ],
      },
      bad: {
        title: 'Wait, or bring a partner',
        items: [
          'You need a signed agreement on response times',
          'Years of tickets have to come along from another product',
          'An audit of the installation is due before the start',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'On hiring us',
      questions: [
        {
          question: 'What will it cost?',
          answer:
            'There is no price because there is no service yet. It will stand on the pricing page when there is.',
        },
        {
          question: 'Can you import our old tickets?',
          answer:
            'There is no importer for threads; customers come in as CSV. Conversations and messages are two plain tables that a script can fill, but keep the old system readable and begin with an empty inbox if you can.',
        },
        {
          question: 'May another company set it up for us?',
          answer: 'Yes. The license lets anybody install, change and host it, for money too.',
        },
        {
          question: 'Would you build a feature for us?',
          answer:
            'Not for hire today. Describe what you need and why: a clear case moves things up the plan, and a change with tests is welcome.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Your material',
      pages: [
        { to: '/resources/free', why: 'Every guide, document and example in one list.' },
        { to: '/services/partner', why: 'If you want to be the one who sets it up for others.' },
        { to: '/pricing', why: 'What the hosted plans are meant to hold.' },
      ],
    },
  ],
  closing: {
    heading: 'Give it one afternoon before you give it a budget',
    text: 'Two commands start everything, demo companies included. Most questions for a consultant answer themselves there.',
  },
}
