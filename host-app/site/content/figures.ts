/**
 * Figures that pages may name. Each was measured, and says by what; a limit is held by the build.
 */
export type Figure = {
  readonly value: string
  readonly label: string
  /** How to measure it again. */
  readonly how: string
}

export const FIGURES = {
  answersRight: {
    value: '58%',
    label: 'of the questions that the articles answer get the right answer.',
    how: 'docs/ai.md, a test of 268 questions',
  },
  answersHelpful: {
    value: '76%',
    label: 'of those questions get the right answer, or the right article as a suggestion.',
    how: 'docs/ai.md, a test of 268 questions',
  },
  answersWrong: {
    value: '9%',
    label: 'of those questions get a wrong answer. It names its article, so your customer can check it.',
    how: 'docs/ai.md, a test of 268 questions',
  },
  loader: {
    value: '2.6 KiB',
    label: 'for the script that draws the chat button on your page. A larger build fails.',
    how: 'npm run budget; brotli',
  },
  pageView: {
    value: '23.25 KiB',
    label: 'for a page view with the chat closed. A larger build fails.',
    how: 'npm run budget; brotli',
  },
  openedChat: {
    value: '51.5 KiB',
    label: 'for a page view with the chat opened, with its live connection. A larger build fails.',
    how: 'npm run budget; brotli',
  },
  hostGlobals: {
    value: '1',
    label: 'name is added to your page’s globals. Its styles and its layout stay as they are.',
    how: 'tests/e2e/hostile.spec.ts, on pages with hostile styles and scripts',
  },
  isolationCells: {
    value: '44,000+',
    label:
      'combinations of identity, table and operation are tested, so that no company reads another’s data.',
    how: 'tests/security/rls.test.ts, on two databases',
  },
  isolationAttempts: {
    value: '140+',
    label: 'attempts to reach another company’s data are ready for you to run against your own installation.',
    how: 'the isolation page of the platform console',
  },
  policyMutants: {
    value: 'all but 4',
    label:
      'of more than 300 faults planted in the policies are found by the tests. The four are harmless and listed.',
    how: 'tests/security/rls-mutants.test.ts',
  },
  languages: {
    value: '6',
    label: 'languages in the widget: English, German, Spanish, French, Hebrew and Arabic.',
    how: 'core/messages',
  },
  helpPage: {
    value: '12 KiB',
    label: 'for the script and style of a help page. Its text is in the HTML and needs neither.',
    how: 'npm run budget fails above it; brotli',
  },
  helpWidget: {
    value: '18.75 KiB',
    label: 'until somebody can search the help articles inside a page of yours. A larger build fails.',
    how: 'npm run budget; brotli',
  },
  importItems: {
    value: '10,000',
    label: 'files or pages fit in one import. If the server is killed, it loses none and imports none twice.',
    how: 'tests/faults/import.test.ts',
  },
  handoffLimit: {
    value: '60 s',
    label: 'is the longest wait in the queue, by default. Then the request becomes a ticket.',
    how: 'core/conversation-record/timeouts.ts',
  },
} as const satisfies Record<string, Figure>
