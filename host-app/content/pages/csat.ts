import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'CSAT surveys and answer ratings',
  description:
    'Customer satisfaction surveys in five formats, in the chat or by email after a conversation is resolved. Customers can also rate each AI answer.',
  hero: {
    eyebrow: 'CSAT',
    heading: 'Measure customer satisfaction after each conversation',
    lead: 'Choose from five survey formats and write your own questions. Customers can also rate single AI answers with thumbs up or down.',
    proof:
      '“See it in Action” opens all five surveys. They’re live: this site saves what you choose, without asking for your name.',
    actions: [
      { label: 'See it in Action', does: 'show-surveys' },
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Request a Demo', to: '/demo' },
    ],
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Rate an answer or rate the conversation',
      jobs: [
        {
          title: 'Rate an AI answer',
          text: 'Each AI answer has a thumbs up and a thumbs down. A rating is stored with the answer and its source articles, so a bad rating leads you to the article to fix. Customers can take a rating back.',
        },
        {
          title: 'Rate the whole conversation',
          text: 'The survey appears in the chat when a conversation is resolved, or arrives by email later. The score is saved with the first click, and a comment is optional.',
          points: [
            'Write your own question, follow-up questions for low and high scores, and thanks',
            'Add a survey to your own pages with <support-csat>',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which survey format to choose',
      columns: ['Format', 'Good for', 'Keep in mind'],
      rows: [
        ['Emoji', 'Phones, and customers in many languages', 'Averages of emoji are hard to read'],
        ['Stars', 'Online stores, where customers know them', 'Many people choose the lowest or highest'],
        ['NPS scale', 'The relationship with your company', 'It says little about a single ticket'],
        ['Thumbs', 'One answer', 'They don’t tell you the reason'],
        ['Comment', 'The reason behind a score', 'Someone has to read the comments'],
      ],
    },
    {
      kind: 'code',
      heading: 'Find the articles with bad ratings',
      text: 'Knowledge → Gaps shows how often the answers from each article helped. If you run your own database, this query shows the same for all time.',
      code: "select cited ->> 'title' as article,\n       count(*) filter (where m.helpful) as helpful,\n       count(*) filter (where not m.helpful) as not_helpful\n  from messages m\n cross join jsonb_array_elements(m.meta -> 'citations') as cited\n where m.helpful is not null\n   and m.company_id =\n       (select id from companies where subdomain = 'acme')\n group by 1 order by not_helpful desc;",
    },
    {
      kind: 'contrast',
      heading: 'Included and not included',
      good: {
        title: 'Included',
        items: [
          'Surveys in the chat, by email, and on your own pages',
          'One survey per conversation, even if it’s resolved several times',
          'Sampling: survey a share of conversations, or pause for some days per customer',
          'Customers can change their answer for 24 hours',
          'The answer and its comment appear in the conversation',
          'A report by agent, team, channel and date, with a CSV export',
        ],
      },
      bad: {
        title: 'Not included',
        items: ['More questions than a score and a comment', 'Surveys by SMS or messenger apps'],
      },
    },
    {
      kind: 'faq',
      heading: 'CSAT questions',
      questions: [
        {
          question: 'Can an agent see who rated an answer badly?',
          answer:
            'The inbox doesn’t show ratings of AI answers. Members find them under Knowledge → Gaps, with a link to the conversation.',
        },
        {
          question: 'Are the AI and agents scored together?',
          answer: 'The report keeps them apart, so fast AI answers can’t hide a slow team.',
        },
        {
          question: 'Which format should a small team start with?',
          answer: 'Thumbs with a comment. A few reasons that you read help more than many stars.',
        },
        {
          question: 'Can an email scanner that opens links submit a rating?',
          answer:
            'Opening the link doesn’t save a score. The page saves it once it’s visible in a browser window, and the customer can still change it.',
        },
        {
          question: 'Can I use a different survey tool?',
          answer:
            'Yes. Turn the Lapwing survey off. Your page receives the event support:resolved and can open its own survey.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Read more about feedback',
      pages: [
        {
          to: '/resources/learn/csat-system',
          why: 'How to choose a question, a moment and a person who reads the answers.',
        },
        { to: '/insights', why: 'Which questions customers asked without getting an answer.' },
        { to: '/apis', why: 'The events that your page can receive.' },
      ],
    },
  ],
  closing: {
    heading: 'Ask from the first conversation',
    text: 'A new workspace starts with the emoji survey in the chat. Read the first comments before you change the question.',
  },
}
