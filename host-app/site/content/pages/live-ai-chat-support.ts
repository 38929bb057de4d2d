import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'AI live chat that names its sources',
  description:
    'AI live chat for your website. It answers from your help articles, names the article it used, and hands over to a human when the articles don’t help.',
  hero: {
    eyebrow: 'Live AI chat',
    heading: 'AI live chat that answers from your help articles',
    lead: 'Visitors get an answer with the source article named below it. If your articles don’t have the answer, the chat says so and offers a human.',
    proof: 'Press “Ask the real chat about Lapwing” to load the widget in this page.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'See the agent’s side', to: '/demo' },
    ],
    picture: 'thread',
    hasLiveChat: true,
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'How the chat handles a question',
      jobs: [
        {
          title: 'It searches your articles',
          text: 'Lapwing searches your published articles and answers from the passages that match best. The visitor sees the answer as it’s written.',
          points: [
            'The server discards a model’s answer that cites none of the passages',
            'The titles below an answer are the articles that the answer cites',
            'The answer is stored when it’s complete',
          ],
          picture: 'passages',
        },
        {
          title: 'It recognizes a request for a human',
          text: 'Phrases such as “talk to a person”, “human agent” and “representative” start a handoff. The check runs before any model is asked, tolerates typing errors, and understands refusals such as “I don’t want to talk to an agent”.',
          points: [
            'If the articles don’t have the answer, the visitor chooses Yes or No to a human',
            'The chat’s menu also has “Talk to a person”',
          ],
        },
        {
          title: 'It stops when an agent takes over',
          text: 'The server decides who may reply: the AI or an agent. If an agent takes over while the AI is writing, the unfinished answer is dropped.',
          picture: 'handoff',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What happens when someone waits',
      columns: ['Situation', 'After', 'What happens'],
      rows: [
        ['The visitor sends a question', '1.2 s', 'The chat shows “Thinking…”'],
        ['The visitor is silent after an AI answer', '20 s', 'A card asks whether they need anything else'],
        ['The visitor stays silent', '45 s', 'The conversation is resolved; the visitor can reopen it'],
        ['The visitor typed and stopped', '10 s', 'These two timers start again'],
        ['The visitor doesn’t answer the offer of a human', '180 s', 'The question becomes a ticket'],
        ['The visitor waits in the queue for an agent', '60 s', 'An apology, and a ticket with a number'],
      ],
      note: 'The server also runs the timeouts that close a conversation or create a ticket, so they work after the visitor closes the tab.',
    },
    {
      kind: 'table',
      heading: 'What you can set for the AI',
      intro: 'A language model can ignore an instruction. It can’t ignore what the server enforces.',
      columns: ['Setting', 'What you choose', 'Who follows it'],
      rows: [
        ['Tone', 'Friendly, neutral or formal', 'The model'],
        ['Answer length', 'The number of sentences', 'The model, then the server'],
        ['Language', 'The visitor’s language, or a fixed one', 'The model'],
        ['Blocked topics', 'Topics that go to a human', 'The server, for questions and answers'],
        ['Answers per conversation', 'A limit', 'The server'],
        ['Answers per day', 'A limit for all conversations', 'The server'],
        ['Your own model', 'Address, name and key', 'The server'],
      ],
      note: 'Blocked topics are matched by their words, not by their meaning. When a limit is reached, the visitor is offered a human.',
    },
    {
      kind: 'figures',
      heading: 'How much the chat adds to your page',
      intro: 'The chat’s code loads when the page is idle or a visitor moves to the button.',
      figures: ['pageView', 'openedChat', 'hostGlobals'],
    },
    {
      kind: 'cards',
      heading: 'Also included',
      cards: [
        {
          icon: 'file',
          title: 'Files and screenshots',
          text: 'Visitors paste, drop or pick files. Images appear in the conversation.',
        },
        {
          icon: 'bell',
          title: 'Unread badge and sound',
          text: 'A badge counts unread messages, and a short sound announces a reply. Visitors can mute it.',
        },
        {
          icon: 'clock',
          title: 'Office hours',
          text: 'Outside office hours and on holidays, the chat shows when your team is back.',
        },
        {
          icon: 'globe',
          title: 'Right-to-left text',
          text: 'Messages in Hebrew and Arabic run from right to left.',
        },
        {
          icon: 'person',
          title: 'My data',
          text: 'Visitors can see, correct, download and erase their own conversations.',
        },
        {
          icon: 'mail',
          title: 'Transcripts',
          text: 'Visitors can download the conversation, or have it emailed to the address they gave.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'With or without a language model',
      intro: 'Both options answer from the same published articles.',
      good: {
        title: 'With an OpenAI-compatible model',
        items: [
          'Answers in full sentences, in the visitor’s language',
          'Combines several articles and names them',
          'Searches again in other words when the first search isn’t enough',
          'Runs where you choose: at a vendor, in your cloud or on your own hardware',
        ],
      },
      bad: {
        title: 'With the built-in AI',
        items: [
          'Quotes the closest sentences of the best article',
          'Answers in the language of the article',
          'Can’t rephrase, so the article must be well written',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Live chat questions',
      questions: [
        {
          question: 'Can the AI invent a refund policy?',
          answer:
            'It gets passages from your articles, and the server discards an answer without a citation. A model can still misread a passage. That’s why the source is named below the answer and visitors can rate it.',
        },
        {
          question: 'Must visitors enter an email address?',
          answer:
            'Yes, in one field before the first message, so that you can reply if the chat becomes a ticket. If your page already knows the address, pass it to the widget and the field is skipped.',
        },
        {
          question: 'Can we use the chat without AI?',
          answer: 'Yes. Turn the AI off in the settings, and messages wait for an agent.',
        },
        {
          question: 'What happens when the model is slow or down?',
          answer:
            'The chat says that it can’t look this up right now and offers a human. The visitor’s message is stored either way.',
        },
        {
          question: 'Does it work with a keyboard and a screen reader?',
          answer:
            'Our tests hold a whole conversation by keyboard. They also check the chat with the accessibility checker axe, in several states and themes.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Next steps',
      pages: [
        { to: '/help-center', why: 'Write articles that the chat can quote.' },
        { to: '/conversations', why: 'The inbox where agents take over.' },
        {
          to: '/resources/learn/ai-chat-playbook',
          why: 'A plan for the first weeks: which questions to cover and which to leave to people.',
        },
        { to: '/blog/an-honest-i-dont-know', why: 'Why the AI says that it doesn’t know.' },
      ],
    },
  ],
  closing: {
    heading: 'Ask it a question that it can’t answer',
    text: 'Try the chat with a question that isn’t in the articles, and see how it hands over.',
  },
}
