/**
 * Figures that pages may name. Each was measured in this repository, and says by what; a limit is held by the build.
 */
export type Figure = {
  readonly value: string
  readonly label: string
  /** How to measure it again. */
  readonly how: string
}

export const FIGURES = {
  loader: {
    value: '2.1 KiB',
    label: 'at most, for the script that draws the chat button on your page',
    how: 'npm run budget fails above it; brotli',
  },
  untilTyping: {
    value: '18 KiB',
    label: 'at most, until a visitor can type; fetched when the page is idle or somebody wants the chat',
    how: 'npm run budget fails above it; brotli',
  },
  firstMessage: {
    value: '35.5 KiB',
    label: 'at most, with the first message sent and the live connection open',
    how: 'npm run budget fails above it; brotli',
  },
  hostGlobals: {
    value: '1',
    label: 'name added to your page’s globals, and no change to its styles or layout',
    how: 'tests/e2e/hostile.spec.ts, on pages that fight back',
  },
  isolationCells: {
    value: '44,000+',
    label: 'combinations of who, what and whose, tried against the database’s own policies',
    how: 'tests/security/rls.test.ts, on two databases',
  },
  isolationAttempts: {
    value: '140+',
    label: 'attempts to reach another company’s data that the platform fires at itself, live',
    how: 'the isolation page of the platform console',
  },
  policyMutants: {
    value: 'all but 4',
    label:
      'of more than 300 planted holes in the policies are found by the tests; the four are harmless and named',
    how: 'tests/security/rls-mutants.test.ts',
  },
  languages: {
    value: '6',
    label: 'languages of the widget: English, German, Spanish, French, Hebrew and Arabic',
    how: 'core/messages/locales',
  },
  helpPage: {
    value: '12 KiB',
    label: 'at most, for the script and style of a help page; its text is in the HTML and needs neither',
    how: 'npm run budget fails above it; brotli',
  },
  helpWidget: {
    value: '18 KiB',
    label: 'at most, until somebody can search the help articles inside a page of yours',
    how: 'npm run budget fails above it; brotli',
  },
  importItems: {
    value: '10,000',
    label: 'files or pages at most in one import; a server killed on the way loses none and makes none twice',
    how: 'tests/faults/import.test.ts',
  },
  handoffLimit: {
    value: '60 s',
    label: 'at most in the queue without an answer; then it is a ticket, and nobody is forgotten',
    how: 'core/conversation-record/timeouts.ts',
  },
} as const satisfies Record<string, Figure>
