import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Webinars: the walkthrough, on demand',
  description:
    'No webinar is scheduled. The walkthrough is a demo you drive yourself: six steps, what to say at each of them, and the questions that follow.',
  hero: {
    eyebrow: 'Webinars',
    heading: 'The webinar is a page, and you hold the mouse',
    lead: 'No live session is scheduled, so there is nothing to register for. The walkthrough we would give is the demo, and below is what we would say over it.',
    actions: [
      { label: 'Begin the walkthrough', to: '/demo' },
      { label: 'Read the playbook first', to: '/resources/learn/ai-chat-playbook' },
    ],
    picture: 'queue',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'The script of the session',
      intro: 'Open the demo beside this list, or share your screen and read it out.',
      steps: [
        {
          title: 'Ask what an article knows',
          text: '“Watch the line below the reply. That title is the whole difference between an answer and a guess.”',
          speaker: 'visitor',
        },
        {
          title: 'Ask what no article knows',
          text: '“It admits it. Count how often your present tool does that in a day.”',
          speaker: 'ai',
        },
        {
          title: 'Say yes to a person',
          text: '“The customer now has a place and a deadline. Look to the right: the agent sees the same place in the queue.”',
          speaker: 'visitor',
        },
        {
          title: 'Take the conversation',
          text: '“From here the AI is silent. Try to make it talk; it will not.”',
          speaker: 'agent',
        },
        {
          title: 'Reload the customer’s page',
          text: '“Nothing is gone. Do it again while a message is on its way, if you like to live dangerously.”',
          speaker: 'visitor',
        },
        {
          title: 'Resolve it',
          text: '“And now reopen it as the customer. Everything is still in it.”',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Four sessions we would give, and what covers them now',
      cards: [
        {
          icon: 'code',
          title: 'On your site in an hour',
          text: 'The tag, your colors, your policy, your own users.',
          to: '/apis',
        },
        {
          icon: 'article',
          title: 'Ten articles, live edited',
          text: 'Cutting real help texts until the chat quotes the right line.',
          to: '/resources/learn/kb-that-ranks',
        },
        {
          icon: 'people',
          title: 'Rights and visits',
          text: 'Roles, the audit log, and what platform staff may do in your workspace.',
          to: '/blog/acting-for-a-customer',
        },
        {
          icon: 'speed',
          title: 'How it was measured',
          text: 'Bytes, faults and planted holes: the tests, run in front of you.',
          to: '/blog/two-kilobytes-on-your-page',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'A demo you drive against a talk you watch',
      good: {
        title: 'Better by yourself',
        items: [
          'You ask your own question, not the one that was rehearsed',
          'You can stop, go back, and break things',
          'It is there at three in the morning in your time zone',
        ],
      },
      bad: {
        title: 'What you give up',
        items: [
          'Nobody answers a question on the spot, except the chat',
          'No faces, and nobody else’s questions',
          'You have to set the hour aside without an invitation',
        ],
      },
    },
    {
      kind: 'text',
      heading: 'If we ever schedule one',
      paragraphs: [
        'It will be announced here with a date, a subject and the name of the person who gives it, and it will run on the product itself instead of slides. The questions asked in it should become articles, so that the chat can answer them for those who were not there.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Instead of a registration form',
      questions: [
        {
          question: 'Is there a recording?',
          answer:
            'Not of a session. Among the demos there is a film of eighty seconds; anything longer would be out of date with the next release, while the demo is the release.',
        },
        {
          question: 'Can I show the demo to my board?',
          answer:
            'Yes. Use a window of its own and begin with a question your customers really ask, because the first minute decides. Demo data carries invented names only.',
        },
        {
          question: 'Could you give a session for our team alone?',
          answer:
            'Ask us. It is nothing we sell, and it depends on who has time. Bring three of your own conversations and it will be worth yours.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'When the walkthrough is over',
      pages: [
        { to: '/resources/demos', why: 'The widgets one by one, with things to try.' },
        { to: '/resources/university', why: 'Exercises that go further than the script.' },
        { to: '/summits', why: 'An agenda for a whole day with your own people.' },
      ],
    },
  ],
  closing: {
    heading: 'Press play, so to speak',
    text: 'The walkthrough starts when you do. Keep a question of your own ready; it makes a better start than ours.',
  },
}
