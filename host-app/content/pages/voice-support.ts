import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Voice support from the widget',
  description:
    'A call in the browser that answers from your articles, shows captions and leaves its transcript in your inbox. How it works, and what it cannot do yet.',
  hero: {
    eyebrow: 'Voice support',
    heading: 'A call that leaves a transcript, not a recording to listen to',
    lead: 'Visitors press Call in the widget, ask aloud or in writing, and hear an answer from your articles. The words become a conversation in your inbox.',
    proof:
      'Runs on your own server without a vendor, in English, with a voice like a telephone menu. OpenAI’s voice can take its place; it was tested against its protocol, not yet with OpenAI itself.',
    actions: [
      { label: 'See the chat it joins', to: '/live-ai-chat-support' },
      { label: 'Ask about voice', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'A call, step by step',
      steps: [
        {
          title: 'Call is pressed',
          text: 'Only now does the browser ask for the microphone. Before a first call, a line of consent says what happens to the words.',
          speaker: 'visitor',
        },
        {
          title: 'The articles are asked',
          text: 'The assistant looks up what was said in the same search that the chat uses, with the same 0.15 as the confidence it needs and passages of at most 1,200 characters.',
          speaker: 'ai',
        },
        {
          title: 'The answer is spoken and written',
          text: 'Captions run along, so a name, a number or a noisy train does not end the call. Speaking over the assistant stops it.',
          speaker: 'ai',
        },
        {
          title: 'A colleague types, the caller hears',
          text: 'What is said reaches the inbox line by line. An agent who takes over by typing is read out to the caller, without a headset, and the AI is quiet from then on.',
          speaker: 'agent',
        },
        {
          title: 'The thread remains',
          text: 'Afterwards it is a conversation like any other, with the label voice_chat, and can be carried on by chat.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What ends a call',
      columns: ['Reason', 'Why it counts'],
      rows: [
        ['A goodbye, in the caller’s words', 'Nobody should have to hunt for a button after “thanks, bye”'],
        ['The assistant’s own end', 'When the matter is settled and it has said so'],
        ['25 seconds of silence', 'A forgotten tab must not keep a microphone open'],
        ['A connection that does not come back', 'After seven seconds of grace, so that a tunnel is no end'],
        [
          'The longest time that you set',
          'Ten minutes, unless you choose another, so that no call costs without end',
        ],
        ['End call', 'Always in view while somebody is speaking'],
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where the work stands',
      good: {
        title: 'There to build on',
        items: [
          'The call with captions, mute and typing, and a consent text before it',
          'Answers from your articles, by the same rules as in the chat',
          'A transcript in the inbox, with priority and label, and takeover by typing',
          'Calls under way in the inbox, as a list and a filter, with who has the line',
          'Your own voice, greeting, goodbye, hours and limits in the settings',
          'Your own OpenAI or ElevenLabs account, each tested against a scripted server and never with the vendor',
          'Commands and events: startCall, endCall, support:call, and support:before-call, which a page can prevent',
        ],
      },
      bad: {
        title: 'Not there yet',
        items: ['Telephone numbers', 'Calls where a network lets no UDP through'],
      },
    },
    {
      kind: 'code',
      heading: 'One header to check',
      text: 'The widget is part of your page, so your page’s own permission decides about the microphone. If your server sends a permissions policy that turns it off, this is the value that lets a call through on your own site.',
      code: 'Permissions-Policy: microphone=(self)',
    },
    {
      kind: 'text',
      heading: 'Write articles that can be read aloud',
      paragraphs: [
        'A sentence that works in the ear works in the chat too, so this is worth doing before anybody calls. Put the answer into the first sentence. Say “the button at the top right” instead of “as shown below”. Spell out an abbreviation once. Keep tables for what really is a table, and say the one number that most people want in a sentence above it.',
      ],
      link: { label: 'More on writing for voice', to: '/resources/learn/voice-to-summary' },
    },
    {
      kind: 'faq',
      heading: 'On calls and microphones',
      questions: [
        {
          question: 'Do we get telephone numbers?',
          answer:
            'No. It is a call inside the browser, which needs no number, no contract with a carrier and no app.',
        },
        {
          question: 'Are calls recorded?',
          answer:
            'No. The words are kept, the sound is not. A transcript can be read, downloaded and erased like any other thread.',
        },
        {
          question: 'How well does it understand people?',
          answer:
            'That depends on who listens. The recognizer on your own server was measured with synthetic voices only, so expect real callers to be understood less well. Captions show what was understood, and a question can be typed at any time.',
        },
        {
          question: 'What about somebody who cannot speak or hear?',
          answer:
            'Questions can be typed in the call, and each answer is written out. The chat gives the same answers without any sound.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Beside it',
      pages: [
        { to: '/help-center', why: 'The articles that chat and call share.' },
        { to: '/omnichannel', why: 'How a call fits beside chat and tickets.' },
        { to: '/compliance/wcag', why: 'What is done for people who read or hear the chat.' },
      ],
    },
  ],
  closing: {
    heading: 'Better articles make better calls',
    text: 'Everything a call says comes from the same articles as the chat’s answers. What you mend for one is mended for both.',
  },
}
