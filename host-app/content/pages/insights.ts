import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Insights: the questions left open',
  description:
    'Every time the chat has no answer, it is stored with the question. A query lists these gaps today; reports, trends and an answer diff are planned.',
  hero: {
    eyebrow: 'Insights, partly planned',
    heading: 'Find the questions your articles do not answer',
    lead: 'An AI that admits a gap writes your to-do list. The gaps are stored from day one; the screens that sort them for you are planned.',
    proof: 'Each gap is a message of the type “offer” right after the question it could not answer.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Make it say no', to: '/resources/demos' },
    ],
    picture: 'article',
  },
  sections: [
    {
      kind: 'code',
      heading: 'The list of gaps, in one query',
      text: 'Run it on your own PostgreSQL or Supabase project. The most frequent question comes first; questions in different words count apart, so read the whole list once before you write.',
      code: "select q.content as question, count(*) as times, max(q.created_at)::date as last_asked\n  from messages a\n  join messages q on q.conversation_id = a.conversation_id\n                 and q.sequence = a.sequence - 1\n where a.meta ->> 'type' = 'offer' and q.sender_type = 'visitor'\n   and a.company_id = (select id from companies where subdomain = 'acme')\n group by q.content order by times desc, last_asked desc;",
    },
    {
      kind: 'steps',
      heading: 'An hour a week with that list',
      steps: [
        {
          title: 'Strike out what is not support',
          text: 'Tests, jokes and questions to the wrong company end up among the gaps too. They need no article. A plain hello or thanks is answered before the search and does not.',
        },
        {
          title: 'Put what means the same together',
          text: 'Five wordings of one question are one article with four alternate questions.',
        },
        {
          title: 'Look at the three at the top',
          text: 'If an article exists, its title or its first sentences miss the visitors’ words. If none does, write it.',
        },
        {
          title: 'Ask the question yourself',
          text: 'Type it into the chat as it was asked. The source below the reply tells you whether the right article won.',
          speaker: 'visitor',
        },
        {
          title: 'Leave the rest to people',
          text: 'Some questions should reach a person. If one keeps coming back, decide so once and tell the team.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'jobs',
      heading: 'What the planned screens will do',
      intro: 'None of these three is in the product today.',
      jobs: [
        {
          title: 'Show how the AI is doing',
          text: 'Answered, handed over, reopened and rated, over any range of days. Read the share that ends with a person as a fact about your articles, not as a score to push down.',
        },
        {
          title: 'Group what was searched in vain',
          text: 'What people looked for and did not find, in one log that needs no SQL: from the chat and, once they are public, from the help pages.',
        },
        {
          title: 'Tell what an edit changes',
          text: 'Before an article goes live, the last real questions are asked against it. You see which replies are new and which would be worse.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How to read what is stored',
      columns: ['Mark on a message', 'Says that'],
      rows: [
        ['answer', 'The AI replied, and these articles were its sources; a hello that it returned has none'],
        ['offer', 'It had no information, or could not look, and offered a person'],
        ['declined', 'The visitor said no to that offer'],
        ['auto', 'A timer spoke: a closing, an apology or a timeout'],
        ['thankyou', 'The visitor pressed “Thank you, that answered my question”'],
      ],
      note: 'The visitor’s thumb is stored beside these as true, false or nothing.',
    },
    {
      kind: 'faq',
      heading: 'On reading other people’s questions',
      questions: [
        {
          question: 'Are the questions sent anywhere for analysis?',
          answer:
            'No. They lie in your database. With a model connected, the question, the recent turns and the passages go to that one server to be answered, and nowhere else.',
        },
        {
          question: 'What if a visitor erases a conversation?',
          answer:
            'It disappears from the query as well. The audit log keeps that something was erased, not what it said.',
        },
        {
          question: 'Does a gap count when the model was down?',
          answer:
            'Yes, the mark is the same, but the words differ: “I can’t look that up right now” instead of “I don’t have information about that”. Filter by the reply’s text to tell them apart.',
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
