import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'CSAT surveys and answer ratings',
  description:
    'Ask customers how it went with five kinds of CSAT survey, in the chat or by email, in your own words. Visitors can also rate single AI answers.',
  hero: {
    eyebrow: 'CSAT',
    heading: 'Customer satisfaction surveys in the chat and by email',
    lead: 'Ask customers when their conversation is resolved. Choose one of five surveys and write your own questions. Visitors can also rate each AI answer.',
    proof: 'The first button opens all five surveys. They are real: this site saves what you choose.',
    actions: [
      { label: 'See it in Action', does: 'show-surveys' },
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Request a Demo', to: '/demo' },
    ],
    picture: 'survey',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Two kinds of feedback',
      jobs: [
        {
          title: 'Rate one AI answer',
          text: 'Visitors see a thumbs up and a thumbs down below each AI answer. The vote is stored with the answer and its source articles, so you know which article to improve.',
        },
        {
          title: 'Rate the whole conversation',
          text: 'One survey per conversation, in the chat or later by email. The score counts with the first click, and the customer can add a comment.',
          points: [
            'You write the question, the follow-up for low and high scores, and the thank-you text',
            'The comment is optional',
            'Developers can show a survey on any page with <support-csat> or startSurvey',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which survey to choose',
      columns: ['Survey', 'Good for', 'Watch out for'],
      rows: [
        ['Emoji', 'Phones and quick reactions', 'Averages of emoji are hard to interpret'],
        ['Stars', 'Online stores, where customers know them', 'Many people choose the lowest or the highest'],
        ['NPS', 'The whole customer relationship', 'It says little about a single conversation'],
        ['Thumbs', 'A single answer', 'You don’t learn the reason'],
        ['Comment', 'The reason behind a score', 'Someone has to read the comments'],
      ],
    },
    {
      kind: 'code',
      heading: 'Find articles with bad ratings',
      text: 'Knowledge › Gaps shows how often answers from each article helped. If you run your own database, this query returns the same for all time.',
      code: "select cited ->> 'title' as article,\n       count(*) filter (where m.helpful) as helpful,\n       count(*) filter (where not m.helpful) as not_helpful\n  from messages m\n cross join jsonb_array_elements(m.meta -> 'citations') as cited\n where m.helpful is not null\n   and m.company_id =\n       (select id from companies where subdomain = 'acme')\n group by 1 order by not_helpful desc;",
    },
    {
      kind: 'contrast',
      heading: 'Surveys: available and missing',
      good: {
        title: 'In the product',
        items: [
          'Five surveys: in the chat, by email, or on your own page',
          'One survey per conversation, and none for spam',
          'Ask a share of the conversations, or set a pause in days per customer',
          'Customers can change their answer for a limited time',
          'The inbox shows the score and the comment in the conversation',
          'A report by agent, team, channel and time, with AI and agents separate',
          'CSV export of the ratings',
          'Six languages, and full keyboard support',
        ],
      },
      bad: {
        title: 'Not in the product',
        items: ['Surveys with several questions', 'Surveys by SMS or messaging apps'],
      },
    },
    {
      kind: 'faq',
      heading: 'CSAT questions',
      questions: [
        {
          question: 'Can agents see who voted an answer down?',
          answer:
            'The inbox doesn’t show votes. Knowledge › Gaps lists each vote with its question and answer, and links to the conversation.',
        },
        {
          question: 'Are AI and agents scored together?',
          answer: 'They’re separate in the report, because one total could hide a problem on either side.',
        },
        {
          question: 'Which survey should a small team start with?',
          answer:
            'Start with thumbs and a comment. With few ratings, the comments tell you more than the average.',
        },
        {
          question: 'Do email security scanners create false ratings?',
          answer:
            'They don’t. The link in the email opens a page, and the score is saved when that page is visible in a window. The customer can still change it there.',
        },
        {
          question: 'Can I use another survey tool instead?',
          answer:
            'Yes. Turn the survey off. Your page receives the event support:resolved with the conversation’s id and can open your own survey.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More about feedback',
      pages: [
        {
          to: '/resources/learn/csat-system',
          why: 'How to choose the question and the moment, and use the answers.',
        },
        { to: '/insights', why: 'Which questions the AI couldn’t answer.' },
        { to: '/apis', why: 'The events that your page can listen to.' },
      ],
    },
  ],
  closing: {
    heading: 'Start asking with your first conversation',
    text: 'A new workspace asks in the chat with five emoji. Read the first comments, then adapt your question.',
  },
}
