import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Voice support from the widget',
  description:
    'Voice support in the browser: an assistant answers from your help articles, shows captions and saves the transcript in your inbox. With its limits.',
  hero: {
    eyebrow: 'Voice support',
    heading: 'Voice calls that your help articles answer',
    lead: 'Visitors start a call in the widget and ask their question. The assistant answers from your articles, and the transcript is saved in your inbox.',
    proof:
      'The built-in voice runs on your own server, in English, and sounds like a telephone menu. You can use OpenAI’s voice instead. We tested its protocol, but not with OpenAI’s service itself.',
    actions: [
      { label: 'See the chat', to: '/live-ai-chat-support' },
      { label: 'Ask about voice', to: '/contact' },
    ],
    picture: 'call',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'How a call works',
      steps: [
        {
          title: 'The visitor starts the call',
          text: 'Before a first call, a consent text explains what happens to the transcript. Then the browser asks for the microphone.',
          speaker: 'visitor',
        },
        {
          title: 'The assistant searches your articles',
          text: 'It uses the same search as the chat.',
          speaker: 'ai',
        },
        {
          title: 'The visitor hears and reads the answer',
          text: 'Captions show both sides of the call. The visitor can interrupt the assistant by speaking.',
          speaker: 'ai',
        },
        {
          title: 'An agent can take over by typing',
          text: 'The inbox shows the transcript during the call. If an agent takes over, the caller hears the agent’s text read aloud and the AI stops.',
          speaker: 'agent',
        },
        {
          title: 'The call becomes a conversation',
          text: 'It has the label voice_chat, and the visitor can continue by chat.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'When a call ends',
      columns: ['Reason', 'Details'],
      rows: [
        ['The visitor says goodbye', 'The assistant recognizes phrases such as “thanks, bye”'],
        ['The assistant ends it', 'When the question is answered'],
        ['25 s of silence', 'So that a forgotten tab doesn’t keep the microphone on'],
        ['The connection is lost', 'After a few seconds, so that a short gap doesn’t end the call'],
        ['The time limit', 'You set it in the settings'],
        ['The visitor presses “End call”', 'The button stays visible during the call'],
      ],
    },
    {
      kind: 'contrast',
      heading: 'Voice today',
      good: {
        title: 'Available today',
        items: [
          'Calls with captions, mute, typing and a consent text',
          'Answers from your articles',
          'Transcripts in the inbox, with priority and label',
          'Running calls in the inbox, as a list and a filter',
          'Settings for voice, greeting, goodbye, hours and limits',
          'Your own OpenAI or ElevenLabs account, tested with simulated servers, not with the vendors',
          'A JavaScript API: startCall, endCall, support:call and support:before-call',
        ],
      },
      bad: {
        title: 'Not available',
        items: ['Phone numbers', 'Calls from networks that block UDP'],
      },
    },
    {
      kind: 'code',
      heading: 'Allow the microphone',
      text: 'The widget is part of your page, so your page’s permissions policy applies. If your server sends one, it must allow the microphone.',
      code: 'Permissions-Policy: microphone=(self)',
    },
    {
      kind: 'text',
      heading: 'Write articles that sound good aloud',
      paragraphs: [
        'Put the answer into the first sentence. Write “the button at the top right” instead of “as shown below”. Spell out abbreviations once. If most people need one number from a table, also write it in a sentence.',
      ],
      link: { label: 'More on writing for voice', to: '/resources/learn/voice-to-summary' },
    },
    {
      kind: 'faq',
      heading: 'Voice questions',
      questions: [
        {
          question: 'Do we get phone numbers?',
          answer:
            'You don’t. The call runs in the browser, without a phone, an app or a contract with a carrier.',
        },
        {
          question: 'Are calls recorded?',
          answer:
            'Lapwing stores the transcript, not the audio. You can read, download and erase it like a chat.',
        },
        {
          question: 'How well does it understand people?',
          answer:
            'We measured the built-in speech recognition with synthetic voices. Expect worse results with real callers. Captions show what it understood, and visitors can type instead.',
        },
        {
          question: 'What if someone can’t speak or hear?',
          answer:
            'Visitors can type during the call, and the answers appear as text. They can also use the chat.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More about voice',
      pages: [
        { to: '/help-center', why: 'The articles that chat and calls use.' },
        { to: '/omnichannel', why: 'How calls work together with chat and tickets.' },
        { to: '/compliance/wcag', why: 'Accessibility of the chat and of calls.' },
      ],
    },
  ],
  closing: {
    heading: 'Better articles improve chat and calls',
    text: 'Both use the same articles. Start with the questions that your customers ask most.',
  },
}
