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
    value: '36 KiB',
    label: 'at most, with the first message sent and the live connection open',
    how: 'npm run budget fails above it; brotli',
  },
  hostGlobals: {
    value: '1',
    label: 'name added to your page’s globals, and no change to its styles or layout',
    how: 'tests/e2e/hostile.spec.ts, on pages with hostile styles and scripts',
  },
  isolationCells: {
    value: '44,000+',
    label: 'combinations of identity, table and operation, tested against the database’s policies',
    how: 'tests/security/rls.test.ts, on two databases',
  },
  isolationAttempts: {
    value: '140+',
    label: 'attempts to reach another company’s data that you can run against your own installation',
    how: 'the isolation page of the platform console',
  },
  policyMutants: {
    value: 'all but 4',
    label:
      'of more than 300 faults planted in the policies are found by the tests; the four are harmless and listed',
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
    label:
      'files or pages at most in one import; if the server is killed, it loses none and imports none twice',
    how: 'tests/faults/import.test.ts',
  },
  handoffLimit: {
    value: '60 s',
    label: 'at most in the queue without an answer, by default; then the request becomes a ticket',
    how: 'core/conversation-record/timeouts.ts',
  },
} as const satisfies Record<string, Figure>
