import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Webinars',
  description:
    'Lapwing doesn’t have a webinar on the calendar. Use the live demo with this script instead: six steps that show the chat, the handoff and the inbox.',
  hero: {
    eyebrow: 'Webinars',
    heading: 'We don’t have a webinar scheduled',
    lead: 'You can take the same tour yourself. Open the demo and follow the six steps below.',
    actions: [
      { label: 'Open the demo', to: '/demo' },
      { label: 'Read the playbook first', to: '/resources/learn/ai-chat-playbook' },
    ],
    picture: 'queue-lesson',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'A tour in six steps',
      intro: 'The demo shows the customer’s page on the left and the inbox on the right.',
      steps: [
        {
          title: 'Ask a question that the articles answer',
          text: 'The answer names the article it came from.',
          speaker: 'visitor',
        },
        {
          title: 'Ask a question that they don’t answer',
          text: 'The AI says that it doesn’t know and offers a human.',
          speaker: 'ai',
        },
        {
          title: 'Accept the offer',
          text: 'The customer sees their position in the queue. The agent sees the waiting customer.',
          speaker: 'visitor',
        },
        { title: 'Take the conversation', text: 'The AI stops, and the agent replies.', speaker: 'agent' },
        {
          title: 'Reload the customer’s page',
          text: 'The conversation is still there.',
          speaker: 'visitor',
        },
        {
          title: 'Resolve the conversation',
          text: 'Then reopen it as the customer.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Topics to read about',
      cards: [
        { icon: 'code', title: 'Installation', text: 'Elements, events and signed identities.', to: '/apis' },
        {
          icon: 'article',
          title: 'Articles',
          text: 'How to write articles that the AI can quote.',
          to: '/resources/learn/kb-that-ranks',
        },
        {
          icon: 'people',
          title: 'Access by platform staff',
          text: 'What staff can do in a workspace, and what you see of it.',
          to: '/blog/acting-for-a-customer',
        },
        {
          icon: 'speed',
          title: 'Page weight',
          text: 'What the widget adds to your page, and how it’s measured.',
          to: '/blog/two-kilobytes-on-your-page',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Webinar questions',
      questions: [
        {
          question: 'Is there a recording?',
          answer: 'The demos page has a three-minute video with captions.',
        },
        {
          question: 'Can I get a session for my team?',
          answer: 'Ask us on the contact page. We can’t promise a date.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'After the tour',
      pages: [
        { to: '/resources/demos', why: 'The widgets and the video.' },
        { to: '/resources/university', why: 'Exercises with the demo companies.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with a question from your customers',
    text: 'Ask the demo something that your own customers ask, and see how the handoff works.',
  },
}
