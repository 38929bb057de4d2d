import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Live AI chat that shows its sources',
  description:
    'A chat for your site that answers from your published articles, names the one it used, and fetches a person when they hold no answer.',
  hero: {
    eyebrow: 'Live AI chat',
    heading: 'The chat that says where its answer comes from',
    lead: 'Visitors ask in their own words. They get an answer taken from your articles with the title under it, or a plain no and a way to a person.',
    proof:
      'Press “Ask it something yourself” and the widget itself comes, by the script tag your own pages would use.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'See the agent’s side', to: '/demo' },
    ],
    picture: 'chat',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'Three decisions behind every reply',
      jobs: [
        {
          title: 'Do your articles answer this?',
          text: 'The question is compared with everything you have published. Passages of at most 1,200 characters go to the model; whatever scores below a confidence of 0.15 stays behind.',
          points: [
            'A reply of the model that cites none of the passages is thrown away',
            'Only titles that were really used appear under the reply',
            'Visitors watch it being written, and it is stored once it is whole',
          ],
          picture: 'thread',
        },
        {
          title: 'Does somebody want a person?',
          text: '“Talk to a person”, “human agent”, “representative” and their like are heard in the six languages of the widget and five more, typing errors included, before any model is asked. Refusals are heard too: “I don’t want to talk to an agent” keeps the AI in the conversation.',
          points: [
            'No fitting article: one sentence says so, with Yes and No below it',
            'Talk to a person also stands in the chat’s menu',
          ],
        },
        {
          title: 'Who is speaking now?',
          text: 'A conversation has one pen, and the server keeps it. When a colleague takes over while the AI is still composing, the unfinished reply is dropped instead of arriving a second late.',
          picture: 'handoff',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Every timer a visitor can meet',
      columns: ['Moment', 'After', 'What happens'],
      rows: [
        ['A question without a reply so far', '1.2 s', '“Thinking…” holds the place of the reply'],
        ['Silence after an answer', '20 s', 'A card asks whether there is anything else, with two buttons'],
        [
          'Still silence',
          '45 s in all',
          'A closing message; the conversation is resolved and can be reopened',
        ],
        ['The visitor types, then pauses', '10 s', 'Only now do those two clocks start again'],
        [
          'A person was offered, no choice made',
          '180 s',
          'The question becomes a ticket, and a message says so',
        ],
        ['A person was asked for, nobody free', '60 s', 'An apology, and a ticket with its number'],
      ],
      note: 'Closing, the unanswered offer and the queue are settled on the server as well, so a visitor who shuts the tab still ends up somewhere.',
    },
    {
      kind: 'table',
      heading: 'What you set, and who keeps to it',
      intro:
        'A wish can be overlooked by a model. What matters is kept by the server, whatever the model says.',
      columns: ['Setting', 'Range, and where it begins', 'Kept by'],
      rows: [
        ['Tone', 'Friendly, neutral or formal; friendly', 'The model'],
        ['Sentences in an answer', '1 to 6; 4', 'The model, then the server'],
        [
          'Language',
          'The visitor’s or a fixed one; the visitor’s',
          'The model; the built-in answerer takes an article in it first',
        ],
        ['Topics for people only', '20 at most; none', 'The server, in question and answer'],
        ['Answers per conversation', '1 to 200; 20', 'The server'],
        ['Answers a day, all conversations', '0 to 1,000,000; 5,000', 'The server'],
        ['A model of your own', 'Address, name and a key that is never shown again; none', 'The server'],
      ],
      note: 'Topics are found by their words, in other forms and with a typing error, and not by their meaning. Above a ceiling the visitor is offered a person.',
    },
    {
      kind: 'figures',
      heading: 'What it costs the page it stands on',
      intro: 'Nothing of the chat is fetched before somebody comes near the button or the page is idle.',
      figures: ['untilTyping', 'firstMessage', 'hostGlobals'],
    },
    {
      kind: 'cards',
      heading: 'Small things people notice',
      cards: [
        {
          icon: 'file',
          title: 'Files where they are',
          text: 'Paste a screenshot, drop a PDF or pick up to 5 files of 10 MiB each. Pictures show in the thread.',
        },
        {
          icon: 'bell',
          title: 'Heard, not loud',
          text: 'A badge counts what is unread and a short sound announces a reply. Mute sits in the menu.',
        },
        {
          icon: 'clock',
          title: 'Opening hours that are true',
          text: 'Outside them the header names the hour you are back, in place of “Online”, holidays included.',
        },
        {
          icon: 'globe',
          title: 'Mixed scripts',
          text: 'Each message runs right to left once more than 30% of its letters are Hebrew or Arabic.',
        },
        {
          icon: 'person',
          title: 'My data',
          text: 'Visitors see, correct, download and erase their own threads without writing to anybody.',
        },
        {
          icon: 'mail',
          title: 'A copy to keep',
          text: 'The thread as a text file, or by mail to the address it was opened with and to no other.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'With a language model, or without one',
      intro: 'Both work from the same articles and under the same rule.',
      good: {
        title: 'An OpenAI-compatible server of your choice',
        items: [
          'Plain sentences in the visitor’s language, or always in the one you choose',
          'Can put two articles together and name both',
          'Searches your articles again in other words, three rounds at most, and can do nothing else',
          'Runs where you say: a vendor, your own cloud, a machine in the office',
        ],
      },
      bad: {
        title: 'No model at all',
        items: [
          'Quotes the one or two closest sentences of the best article, word for word',
          'Stays in the language the article was written in',
          'Cannot rephrase, so the article’s own wording has to be good',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'What people ask about the chat',
      questions: [
        {
          question: 'Can the AI invent a refund policy we do not have?',
          answer:
            'It is given passages of your articles and nothing else, and a reply without a citation is never posted. A model can still misread a passage. That is why the title stands below the reply, and why a visitor can vote it down.',
        },
        {
          question: 'Must a visitor leave an address first?',
          answer:
            'Yes, one field before the first message, so that a question which becomes a ticket can be answered. If your page knows the address already, put it in the tag and the field is skipped.',
        },
        {
          question: 'Can we run it with people only?',
          answer:
            'Yes. With the AI off, every message waits for a person and the greeting says so. It is one tick under Chat flow in the settings, next to the starter questions and the text for when nobody is there.',
        },
        {
          question: 'What if the model is slow or down?',
          answer:
            'The chat says that it cannot look this up right now and offers a person. The visitor’s message is stored either way, and an answer that was due is picked up again after a crash.',
        },
        {
          question: 'Does it work by keyboard and with a screen reader?',
          answer:
            'A whole conversation can be held by keyboard alone, and a test does exactly that. Another one runs axe over five states of the chat, in three looks, and fails on any finding.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Where to go from here',
      pages: [
        { to: '/help-center', why: 'What an article needs so that the chat can quote it.' },
        { to: '/conversations', why: 'How the same thread looks to the colleague who takes over.' },
        {
          to: '/resources/learn/ai-chat-playbook',
          why: 'A plan for the first weeks: which questions to cover, what to leave to people.',
        },
        { to: '/blog/an-honest-i-dont-know', why: 'Why an admitted gap is worth more than a fluent guess.' },
      ],
    },
  ],
  closing: {
    heading: 'Ask it something it cannot know',
    text: 'The quickest test of any support chat is a question without an answer. Put one to this one and watch.',
  },
}
