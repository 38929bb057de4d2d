import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Insights: questions without an answer',
  description:
    'Insights lists the questions that your AI couldn’t answer, grouped by topic, shows what agents answered instead, and tests an article before you publish.',
  hero: {
    eyebrow: 'Insights',
    heading: 'Find the questions your articles don’t answer',
    lead: 'Lapwing groups similar questions that the AI couldn’t answer. You see which articles to write next, and which gaps you have closed.',
    proof: 'To mark a gap as answered, Lapwing searches your articles again with the questions in it.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Try the chat', to: '/resources/demos' },
    ],
    picture: 'gaps',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Four ways to improve your articles',
      intro:
        'You find them in the admin area under Knowledge. Editing needs the permission to write articles.',
      jobs: [
        {
          title: 'Gaps',
          text: 'Questions that ended with the offer of a human, a bad rating, or a search without a good result. Similar questions are grouped.',
          points: [
            'The most frequent group comes first, with the customers’ own words',
            'Start an article from a group, or dismiss it',
          ],
          picture: 'article-gap',
        },
        {
          title: 'Answered by agents',
          text: 'If an agent answered a question that the AI couldn’t, you see question and answer side by side. One click turns them into a draft article.',
          points: [
            'Addresses, long numbers and the names of both people are replaced by “…”',
            'If the agent named an article, you can add the question to that article',
          ],
        },
        {
          title: 'Searches and feedback',
          text: 'See what people searched for in your help center, whether they found something, and their comments on articles.',
          points: ['Searches are stored without the person who made them, and deleted after a time'],
        },
        {
          title: 'Test before you publish',
          text: 'Before you publish a draft, Lapwing answers recent questions with and without it. You see which answers change.',
          points: ['The test uses the built-in AI, so it doesn’t cause costs for a model'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A weekly routine',
      steps: [
        {
          title: 'Dismiss what isn’t support',
          text: 'Remove tests, jokes and questions meant for another company.',
        },
        {
          title: 'Connect synonyms',
          text: 'Grouping compares words, so “refund” and “money back” are separate. Add them as synonyms, and the search treats them alike.',
        },
        {
          title: 'Improve the top three',
          text: 'If an article exists, add your customers’ words to its title or first sentences. Otherwise, write one.',
        },
        {
          title: 'Test the question',
          text: 'Ask it in the playground with your draft. The bar beside each passage shows how well it matches.',
          speaker: 'visitor',
        },
        {
          title: 'Leave some questions to agents',
          text: 'Add topics that need a person to the AI’s blocked topics.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Query the gaps yourself',
      text: 'If you run your own PostgreSQL database, this query counts the questions that ended with the offer of a human. It doesn’t group them.',
      code: "select q.content as question, count(*) as times,\n       max(q.created_at)::date as last_asked\n  from messages a\n  join messages q on q.conversation_id = a.conversation_id\n                 and q.sequence = a.sequence - 1\n where a.meta ->> 'type' = 'offer' and q.sender_type = 'visitor'\n   and a.company_id =\n       (select id from companies where subdomain = 'acme')\n group by q.content order by times desc, last_asked desc;",
    },
    {
      kind: 'table',
      heading: 'What is stored with a message',
      columns: ['Type', 'Meaning'],
      rows: [
        ['answer', 'The AI replied. The source articles are stored with it'],
        ['suggestions', 'The AI wasn’t sure and suggested articles'],
        ['picked', 'The visitor chose a suggested article'],
        ['offer', 'The AI couldn’t answer and offered a human'],
        ['declined', 'The visitor declined the offer'],
        ['auto', 'An automatic message, such as an apology or a closing message'],
        ['thankyou', 'The visitor pressed “Thank you, that answered my question”'],
      ],
    },
    {
      kind: 'text',
      heading: 'Trends',
      paragraphs: [
        'Insights shows how often each topic comes up over time and marks topics that grow fast. The reports show how much the AI answered, handed over and had reopened.',
      ],
      link: { label: 'See the reports', to: '/dashboards' },
    },
    {
      kind: 'faq',
      heading: 'Insights questions',
      questions: [
        {
          question: 'Are the questions sent to another service for analysis?',
          answer:
            'They aren’t. Grouping runs on the Lapwing server. If you connect a language model, it receives the question, recent messages and passages to write its answer.',
        },
        {
          question: 'What if a visitor deletes a conversation?',
          answer:
            'Its questions disappear from the gaps and suggestions. A draft that someone already wrote from it stays.',
        },
        {
          question: 'Are failures of the model counted as gaps?',
          answer: 'Yes. They’re marked as answered if your articles contain the answer.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More about improving answers',
      pages: [
        { to: '/help-center', why: 'Write and publish the missing article.' },
        { to: '/csat', why: 'See how visitors rate the answers.' },
        { to: '/dashboards', why: 'Volume, reply times and backlog.' },
        { to: '/resources/learn/kb-that-ranks', why: 'How to write articles that the search finds.' },
      ],
    },
  ],
  closing: {
    heading: 'Let your visitors show you what to write',
    text: 'Put the chat on one page for a week. Then start with the most frequent gap.',
  },
}
