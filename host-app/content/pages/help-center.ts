import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'A help centre your AI may quote',
  description:
    'Write in the browser, publish to pages of your own address, and see which of your visitors’ questions an edit would answer or break before it goes live.',
  hero: {
    eyebrow: 'Help centre',
    heading: 'Write an article once, have it quoted everywhere',
    lead: 'What you publish is a page of its own, an answer in the chat, a suggestion below the ticket form, and a search in your own product.',
    proof:
      'Publish a change and the next question meets it: the search index follows the articles by itself.',
    actions: [
      { label: 'See an article quoted', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'article',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'From a blank page to a quoted sentence',
      jobs: [
        {
          title: 'Write, and lose nothing',
          text: 'A rich editor and a Markdown one for the same text. A draft saves itself, and if a colleague has saved meanwhile you are told instead of overwriting them.',
          points: [
            'Publish now, at an hour you choose, or for up to 100 articles at once',
            'Each publication is a version: see how it differs from the draft, or put it back there',
            'Pictures and files belong to the article, up to 100 MiB together',
          ],
        },
        {
          title: 'Ask it before your visitors do',
          text: 'The playground answers as the chat would, with a draft in the place of the live article if you like. You see each passage, how sure the search is of it, and the prompt as it was sent to a model.',
          points: [
            'Pin a question with the article that has to answer it; up to 100 such tests',
            'Have the last 50 different questions and all pinned tests asked twice, of what is live and of your draft',
            'What breaks stands on top, then what changes, then what is newly answered',
          ],
          picture: 'passages',
        },
        {
          title: 'Bring along what you have',
          text: 'Drop Markdown or HTML files, or name a sitemap. Each file or page becomes a draft in the type, language and category you chose, and whatever came to nothing is listed with the reason.',
          points: [
            'Of a web page the main part is taken, without menus and forms',
            'Nobody reads an import before you publish it',
            'PDFs and the export files of other vendors are not read',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Where an article turns up',
      cards: [
        {
          icon: 'globe',
          title: 'At /kb on your address',
          text: 'Categories, sections, a search whose result can be linked to, and “Was this helpful?” with room for a comment. All of it works without JavaScript.',
        },
        {
          icon: 'code',
          title: 'Inside your own product',
          text: '<support-kb> stands where you write it, or opens behind a button of its own, and your links can open a certain article in it.',
        },
        {
          icon: 'answer',
          title: 'Under a reply of the chat',
          text: 'By its title, as the source of what was said, with a link to the page.',
          to: '/live-ai-chat-support',
        },
        {
          icon: 'search',
          title: 'Below a subject line',
          text: 'Up to three of them while a ticket is written, once three letters are there.',
          to: '/tickets',
        },
        {
          icon: 'chat',
          title: 'On the chat’s first screen',
          text: 'The newest public ones stand below the greeting, for those who would rather read.',
        },
        {
          icon: 'file',
          title: 'For machines that read',
          text: 'Add .md to an address for the plain Markdown. llms.txt names the newest articles of each category, sitemap.xml every page with its translations.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'What it weighs, what it carries',
      figures: ['helpPage', 'helpWidget', 'importItems'],
    },
    {
      kind: 'table',
      heading: 'Seven kinds of text, one editor',
      intro: 'All are searched and quoted alike. They differ in where they stand and how their list looks.',
      columns: ['Kind', 'Where it stands'],
      rows: [
        ['Article', '/kb, by category and section'],
        ['FAQ', '/faq, questions that fold open, marked up as such for search engines'],
        ['Comparison', '/comparison, a list of pages'],
        ['Changelog', '/changelog, the newest first, in full'],
        ['Announcement', '/announcement, dated'],
        ['Page', '/cms_page, for what fits nowhere else'],
        ['Blog', '/blog, with the date of each post'],
      ],
      note: 'A list without anything published in it does not exist: its address answers 404.',
    },
    {
      kind: 'table',
      heading: 'The parts of an article',
      columns: ['Part', 'What it is good for'],
      rows: [
        ['Title', 'Its words weigh most when a question is matched'],
        ['Alternate questions', 'Other ways to ask the same, in your visitors’ words; they weigh next'],
        ['Body', 'Markdown; the sentences closest to the question are the ones quoted'],
        ['Category and section', 'Its shelf, in an order that you set'],
        ['Slug', 'The end of its address; the old one leads on for good when you change it'],
        ['Language', 'Translations are articles of their own that name each other'],
        ['Search title and description', 'What a search engine shows, where it should differ'],
        ['Status', 'Draft, published or archived; search knows only what is published'],
        ['Visibility', 'Public or internal; what is internal never reaches a visitor'],
      ],
    },
    {
      kind: 'contrast',
      heading: 'Articles that get quoted, and those that do not',
      good: {
        title: 'Quoted well',
        items: [
          'One question an article, named in the title',
          'The answer in the first two sentences, reasons after it',
          'Words your customers use, listed as alternate questions',
          'Numbers and names written out where they apply',
        ],
      },
      bad: {
        title: 'Quoted badly',
        items: [
          'A page called FAQ with forty answers',
          'Sentences that begin with “this” and lean on the one before',
          'Instructions that exist only in a screenshot',
          'Two published versions of one rule',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Asked by those who write the articles',
      questions: [
        {
          question: 'Do we need a vector database?',
          answer:
            'No. Search compares word stems and short runs of characters, in memory, with an index for each company, and reads the likeliest twenty articles again, word by word. The runs forgive typing errors and work in languages that have no stemmer.',
        },
        {
          question: 'Will a German question find an English article?',
          answer:
            'Seldom, because matching goes by words. Add a translation for each language your visitors ask in; it begins as a copy of the text and nothing is translated by a machine. With a model connected, the reply itself comes in the visitor’s language.',
        },
        {
          question: 'Can agents keep articles the AI must not use?',
          answer:
            'Mark them internal. The policy that lets visitors and the AI read articles asks for public and published ones, so this does not depend on a prompt.',
        },
        {
          question: 'Who may publish?',
          answer:
            'Writing and publishing are two rights. At first agents write, and owners and admins publish as well; each role can be changed. A review by a named person, with comments and a sign-off, is not built.',
        },
        {
          question: 'What if two articles contradict each other?',
          answer:
            'The better match is quoted and named, so the contradiction becomes visible. Archive the older one; archived articles leave the search at once.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Read on',
      pages: [
        { to: '/resources/learn/kb-that-ranks', why: 'How to choose, name and cut articles.' },
        { to: '/insights', why: 'Which questions your articles left open, those alike put together.' },
        { to: '/blog/search-without-vectors', why: 'What the search does and where it gives up.' },
      ],
    },
  ],
  closing: {
    heading: 'Begin with the five questions you are tired of',
    text: 'Five short articles with honest titles answer more than fifty imported ones. The chat will tell you which is the sixth.',
  },
}
