import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Insights: the questions left open',
  description:
    'What visitors asked in vain, with questions alike put together; what they searched for; what your people answered instead; and what an edit would change.',
  hero: {
    eyebrow: 'Insights',
    heading: 'Find the questions your articles do not answer',
    lead: 'An AI that admits a gap writes your to-do list. Lapwing puts questions that are alike together and marks what you have answered since.',
    proof:
      'A gap counts as answered only when every question in it, asked again, finds a passage above the threshold.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Make it say no', to: '/resources/demos' },
    ],
    picture: 'article',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Four views, and what each is for',
      intro:
        'All under Knowledge, for anybody of the company; only writers see the buttons that change something.',
      jobs: [
        {
          title: 'Gaps',
          text: 'Questions of the last 7, 30 or 90 days for which a person had to be offered, whose answer got a thumb down, or whose search found nothing sure. Up to 300 different ones are grouped.',
          points: [
            'The most frequent group first, with the wordings that people used',
            'Start an article from one, or dismiss it until somebody asks again',
          ],
        },
        {
          title: 'Answered by people',
          text: 'Where the AI passed and a colleague resolved the conversation, the visitor’s question and the colleague’s words stand side by side. One press makes an unpublished draft of them.',
          points: [
            'Addresses, long numbers and both names are replaced by “…”',
            'If the colleague named an article, the question can be added to its other wordings',
          ],
        },
        {
          title: 'Searches and feedback',
          text: 'What was typed into the help pages and how often, with or without a find, and each “Was this helpful?” with its comment.',
          points: ['Searches are kept for 90 days, without who made them'],
        },
        {
          title: 'What an edit changes',
          text: 'Before a draft goes live, the last real questions and your pinned tests are put to the live articles and to those with your draft among them. You read the difference, not a forecast.',
          points: ['No vendor’s model is paid for it: the built-in answerer is asked'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'An hour a week with that list',
      steps: [
        {
          title: 'Dismiss what is not support',
          text: 'Tests, jokes and questions to the wrong company end up among the gaps too. They need no article. A plain hello or thanks is answered before the search and does not.',
        },
        {
          title: 'Look at groups that should be one',
          text: 'Grouping goes by words and rather splits than mixes: “refund” and “money back” stay apart. A group of synonyms teaches the search that they mean the same.',
        },
        {
          title: 'Look at the three at the top',
          text: 'If an article exists, its title or its first sentences miss the visitors’ words. If none does, write it.',
        },
        {
          title: 'Ask the question yourself',
          text: 'Type it into the playground as it was asked, with your draft in place. The bar at each passage tells you whether the right article wins, and by how much.',
          speaker: 'visitor',
        },
        {
          title: 'Leave the rest to people',
          text: 'Some questions should reach a person. If one keeps coming back, put its words among the topics the AI leaves alone and tell the team.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'The same gaps, in a query of your own',
      text: 'For a report elsewhere, on your own PostgreSQL or Supabase project. It counts the offers of a person by the exact words before them: it groups nothing, and knows nothing of searches or of thumbs.',
      code: "select q.content as question, count(*) as times,\n       max(q.created_at)::date as last_asked\n  from messages a\n  join messages q on q.conversation_id = a.conversation_id\n                 and q.sequence = a.sequence - 1\n where a.meta ->> 'type' = 'offer' and q.sender_type = 'visitor'\n   and a.company_id =\n       (select id from companies where subdomain = 'acme')\n group by q.content order by times desc, last_asked desc;",
    },
    {
      kind: 'table',
      heading: 'How to read what is stored',
      columns: ['Mark on a message', 'Says that'],
      rows: [
        ['answer', 'The AI replied, and these articles were its sources; a hello that it returned has none'],
        ['suggestions', 'It was not sure, and named up to three articles to choose from'],
        ['picked', 'The visitor chose one of them'],
        ['offer', 'It had no information, was kept off the topic, or could not look, and offered a person'],
        ['declined', 'The visitor said no to that offer'],
        ['auto', 'A timer spoke: a closing, an apology or a timeout'],
        ['thankyou', 'The visitor pressed “Thank you, that answered my question”'],
      ],
      note: 'The visitor’s thumb is stored beside these as true, false or nothing.',
    },
    {
      kind: 'text',
      heading: 'Trends',
      paragraphs: [
        'Insights also shows each topic over time, and marks a topic that is asked far more often than before. How much the AI answered, handed over and had reopened is in the reports, over any range of days. Read the share that ends with a person as a fact about your articles, not as a score to push down.',
      ],
      link: { label: 'What the reports show', to: '/dashboards' },
    },
    {
      kind: 'faq',
      heading: 'On reading other people’s questions',
      questions: [
        {
          question: 'Are the questions sent anywhere for analysis?',
          answer:
            'No. They lie in your database, and grouping them is arithmetic on your own server. With a model connected, the question, the recent turns and the passages go to that one server to be answered, and nowhere else.',
        },
        {
          question: 'What if a visitor erases a conversation?',
          answer:
            'Its questions leave the gaps and the suggestions; a draft that somebody made of one stays. The audit log keeps that something was erased, not what it said.',
        },
        {
          question: 'Does a gap count when the model was down?',
          answer:
            'Yes, the mark is the same, but the words differ: “I can’t look that up right now” instead of “I don’t have information about that”. Such a gap shows as answered as soon as your articles hold the answer, since the search alone is asked.',
        },
        {
          question: 'Is an unanswered question a failure?',
          answer:
            'Only the second time. The first one is how you learn what people call the thing you named differently.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'After the list',
      pages: [
        { to: '/help-center', why: 'Where the missing article goes.' },
        { to: '/csat', why: 'What visitors thought of the answers they did get.' },
        { to: '/dashboards', why: 'How many, how fast, how much is left.' },
        { to: '/resources/learn/kb-that-ranks', why: 'How to word an article so that it is found.' },
      ],
    },
  ],
  closing: {
    heading: 'Your visitors have written the outline',
    text: 'Put the chat on one page for a week. What it could not answer is the table of contents of your help centre.',
  },
}
