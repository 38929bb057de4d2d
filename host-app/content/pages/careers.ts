import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Careers: nothing open, much to do',
  description:
    'No position is open at Lapwing, and none is kept secret. How to contribute instead: where help counts most, how a change is made, what you get for it.',
  hero: {
    eyebrow: 'Careers',
    heading: 'We are not hiring. You can still work on it.',
    lead: 'There is no job to apply for here, paid or unpaid, and no talent pool to be kept in. If the work itself appeals to you, the source is open and so is the list of what is missing.',
    actions: [
      { label: 'See what is needed', to: '/careers#where-a-pair-of-hands-counts-most' },
      { label: 'Propose something', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'text',
      heading: 'So that nobody waits for a reply',
      paragraphs: [
        'Please do not send a CV. Nobody would read it with a purpose, and we would rather not keep personal data that we have no use for. Offers of jobs at Lapwing that reach you by a messenger or an agency are not ours.',
        'Should a position open, it will stand on this page with its tasks, its pay and the country it is in, before it stands anywhere else.',
      ],
    },
    {
      kind: 'table',
      heading: 'Where a pair of hands counts most',
      columns: ['Field', 'The work', 'Begin at', 'How you know it is right'],
      rows: [
        [
          'Accessibility',
          'Run the chat through NVDA, JAWS, VoiceOver and TalkBack; write down what is said and what should be',
          'tests/e2e/accessible-chat.spec.ts',
          'The known gaps on our statement get shorter',
        ],
        [
          'Languages',
          'Read one of five translations as a native speaker, or bring a seventh language',
          'core/messages/locales, sdk/locales, server/domain/emails/messages',
          'The type checker names every missing word',
        ],
        [
          'Search',
          'Questions that miss their article, in languages where endings and compounds get in the way',
          'server/domain/knowledge/search',
          'A test with the question that failed before',
        ],
        [
          'Security',
          'A hole in the policies, planted or found',
          'tests/security',
          'A mutant that survives, or one that no longer does',
        ],
        [
          'Old pages',
          'A site on which the widget misbehaves, cut down to a small example',
          'tests/e2e/hostile-pages.ts',
          'The page is as it was, and the chat works in it',
        ],
        [
          'Operations',
          'A deployment you run: what the configuration page did not tell you',
          'docs/configuration.md',
          'The next person does not have to ask',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'From a clone to a merged change',
      intro: 'CONTRIBUTING.md is the long form. It fits on a screen.',
      steps: [
        {
          title: 'Start it',
          text: 'npm start, with Node.js 20.19 or newer. It brings demo companies, so you have something to break.',
        },
        {
          title: 'Say what you are up to',
          text: 'A few lines by the contact form before anything large. It saves you from building what is half done already.',
        },
        {
          title: 'Write the test that fails',
          text: 'A bug gets one first. Nobody sleeps in a test here: the clock is moved, or a condition is polled.',
        },
        {
          title: 'Make it pass, in small files',
          text: 'One word for one thing, from the contract to the column. A file of more than 400 lines does not get through.',
        },
        {
          title: 'Run everything',
          text: 'npm test ends with a count of what passed and failed. For a new table it also wants forced row-level security and lines in the policy tests.',
        },
        {
          title: 'Send it, and defend it',
          text: 'Somebody will ask why. “Because it is simpler” is a good answer, and “because others do it so” is half of one.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'A first evening',
      text: 'These four commands tell you more about the project than an interview would tell us about you.',
      code: `npm test -- check      # format, lint, types, unused code: seconds
npm test -- unit       # rules and use cases, no browser
npm run requirements   # promises that no test names yet
npm run mutants        # behaviors taken away, one by one`,
    },
    {
      kind: 'contrast',
      heading: 'What you get for it, and what you do not',
      good: {
        title: 'You get',
        items: [
          'Your name on your commits, for good',
          'A review that is about the code and explains itself',
          'Your own copyright, under the license of the rest',
          'An answer of no, early, where a change does not fit',
        ],
      },
      bad: {
        title: 'You do not get',
        items: [
          'Money, shares, or a claim to a later job',
          'A say over the plan beyond a good argument',
          'A certificate, a reference or a title',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'About working here, or not',
      questions: [
        {
          question: 'May I do an internship or a thesis on it?',
          answer:
            'You may use the source for either without asking us. There is nobody to supervise you, so your university or employer has to.',
        },
        {
          question: 'I do not write code. Is there something for me?',
          answer:
            'Articles, translations and tests by hand are worth as much as patches. A careful report of what a screen reader said is something few people can write.',
        },
        {
          question: 'Do I have to sign something over?',
          answer:
            'No agreement is asked for today. What you send is taken under the MIT license of the project, so send only what is yours to give.',
        },
        {
          question: 'May my employer pay me for contributing?',
          answer:
            'That is between the two of you. Companies that run Lapwing have the best reasons to mend it.',
        },
        {
          question: 'Who decides what goes in?',
          answer:
            'The maintainers. The measure is in CONTRIBUTING.md and in the tests, and both can be argued with.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'To see whether you like the work',
      pages: [
        { to: '/blog/messages-exactly-once', why: 'The kind of problem we spend a week on.' },
        { to: '/compliance/wcag', why: 'A list of gaps that wants volunteers.' },
        { to: '/blog/search-without-vectors', why: 'How the search works that you could make better.' },
      ],
    },
  ],
  closing: {
    heading: 'Or simply use it',
    text: 'The most useful contribution from most people is a sentence: what you tried, what you expected, and what happened instead.',
  },
}
