import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Insights into unanswered questions',
  description:
    'See which customer questions your help articles don’t answer, grouped by topic. Turn an agent’s reply into a draft article and test the change first.',
  hero: {
    eyebrow: 'Insights',
    heading: 'See which questions your articles don’t answer',
    lead: 'Lapwing collects the questions that the AI couldn’t answer and groups similar ones. You see which article to write next.',
    proof: 'A group is marked as answered when the search finds an answer to all of its questions.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Ask an unanswerable question', to: '/resources/demos' },
    ],
    picture: 'article',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Four views under Knowledge',
      intro: 'Members of your company can read these views. Writers can also create articles from them.',
      jobs: [
        {
          title: 'Gaps',
          text: 'Recent questions that led to the offer of a human, a thumbs down, or a search without a good match. Similar questions are grouped.',
          points: [
            'The most frequent group comes first, with your customers’ wording',
            'Create an article from a group, or dismiss it',
          ],
        },
        {
          title: 'Answered by agents',
          text: 'When an agent resolved what the AI couldn’t, the question and the reply appear together. One click creates a draft article from them.',
          points: [
            'Email addresses, long numbers, and the names of customer and agent are removed',
            'If the agent linked an article, you can add the question to it',
          ],
        },
        {
          title: 'Searches and feedback',
          text: 'See what people searched for on the help pages, whether they found something, and how they rated articles.',
          points: ['Searches are stored for 90 days, without the person’s identity'],
        },
        {
          title: 'Effects of an edit',
          text: 'Before you publish a draft, Lapwing asks recent visitor questions and your pinned tests with and without it. You see which answers change.',
          points: ['The comparison uses the built-in AI, so it doesn’t cost model tokens'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A weekly review',
      steps: [
        {
          title: 'Dismiss what isn’t support',
          text: 'Tests, jokes and questions for another company also appear in the list. Dismiss them.',
        },
        {
          title: 'Connect synonyms',
          text: 'Questions are grouped by their words, so “refund” and “money back” stay apart. Add them as synonyms, and the search treats them alike.',
        },
        {
          title: 'Fix the top three groups',
          text: 'If an article exists, use your customers’ words in its title or first sentences. If not, write one.',
        },
        {
          title: 'Test the answer',
          text: 'Ask the question in the playground with your draft. The scores show which article wins.',
          speaker: 'visitor',
        },
        {
          title: 'Leave some questions to agents',
          text: 'If a question should go to a human, add its topic to the blocked topics for the AI.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Query the gaps yourself',
      text: 'If you host Lapwing on your own PostgreSQL, this query counts the questions that led to the offer of a human. It doesn’t group them.',
      code: "select q.content as question, count(*) as times,\n       max(q.created_at)::date as last_asked\n  from messages a\n  join messages q on q.conversation_id = a.conversation_id\n                 and q.sequence = a.sequence - 1\n where a.meta ->> 'type' = 'offer' and q.sender_type = 'visitor'\n   and a.company_id =\n       (select id from companies where subdomain = 'acme')\n group by q.content order by times desc, last_asked desc;",
    },
    {
      kind: 'table',
      heading: 'Message types in the database',
      columns: ['Type', 'Meaning'],
      rows: [
        ['answer', 'The AI answered from the listed articles, or returned a greeting'],
        ['suggestions', 'The AI wasn’t sure and listed articles to choose from'],
        ['picked', 'The visitor chose one of them'],
        ['offer', 'The AI didn’t answer and offered a human'],
        ['declined', 'The visitor declined the offer'],
        ['auto', 'An automatic message: closing, apology or timeout'],
        ['thankyou', 'The visitor pressed “Thank you, that answered my question”'],
      ],
      note: 'The visitor’s rating is stored beside the type.',
    },
    {
      kind: 'text',
      heading: 'Trends over time',
      paragraphs: [
        'Insights shows topics over time and marks a topic with an unusual rise. The reports show how many conversations the AI answered or handed over, and how many were reopened.',
      ],
      link: { label: 'What the reports show', to: '/dashboards' },
    },
    {
      kind: 'faq',
      heading: 'Insights questions',
      questions: [
        {
          question: 'Are questions sent to a third party for analysis?',
          answer:
            'Grouping runs on the Lapwing server. If you connect a language model, it receives the question and the passages in order to answer.',
        },
        {
          question: 'What happens when a visitor erases a conversation?',
          answer:
            'Its questions disappear from the gaps and suggestions. A draft that someone created from one stays. The audit log records the erasure, not the content.',
        },
        {
          question: 'Does a question count as a gap when the model was down?',
          answer: 'Yes. It’s marked as answered as soon as the search finds an answer in your articles.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Act on what you find',
      pages: [
        { to: '/help-center', why: 'Write the missing article.' },
        { to: '/csat', why: 'What customers thought of their answers.' },
        { to: '/dashboards', why: 'Volume, reply times and backlog.' },
        { to: '/resources/learn/kb-that-ranks', why: 'Word an article so that the search finds it.' },
      ],
    },
  ],
  closing: {
    heading: 'Let customers tell you what to write',
    text: 'Put the chat on one page for a week. Then write articles for the questions that it couldn’t answer.',
  },
}
