import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'A help centre your AI may quote',
  description:
    'One set of articles behind the chat’s answers and the ticket form’s suggestions. What works today, and what the planned editor and public pages add.',
  hero: {
    eyebrow: 'Help centre',
    heading: 'Write an article once, have it quoted everywhere',
    lead: 'The chat answers from your articles and the ticket form suggests them. An editor and public pages for them are the next big piece of work.',
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
      kind: 'cards',
      heading: 'Where an article turns up today',
      cards: [
        {
          icon: 'answer',
          title: 'Under a reply of the chat',
          text: 'By its title, as the source of what was said.',
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
      ],
    },
    {
      kind: 'table',
      heading: 'The parts of an article',
      columns: ['Part', 'What it is good for'],
      rows: [
        ['Title', 'Its words weigh most when a question is matched'],
        ['Alternate questions', 'Other ways to ask the same, in your visitors’ words; they weigh next'],
        ['Body', 'Markdown; the sentences closest to the question are the ones quoted'],
        ['Category and section', 'Its shelf, by which the public pages will be ordered'],
        ['Slug', 'The name by which a reply refers to it, and later its address'],
        ['Status', 'Draft, published or archived; search knows only what is published'],
        ['Visibility', 'Public or internal; what is internal never reaches a visitor'],
      ],
    },
    {
      kind: 'code',
      heading: 'Add one before the editor is there',
      text: 'Until then an article is a row. On your own PostgreSQL or Supabase project this statement publishes one. Platform staff can also fill an empty workspace with sample articles from the console.',
      code: "insert into content\n  (company_id, slug, title, body, alternate_questions, status, published_at)\nselect id, 'return-a-lamp', 'Return a lamp',\n       'You can return a lamp within 30 days. Keep the box: glass travels badly without it.',\n       '{\"Can I send it back?\",\"The lamp arrived broken\"}', 'published', now()\n  from companies where subdomain = 'acme';",
    },
    {
      kind: 'text',
      heading: 'What saving an article will do',
      paragraphs: [
        'The planned editor answers the question every writer has: what will this change break? On saving it puts the last real questions to the draft and to the live articles, and lists which replies are new, different or gone.',
        'Also planned: public pages at /kb with a search you can link to, “Was this helpful?” with room for a comment, several languages of one article, a list of searches that found nothing, and a plain Markdown twin of each page for machines that read.',
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
            'Seldom, because matching goes by words. Write the article in the languages your visitors ask in. With a model connected, the reply itself comes in the visitor’s language.',
        },
        {
          question: 'Can agents keep articles the AI must not use?',
          answer:
            'Mark them internal. The policy that lets visitors and the AI read articles asks for public and published ones, so this does not depend on a prompt.',
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
        { to: '/insights', why: 'Which questions your articles left open, in one query.' },
        { to: '/blog/search-without-vectors', why: 'What the search does and where it gives up.' },
      ],
    },
  ],
  closing: {
    heading: 'Begin with the five questions you are tired of',
    text: 'Five short articles with honest titles answer more than fifty imported ones. The chat will tell you which is the sixth.',
  },
}
