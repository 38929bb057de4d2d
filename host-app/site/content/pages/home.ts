import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Open-source AI customer support',
  description:
    'AI support that answers from your own help articles, shows the source and hands over to your team. Open source, one script tag, on your own server.',
  hero: {
    heading: 'Open-source AI support that cites your docs and hands off cleanly.',
    turn: 'and hands off cleanly.',
    lead: 'For companies that help customers on their own website. Lapwing answers from your help articles and shows the source. When someone needs a person, your team gets the whole conversation.',
    facts: ['Open source, MIT', 'One script tag', 'Runs on your own server'],
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Try the live demo', to: '/demo' },
    ],
    picture: 'both-sides',
  },
  sections: [
    {
      kind: 'tiles',
      heading: 'One conversation. You always know who has it.',
      intro:
        'Green while the AI answers, copper from the moment a person takes over. The same line runs through the inbox and the conversation.',
      tiles: [
        {
          title: 'It answers from what you wrote',
          text: 'Each answer comes from an article that you published, and names it. When it finds no article, the AI says so and offers a person.',
          picture: 'article',
        },
        {
          title: 'Nobody is forgotten',
          text: 'If nobody is free within a minute, the chat becomes a ticket with a number. The server keeps that deadline, so it holds when the visitor closes the tab.',
          picture: 'queue',
        },
        {
          title: 'You can check why it answered',
          text: 'Ask the playground any question. It shows the words that the AI quoted, and how likely each article was to answer.',
          picture: 'passages',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'across',
      heading: 'From question to rating, on one line',
      intro: 'The AI and your team work in the same conversation. The line shows who answers.',
      steps: [
        {
          title: 'A customer asks',
          text: 'The chat opens in your page, in one of six languages.',
          speaker: 'visitor',
        },
        {
          title: 'The AI answers',
          text: 'The article is named under the answer.',
          speaker: 'ai',
        },
        {
          title: 'The customer asks for a person',
          text: 'They join a queue and see their place in it.',
          speaker: 'visitor',
        },
        {
          title: 'Your team takes over',
          text: 'The AI goes quiet, the line turns, and a person answers.',
          speaker: 'agent',
        },
        {
          title: 'The customer rates it',
          text: 'The rating leads your team back to the conversation.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'On your site with one tag',
      text: 'Paste it before the end of your page’s body. The chat keeps its own styles, and your page keeps yours. It works under a strict content security policy.',
      code: '<script\n  src="https://your-host/widget-loader.js"\n  data-tenant="your-company"\n  data-features="chat"\n  async\n></script>',
    },
    {
      kind: 'figures',
      heading: 'Measured, not promised',
      intro:
        'The answers come from the built-in answerer, without a language model. It is not perfect: of the questions that no article answers, 44% still got an answer or a suggestion.',
      figures: [
        'answersRight',
        'answersHelpful',
        'answersWrong',
        'pageView',
        'isolationCells',
        'hostGlobals',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you try it',
      questions: [
        {
          question: 'Do I need a key for a language model?',
          answer:
            'No. The built-in answerer quotes your own articles without a model. If you have an OpenAI-compatible model, enter its address and key in the chat’s settings, or once for all companies in the server’s configuration.',
        },
        {
          question: 'Can I run it myself?',
          answer:
            'Yes. Lapwing is one process with an embedded database, or it uses your PostgreSQL or your Supabase project. The license is MIT.',
        },
        {
          question: 'What happens to the chat when my server restarts?',
          answer:
            'A message counts once it is stored, and each browser fetches what it missed. The tests kill the server in the middle of conversations and compare what was shown with what was stored.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Take over a conversation yourself.',
    text: 'Open the demo, ask something the articles do not answer, then reply as the agent.',
    second: { label: 'Try the live demo', to: '/demo' },
  },
}
