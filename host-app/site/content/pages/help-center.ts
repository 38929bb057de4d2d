import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Help center software with AI answers',
  description:
    'Write help articles in the browser, publish them on your own subdomain, and test how an edit changes the AI’s answers before the edit goes live.',
  hero: {
    eyebrow: 'Help center',
    heading: 'Write an article once and answer the question everywhere',
    lead: 'A published article gets its own page. The chat quotes it, the ticket form suggests it, and customers can search it inside your product.',
    proof: 'The AI uses a new version of an article as soon as you publish it.',
    actions: [
      { label: 'See an article quoted', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'article-billing',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Write, test and import articles',
      jobs: [
        {
          title: 'Write without losing work',
          text: 'Edit in a rich text editor or in Markdown. Drafts save automatically. If a colleague saved first, Lapwing tells you and doesn’t overwrite their text.',
          points: [
            'Publish now, schedule a time, or publish many articles together',
            'Compare any published version with the draft, and restore it',
            'Attach images and files to an article',
          ],
        },
        {
          title: 'Test answers before you publish',
          text: 'The playground answers as the chat would. It can use your draft in place of the live article. It shows the passages that the search found, their scores, and the prompt for the model.',
          points: [
            'Pin a question to the article that should answer it',
            'Run recent visitor questions and pinned tests against the live article and your draft',
            'See broken answers first, then changed answers, then new ones',
          ],
          picture: 'passages',
        },
        {
          title: 'Import existing articles',
          text: 'Upload Markdown or HTML files, or enter a sitemap address. Each file or page becomes a draft. Failed files are listed with the reason.',
          points: [
            'Menus and forms are removed from imported web pages',
            'Imported articles stay hidden from visitors until you publish them',
            'PDFs and export files from other help desks aren’t supported',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Where customers find an article',
      cards: [
        {
          icon: 'globe',
          title: 'On your help pages',
          text: 'Your subdomain has categories, search and feedback at /kb. These pages work without JavaScript.',
        },
        {
          icon: 'code',
          title: 'Inside your product',
          text: 'The <support-kb> element shows the help center in a page, or opens it from a button.',
        },
        {
          icon: 'answer',
          title: 'Under an AI answer',
          text: 'An answer shows the titles of its source articles and links to their pages.',
          to: '/live-ai-chat-support',
        },
        {
          icon: 'search',
          title: 'In the ticket form',
          text: 'Matching articles appear while the customer types the subject.',
          to: '/tickets',
        },
        {
          icon: 'chat',
          title: 'On the chat’s home screen',
          text: 'The newest public articles appear below the greeting.',
        },
        {
          icon: 'file',
          title: 'In search engines and AI tools',
          text: 'Lapwing publishes sitemap.xml and llms.txt. Add .md to an article’s address to get it as Markdown.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Page weight and import size',
      figures: ['helpPage', 'helpWidget', 'importItems'],
    },
    {
      kind: 'table',
      heading: 'Seven content types in one editor',
      intro: 'The AI can search and quote all of them. They differ in address and layout.',
      columns: ['Type', 'Where it appears'],
      rows: [
        ['Article', '/kb, by category and section'],
        ['FAQ', '/faq, as expandable questions with structured data for search engines'],
        ['Comparison', '/comparison, as a list of pages'],
        ['Changelog', '/changelog, newest entry first'],
        ['Announcement', '/announcement, with dates'],
        ['Page', '/cms_page, for other content'],
        ['Blog', '/blog, with the date of each post'],
      ],
      note: 'A list without published content answers with a “not found” page.',
    },
    {
      kind: 'table',
      heading: 'The fields of an article',
      columns: ['Field', 'What it does'],
      rows: [
        ['Title', 'Has the most weight when a question is matched'],
        [
          'Alternate questions',
          'Other ways in which customers ask the question; they have the second most weight',
        ],
        ['Body', 'Markdown text; the AI quotes the closest sentences'],
        ['Category and section', 'The article’s place in the help center'],
        ['Slug', 'The end of the address; an old slug redirects to the new one'],
        ['Language', 'Translations are separate articles that link to each other'],
        ['Search title and description', 'What search engines show'],
        ['Status', 'Draft, published or archived; the AI uses published articles'],
        ['Visibility', 'Public or internal; visitors and the AI can’t read internal articles'],
      ],
    },
    {
      kind: 'contrast',
      heading: 'How to write an article that the AI can quote',
      good: {
        title: 'Do',
        items: [
          'Answer one question per article, and put the question in the title',
          'Give the answer in the first two sentences, then explain',
          'List your customers’ own phrases as alternate questions',
          'Write out names and numbers',
        ],
      },
      bad: {
        title: 'Avoid',
        items: [
          'One long FAQ page with forty answers',
          'Sentences that begin with “this” and depend on the sentence before',
          'Steps that exist in a screenshot but not in the text',
          'Two published versions of the same rule',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Help center questions',
      questions: [
        {
          question: 'Do we need a vector database?',
          answer:
            'You don’t. The built-in search compares word stems and short letter sequences, in memory, with a separate index per company. The letter sequences help with typing errors.',
        },
        {
          question: 'Will a German question find an English article?',
          answer:
            'Rarely, because the search matches words. Add a translation for each language that your customers use. Lapwing doesn’t translate articles. If you connect a language model, the model is asked to reply in the visitor’s language.',
        },
        {
          question: 'Can agents keep articles that the AI must not use?',
          answer:
            'Yes, mark them as internal. A database policy keeps internal articles from visitors and from the AI, so the rule doesn’t depend on a prompt.',
        },
        {
          question: 'Who can publish?',
          answer:
            'Writing and publishing are separate permissions. By default, agents write, and owners and admins also publish. You can change this per role. Lapwing doesn’t have an approval workflow.',
        },
        {
          question: 'What if two articles contradict each other?',
          answer:
            'The AI quotes the better match and names it, so you can see which article caused the answer. Archive the outdated one to remove it from the search.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Learn more',
      pages: [
        { to: '/resources/learn/kb-that-ranks', why: 'How to choose, name and split articles.' },
        { to: '/insights', why: 'Which customer questions your articles don’t answer.' },
        { to: '/blog/search-without-vectors', why: 'How the search works and where it fails.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with your five most common questions',
    text: 'Write one short article for each. Then check in Insights which question to answer next.',
  },
}
