import type { SeedEntry } from '../types.ts'

/** The platform's news, questions and pages. */
export const appEntries: readonly SeedEntry[] = [
  {
    type: 'changelog',
    slug: 'versions-of-articles',
    title: 'Articles have versions',
    excerpt: 'See what was published when and by whom, and bring an old text back.',
    alternate_questions: [],
    body: `Whatever you publish is kept as a numbered version.

- Compare any two of them.
- Put an old one back into the draft with one press.
- Give a draft a date, and it is published by itself.`,
  },
  {
    type: 'announcement',
    slug: 'six-languages',
    title: 'The widget speaks six languages',
    excerpt: 'English, German, Spanish, French, Hebrew and Arabic.',
    alternate_questions: [],
    body: 'The widget speaks English, German, Spanish, French, Hebrew and Arabic, the last two from right to left.',
  },
  {
    type: 'faq',
    slug: 'can-i-bring-my-articles',
    title: 'Can I bring my articles along?',
    excerpt: 'Yes: as Markdown or HTML files, or by the address of your sitemap.',
    alternate_questions: ['How do I import my old help centre?', 'Can I import from a sitemap?'],
    body: 'Yes. Send Markdown or HTML files, or name the sitemap of your old help centre. Each page becomes a draft that nobody reads before you publish it.',
  },
  {
    type: 'comparison',
    slug: 'widget-or-shared-inbox',
    title: 'A widget or a shared inbox',
    excerpt: 'Mail waits; a visitor on your page does not.',
    alternate_questions: [],
    body: `## A shared inbox

Take it when a question deserves a day of thought, and your customers write mail anyway.

## A widget

Take it when the visitor is still there, and would leave without an answer.`,
  },
  {
    type: 'cms_page',
    slug: 'how-we-support-you',
    title: 'How we support you',
    excerpt: 'Where to ask, and who answers.',
    alternate_questions: [],
    body: `Ask in the chat first. It answers from these articles, and a person is called when you want one.

What takes longer goes through the contact form, which gives you a number at once. The reply stands in that ticket, and comes by mail when you have not seen it there.`,
  },
  {
    type: 'blog',
    slug: 'write-the-answer-first',
    title: 'Write the answer first',
    excerpt: 'Why the first two sentences of an article decide whether it helps.',
    alternate_questions: [],
    body: `Readers decide in two sentences whether an article is theirs.

Write the answer first. Then say for whom it holds, and only then how it came to be so.`,
  },
]
