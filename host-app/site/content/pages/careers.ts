import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Careers',
  description:
    'Lapwing doesn’t have open positions. You can contribute to the open-source project: where help is needed, how to start, and how a change gets in.',
  hero: {
    eyebrow: 'Careers',
    heading: 'We don’t have open positions',
    lead: 'Please don’t send a résumé. Lapwing is open source, so you can contribute to it without a job.',
    actions: [
      { label: 'See where help is needed', to: '/careers#where-help-is-needed' },
      { label: 'Contact us', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Where help is needed',
      columns: ['Area', 'What to do', 'Where to start'],
      rows: [
        [
          'Accessibility',
          'Try the chat with screen readers and report what you hear',
          'The tests for the accessible chat',
        ],
        ['Languages', 'Check a translation as a native speaker, or add a language', 'CONTRIBUTING.md'],
        ['Search', 'Collect questions that don’t find their article', 'server/domain/knowledge/search'],
        ['Security', 'Look for gaps in the database policies', 'tests/security'],
        ['Old websites', 'Report a page where the widget doesn’t work', 'The tests for hostile pages'],
        ['Operations', 'Tell us what the documentation is missing', 'docs/configuration.md'],
      ],
    },
    {
      kind: 'steps',
      heading: 'How to contribute a change',
      intro: 'CONTRIBUTING.md in the repository has the details.',
      steps: [
        { title: 'Run the product', text: 'npm start also creates demo companies.' },
        {
          title: 'Tell us about large changes first',
          text: 'Use the contact form, so that we don’t do the same work twice.',
        },
        { title: 'Write a test', text: 'For a bug, write a test that fails before you fix it.' },
        { title: 'Run the tests', text: 'npm test shows what passed and what failed.' },
        { title: 'Send the change', text: 'A maintainer reviews it and explains the decision.' },
      ],
    },
    {
      kind: 'code',
      heading: 'Useful commands',
      text: 'Run these in the repository.',
      code: `npm test -- check      # format, lint, types, unused code
npm test -- unit       # rules and use cases, without a browser
npm run requirements   # requirements without a test
npm run mutants        # mutation tests`,
    },
    {
      kind: 'faq',
      heading: 'Questions about contributing',
      questions: [
        {
          question: 'Can I do an internship or a thesis?',
          answer: 'You can use the source code for it. We can’t supervise you.',
        },
        {
          question: 'Can I help without writing code?',
          answer: 'Yes. Articles, translations and reports from screen readers are just as useful.',
        },
        {
          question: 'Under which license do I contribute?',
          answer: 'Your change is published under the MIT license, and your copyright stays yours.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Get to know the project',
      pages: [
        { to: '/blog/messages-exactly-once', why: 'A typical engineering problem in Lapwing.' },
        { to: '/compliance/wcag', why: 'The known accessibility gaps.' },
        { to: '/blog/search-without-vectors', why: 'How the search works.' },
      ],
    },
  ],
  closing: {
    heading: 'Or report what you found',
    text: 'Tell us what you tried, what you expected and what happened.',
  },
}
