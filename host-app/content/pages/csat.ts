import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'CSAT surveys and answer ratings',
  description:
    'Visitors can rate every AI answer with a thumb today. Five kinds of survey, sent when a conversation is resolved, are planned: what each is good for.',
  hero: {
    eyebrow: 'CSAT, planned',
    heading: 'Ask how it went while they still remember',
    lead: 'Five kinds of survey are planned, in your own wording, sent when a conversation ends. Visitors can rate every AI answer with a thumb today.',
    proof:
      'The first button says what each of the five asks. Drawing them, sending them, storing the answers and reporting on them is still to be built.',
    actions: [
      { label: 'See it in Action', does: 'show-surveys' },
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Request a Demo', to: '/demo' },
    ],
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Two questions that are often mixed up',
      jobs: [
        {
          title: 'Was this answer any good?',
          text: 'Works today. Two thumbs stand below each reply of the AI; pressing the same one again takes the vote back. It is kept with the message, beside the articles the reply rested on, so a bad vote leads to a page you can mend.',
        },
        {
          title: 'How was it, all in all?',
          text: 'Planned. One survey for one conversation, in the widget when it is resolved, or behind a link that you send yourself.',
          points: [
            'Your wording for question, scale ends and thanks',
            'A comment box that can follow any of the scales',
            'Names for it are reserved: <support-csat>, startSurvey and support:csat',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which of the five to choose',
      columns: ['Kind', 'Good for', 'Mind that'],
      rows: [
        [
          'Emoji',
          'Phones, and customers who share no language with you',
          'A face is a mood, and moods make poor averages',
        ],
        ['Stars', 'Shops, where everybody knows them', 'They tempt to the ends of the scale'],
        [
          '0 to 10',
          'The whole relationship, asked now and then (NPS)',
          'It says little about one Tuesday’s ticket',
        ],
        ['Thumbs', 'A single answer', 'You learn that it failed, never why'],
        ['Comment', 'The reason behind any of the others', 'Somebody has to read it every week'],
      ],
    },
    {
      kind: 'code',
      heading: 'Articles that disappoint, by today’s votes',
      text: 'Under Knowledge and Gaps, a list shows how often answers resting on each article helped, in the last 7, 30 or 90 days. For all time, if the database is yours, there is this query.',
      code: "select cited ->> 'title' as article,\n       count(*) filter (where m.helpful) as helpful,\n       count(*) filter (where not m.helpful) as not_helpful\n  from messages m\n cross join jsonb_array_elements(m.meta -> 'citations') as cited\n where m.helpful is not null\n   and m.company_id =\n       (select id from companies where subdomain = 'acme')\n group by 1 order by not_helpful desc;",
    },
    {
      kind: 'contrast',
      heading: 'What exists, and what the plan adds',
      good: {
        title: 'In the product now',
        items: [
          'A vote on each AI answer, by the visitor of that conversation alone',
          'Stored on the message, with its sources and its time',
          'In all six languages of the widget, by keyboard too',
        ],
      },
      bad: {
        title: 'Planned',
        items: [
          'The five surveys, sent on resolve, in the widget and by link',
          'A report by agent, team and time, with AI and people apart',
          'Your own words for each of them',
          'A download of what was answered',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Fair questions about asking questions',
      questions: [
        {
          question: 'Can an agent see who voted an answer down?',
          answer:
            'Not in the inbox, which does not show votes so far. Among the ratings under Gaps each vote stands with its question and answer, and leads to the conversation it belongs to.',
        },
        {
          question: 'Will AI and people be scored together?',
          answer:
            'No, the planned report keeps them apart. Added up, a quick bot can hide a slow team, and the other way round.',
        },
        {
          question: 'Which kind should a small team begin with?',
          answer:
            'Thumbs with a comment. Twenty reasons you have read are more use than two hundred stars you have counted.',
        },
        {
          question: 'Can I ask for ratings today with another tool?',
          answer:
            'Yes. Your page hears support:resolved with the conversation’s id and can open a survey of its own then.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before the surveys arrive',
      pages: [
        {
          to: '/resources/learn/csat-system',
          why: 'How to choose a question, a moment and a reader for the answers.',
        },
        { to: '/insights', why: 'The other half: what visitors asked and did not get.' },
        { to: '/apis', why: 'The events a page can hear, the end of a conversation among them.' },
      ],
    },
  ],
  closing: {
    heading: 'Read the thumbs you already have',
    text: 'Votes are collected from the first conversation on. When the surveys come, you will know what to ask about.',
  },
}
