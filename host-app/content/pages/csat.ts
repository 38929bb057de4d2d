import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'CSAT surveys and answer ratings',
  description:
    'Five kinds of survey, asked in the chat or by email when a conversation is resolved, in six languages and your own wording: what each is good for.',
  hero: {
    eyebrow: 'CSAT',
    heading: 'Ask how it went while they still remember',
    lead: 'Five kinds of survey, in your own wording, asked when a conversation is resolved. Visitors can rate each single AI answer with a thumb, too.',
    proof:
      'The first button opens all five, and they are the real ones: what you choose there is saved by this site. Nobody is asked for a name.',
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
          text: 'One survey for one conversation, in the chat when it is resolved, or by email some time later. A score counts at the first press; the reason may follow.',
          points: [
            'Your wording for the question, for what comes after a low or a high score, and for the thanks',
            'A comment box after each of the scales, which may be skipped',
            'For your own pages: <support-csat>, startSurvey and support:csat',
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
      heading: 'Articles that disappoint, by the thumbs',
      text: 'Under Knowledge and Gaps, a list shows how often answers resting on each article helped, in the last 7, 30 or 90 days. For all time, if the database is yours, there is this query.',
      code: "select cited ->> 'title' as article,\n       count(*) filter (where m.helpful) as helpful,\n       count(*) filter (where not m.helpful) as not_helpful\n  from messages m\n cross join jsonb_array_elements(m.meta -> 'citations') as cited\n where m.helpful is not null\n   and m.company_id =\n       (select id from companies where subdomain = 'acme')\n group by 1 order by not_helpful desc;",
    },
    {
      kind: 'contrast',
      heading: 'What exists, and what is still to come',
      good: {
        title: 'In the product now',
        items: [
          'The five surveys: in the chat, by email with one press to score, or on a page of yours',
          'Once per conversation, however often it is resolved; none for spam, and none for visitors who never wrote',
          'A share of the conversations, or a pause in days for each customer, if you want to ask less',
          'An answer that its visitor can change for 24 hours, and that stands with its comment in the thread',
          'A vote on each AI answer, stored on the message with its sources',
          'A report by agent, team, channel and time, with AI and people apart, and every rating as CSV',
          'All six languages of the widget, by keyboard too',
        ],
      },
      bad: {
        title: 'Not in it',
        items: ['Questions beyond the score and one comment', 'Surveys by SMS or messenger'],
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
            'No, the report keeps them apart. Added up, a quick bot can hide a slow team, and the other way round.',
        },
        {
          question: 'Which kind should a small team begin with?',
          answer:
            'Thumbs with a comment. Twenty reasons you have read are more use than two hundred stars you have counted.',
        },
        {
          question: 'Does a mail scanner that opens every link answer for my customers?',
          answer:
            'No. A link in the email only opens a page. The score is saved once that page is seen in a window, and the page says that it can still be changed.',
        },
        {
          question: 'Can I use another tool for the survey instead?',
          answer:
            'Yes. Switch ours off; your page hears support:resolved with the conversation’s id and can open a survey of its own then.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before you ask',
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
    heading: 'Ask from the first conversation on',
    text: 'A new workspace asks in the chat with five faces. Read every comment of the first weeks; the wording of your second survey is in them.',
  },
}
