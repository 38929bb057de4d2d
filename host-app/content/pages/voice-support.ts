import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Voice support from the widget (planned)',
  description:
    'A planned call in the browser that answers from your articles, shows captions and leaves its transcript in the thread. How it will work, what to prepare.',
  hero: {
    eyebrow: 'Voice support, planned',
    heading: 'A call that leaves a transcript, not a recording to listen to',
    lead: 'Visitors will press Call in the widget, ask aloud and hear an answer from your articles. The words become a conversation in your inbox.',
    proof:
      'Not built yet: the element <support-voice> stays empty, the tag draws nothing for it, and a console warning says that voice is not available.',
    actions: [
      { label: 'Try the chat it will join', to: '/live-ai-chat-support' },
      { label: 'Ask about voice', to: '/contact' },
    ],
  },
  sections: [
    {
      kind: 'steps',
      heading: 'A call, as it is planned',
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
          text: 'The transcript will stream into the inbox while the call lasts. An agent who takes over by typing is read out, without a headset.',
          speaker: 'agent',
        },
        {
          title: 'The thread remains',
          text: 'Afterwards it is a conversation like any other, tagged voice_chat, and can be carried on by chat.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What will end a call',
      columns: ['Reason', 'Why it counts'],
      rows: [
        ['A goodbye, in the caller’s words', 'Nobody should have to hunt for a button after “thanks, bye”'],
        ['The assistant’s own end', 'When the matter is settled and it has said so'],
        ['A long silence', 'A forgotten tab must not keep a microphone open'],
        ['A connection that does not come back', 'After a few seconds of grace, so that a tunnel is no end'],
        ['End call', 'Always in view while somebody is speaking'],
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where the work stands',
      good: {
        title: 'There to build on',
        items: [
          'The search over articles that the assistant will ask',
          'Threads, queue and tickets for what a call leaves behind',
          'Reserved names: startCall, endCall, support:call, and support:before-call, which a page can prevent',
        ],
      },
      bad: {
        title: 'Not there yet',
        items: [
          'The call itself, its captions and its consent text',
          'Voices, greeting and goodbye of your own in the settings',
          'Takeover by typing from the inbox',
        ],
      },
    },
    {
      kind: 'code',
      heading: 'One header to check today',
      text: 'The widget is part of your page, so your page’s own permission decides about the microphone. If your server sends a permissions policy that turns it off, this is the value that will let a call through on your own site.',
      code: 'Permissions-Policy: microphone=(self)',
    },
    {
      kind: 'text',
      heading: 'Write articles that can be read aloud',
      paragraphs: [
        'A sentence that works in the ear works in the chat too, so this is worth doing before anybody can call. Put the answer into the first sentence. Say “the button at the top right” instead of “as shown below”. Spell out an abbreviation once. Keep tables for what really is a table, and say the one number that most people want in a sentence above it.',
      ],
      link: { label: 'More on writing for voice', to: '/resources/learn/voice-to-summary' },
    },
    {
      kind: 'faq',
      heading: 'On calls and microphones',
      questions: [
        {
          question: 'Will we get telephone numbers?',
          answer:
            'No. The plan is a call inside the browser, which needs no number, no contract with a carrier and no app.',
        },
        {
          question: 'Will calls be recorded?',
          answer:
            'The plan keeps the words, not the sound. A transcript can be read, downloaded and erased like any other thread.',
        },
        {
          question: 'Is there a date?',
          answer:
            'None that we would put on a page. This one drops the word “planned” when the tests of a real call are green.',
        },
        {
          question: 'What should somebody who cannot type do until then?',
          answer:
            'The chat takes dictation from any phone or computer, because its box is an ordinary text box, and a screen reader is told of each reply.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Meanwhile',
      pages: [
        { to: '/help-center', why: 'The articles that chat and call will share.' },
        { to: '/omnichannel', why: 'How a call will fit beside chat and tickets.' },
        { to: '/compliance/wcag', why: 'What is done for people who read or hear the chat.' },
      ],
    },
  ],
  closing: {
    heading: 'Let the chat answer until the phone can',
    text: 'Everything a call will say comes from the same articles. The better they answer in writing today, the less there is to do later.',
  },
}
