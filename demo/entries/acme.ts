import type { SeedEntry } from '../types.ts'

/** Acme's news, questions and pages. */
export const acmeEntries: readonly SeedEntry[] = [
  {
    type: 'changelog',
    slug: 'week-templates',
    title: 'Week templates',
    excerpt: 'Keep a week that works, and begin the next one with it.',
    alternate_questions: [],
    body: `A week that works can now be kept as a template.

- Press Keep as template above any week.
- Begin an empty week with the template of your choice.
- Names stay out of a template unless you ask for them.`,
  },
  {
    type: 'changelog',
    slug: 'keyboard-in-the-planner',
    title: 'The planner by keyboard',
    excerpt: 'Every cell of the planner can be reached and changed without a mouse.',
    alternate_questions: [],
    body: `Every cell of the planner can now be reached by the arrow keys.

- Enter opens a cell, Escape leaves it as it was.
- The question mark shows all keys.
- Screen readers say the person, the day and the hours of a cell.`,
  },
  {
    type: 'announcement',
    slug: 'winter-maintenance',
    title: 'Maintenance on a Sunday night in winter',
    excerpt: 'The planner is read-only for two hours.',
    alternate_questions: [],
    body: `On the second Sunday of December the planner is read-only from 01:00 to 03:00 UTC, while we move to new machines.

The clock terminals go on counting, and catch up by themselves when the maintenance is over.`,
  },
  {
    type: 'faq',
    slug: 'who-stands-behind-acme',
    title: 'Who stands behind Acme?',
    excerpt: 'A company of twelve people that belongs to those who work in it.',
    alternate_questions: ['Who owns Acme?', 'How big is the company?'],
    body: 'Acme is a company of twelve people. It belongs to those who work in it, and has no outside investors.',
  },
  {
    type: 'faq',
    slug: 'which-browsers-work',
    title: 'Which browsers work?',
    excerpt: 'The last two major versions of Chrome, Edge, Firefox and Safari.',
    alternate_questions: ['Does it run in Safari?', 'Is Internet Explorer supported?'],
    body: 'The last two major versions of Chrome, Edge, Firefox and Safari work. Older ones may, but nobody tests them.',
  },
  {
    type: 'comparison',
    slug: 'acme-planner-vs-spreadsheets',
    title: 'Acme Planner or a spreadsheet',
    excerpt: 'When a spreadsheet is enough, and when it is not.',
    alternate_questions: ['Is Excel good enough for rotas?'],
    body: `## When a spreadsheet is enough

One place, five people, the same week again and again: keep your spreadsheet.

## When it is not

As soon as two people change the same week, somebody swaps by phone, or hours have to reach payroll, a spreadsheet tells nobody what is new.`,
  },
  {
    type: 'cms_page',
    slug: 'accessibility-statement',
    title: 'Accessibility statement',
    excerpt: 'What we have checked, and what we know to be missing.',
    alternate_questions: [],
    body: `We check every screen against WCAG 2.2, level AA.

Known gaps: printed rotas have no tagged PDF, and the month view needs a wide screen. Write to us about any other.`,
  },
  {
    type: 'blog',
    slug: 'five-habits-of-calm-rotas',
    title: 'Five habits of calm rotas',
    excerpt: 'What teams do whose plans hardly ever change.',
    alternate_questions: [],
    body: `Teams whose plans hardly ever change share five habits.

1. They publish on the same weekday, always.
2. They leave one shift in ten open.
3. They let people swap among themselves.
4. They say no to changes by phone.
5. They look back at the end of the month, together.`,
  },
]
