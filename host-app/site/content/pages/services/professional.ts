import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Professional services',
  description:
    'Paid setup, migration and training for Lapwing are planned and can’t be booked yet. Use this plan and the documentation to set it up yourself.',
  hero: {
    eyebrow: 'Professional services',
    heading: 'Set up Lapwing yourself in a week',
    lead: 'Paid services are planned and can’t be booked yet. This page shows how to do the setup without them.',
    actions: [
      { label: 'Tell us what you need', to: '/contact' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What you need for each task',
      columns: ['Task', 'Available today'],
      rows: [
        [
          'Add the widget to your website',
          'docs/embed.md, with examples for HTML, React and single-page apps',
        ],
        ['Choose a database', 'docs/configuration.md explains the options'],
        ['Connect a language model', 'A form in the settings, or variables for the server'],
        ['Import articles', 'An import for Markdown, HTML and sitemaps'],
        ['Identify your users', 'A signed token from your server'],
        ['Train your team', 'The demo and the exercises in the University'],
      ],
    },
    {
      kind: 'steps',
      heading: 'A plan for the first week',
      steps: [
        {
          title: 'Monday: try it',
          text: 'Run npm start. Ask the demo store a question and answer it as the demo agent.',
        },
        {
          title: 'Tuesday: install it on a test page',
          text: 'Add the script tag to a page that isn’t linked. If your content security policy blocks it, see docs/embed.md.',
        },
        {
          title: 'Wednesday: write ten articles',
          text: 'Start with the questions that your team answers most.',
        },
        {
          title: 'Thursday: invite your team',
          text: 'Invite an agent and a viewer, and turn on two-factor authentication.',
        },
        {
          title: 'Friday: go live on one page',
          text: 'Choose a quiet page. In the evening, check Gaps for questions without an answer.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Can you do it yourself?',
      good: {
        title: 'Yes, if',
        items: [
          'Someone on your team has deployed a Node.js service before',
          'You have help texts or saved replies',
          'You start with one website and one language',
        ],
      },
      bad: {
        title: 'Wait or ask a partner, if',
        items: [
          'You need a contract with response times',
          'You need to import years of old tickets',
          'You need an audit before you start',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions about services',
      questions: [
        {
          question: 'What will services cost?',
          answer: 'We haven’t set a price. It will be on the pricing page.',
        },
        {
          question: 'Can you import our old tickets?',
          answer: 'Lapwing imports articles and customers, but not tickets. Keep your old system readable.',
        },
        {
          question: 'Can another company set it up for us?',
          answer: 'Yes. The license allows anyone to install, change and host Lapwing, also for money.',
        },
        {
          question: 'Can we pay you to build a feature?',
          answer: 'Not today. Tell us what you need and why, or contribute the change with tests.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Help with the setup',
      pages: [
        { to: '/resources/free', why: 'Guides, documents and examples in one list.' },
        { to: '/services/partner', why: 'If you want to set it up for others.' },
        { to: '/pricing', why: 'The prices of the hosted plans.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with an afternoon',
    text: 'Run the demo on your laptop and write down what you would need for your own setup.',
  },
}
