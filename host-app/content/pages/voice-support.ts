import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Voice support in the browser',
  description:
    'Customers call from your website. A voice assistant answers from your help articles, shows captions, and saves the transcript in your inbox.',
  hero: {
    eyebrow: 'Voice support',
    heading: 'Customers call from your website and you get the transcript',
    lead: 'Visitors call from the widget and hear answers from your help articles. Captions show each word, and the transcript is saved in your inbox.',
    proof:
      'The built-in voice runs on your own server, in English, and sounds like a telephone menu. OpenAI and ElevenLabs voices were tested with simulated servers, not with the vendors.',
    actions: [
      { label: 'See the chat it joins', to: '/live-ai-chat-support' },
      { label: 'Ask about voice', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'How a call works',
      steps: [
        {
          title: 'The visitor presses Call',
          text: 'The visitor accepts a consent text before the first call. Then the browser asks for the microphone.',
          speaker: 'visitor',
        },
        {
          title: 'The assistant searches your articles',
          text: 'It uses the same published articles as the chat.',
          speaker: 'ai',
        },
        {
          title: 'The visitor hears and reads the answer',
          text: 'Captions help with names, numbers and noise. The assistant stops when the visitor speaks.',
          speaker: 'ai',
        },
        {
          title: 'An agent can take over by typing',
          text: 'The transcript appears live in the inbox. When an agent types a reply, the caller hears it and the AI stops.',
          speaker: 'agent',
        },
        {
          title: 'The transcript stays in the inbox',
          text: 'The call becomes a conversation with the label voice_chat. It can continue as a chat.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What ends a call',
      columns: ['Reason', 'Detail'],
      rows: [
        ['The visitor says goodbye', 'Phrases such as “thanks, bye” end the call'],
        ['The assistant ends it', 'When the question is answered'],
        ['Silence', '25 s without speech'],
        ['A lost connection', 'After 7 s without a connection'],
        ['The maximum length', 'A limit that you set'],
        ['The “End call” button', 'Shown during the call'],
      ],
    },
    {
      kind: 'contrast',
      heading: 'Available and missing',
      good: {
        title: 'Available',
        items: [
          'Calls with captions, mute, typing and a consent text',
          'Answers from your help articles',
          'Transcripts in the inbox, and takeover by typing',
          'A list of active calls in the inbox',
          'Settings for voice, greeting, goodbye, hours and limits',
          'JavaScript commands and events for calls',
        ],
      },
      bad: {
        title: 'Missing',
        items: ['Telephone numbers', 'Calls through networks that block UDP'],
      },
    },
    {
      kind: 'code',
      heading: 'Allow the microphone on your page',
      text: 'If your server sends a Permissions-Policy header, it must allow the microphone.',
      code: 'Permissions-Policy: microphone=(self)',
    },
    {
      kind: 'text',
      heading: 'Write articles that sound good',
      paragraphs: [
        'Put the answer in the first sentence. Write “the button at the top right” instead of “as shown below”. Spell out abbreviations. If a table has one number that most people want, repeat it in a sentence.',
      ],
      link: { label: 'More on writing for voice', to: '/resources/learn/voice-to-summary' },
    },
    {
      kind: 'faq',
      heading: 'Voice questions',
      questions: [
        {
          question: 'Does Lapwing provide telephone numbers?',
          answer: 'It doesn’t. Calls run in the browser, without an app.',
        },
        {
          question: 'Are calls recorded?',
          answer: 'Lapwing stores the transcript, not the sound. Visitors can read, download and erase it.',
        },
        {
          question: 'How well does it understand callers?',
          answer:
            'We measured the built-in speech recognition with synthetic voices, so expect more errors with real callers. Captions show what was understood, and callers can type instead.',
        },
        {
          question: 'What if a visitor can’t speak or hear?',
          answer:
            'Visitors can type during a call and read the answers. The chat answers from the same articles.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Related channels',
      pages: [
        { to: '/help-center', why: 'The articles that chat and voice share.' },
        { to: '/omnichannel', why: 'Which channels Lapwing supports.' },
        { to: '/compliance/wcag', why: 'How accessible the widgets are.' },
      ],
    },
  ],
  closing: {
    heading: 'Better articles give better calls',
    text: 'Voice and chat use the same articles, so one fix improves both.',
  },
}
