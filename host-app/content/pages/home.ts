import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support your own site answers',
  description:
    'Answers from your own help articles, with their sources, and a person one step away. One script tag puts it on your site.',
  hero: {
    heading: 'Support that knows when to hand over the pen.',
    lead: 'Lapwing answers your visitors from your own help articles, names its source, and gives the conversation to a person the moment that is better.',
    proof:
      'One script tag. The button costs your page 2.1 KiB at most, and the tests fail if it ever costs more.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Watch both sides', to: '/demo' },
    ],
    picture: 'chat',
  },
  sections: [
    {
      kind: 'jobs',
      heading: 'One conversation, and always somebody who owns it',
      intro:
        'Either the AI holds the pen, or an agent does. The server decides which, so the two never talk over each other.',
      jobs: [
        {
          title: 'It answers from what you wrote',
          text: 'Each answer rests on an article that you published and leads to its page. When nothing there fits, it says so, offers a person, and the question joins the list of what to write next.',
          picture: 'article',
        },
        {
          title: 'It hands over, and says so',
          text: 'A visitor who asks for a human joins a queue and sees their place in it. Whoever takes the conversation gets all of it, and the AI goes quiet.',
          picture: 'handoff',
        },
        {
          title: 'Nobody is forgotten',
          text: 'If no one is free within a minute, the chat becomes a ticket with a number, and the visitor gets it by mail. That rule runs on the server, so it holds when the tab is closed.',
          picture: 'queue',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'What a conversation looks like',
      steps: [
        {
          title: 'Somebody asks',
          text: 'The panel opens in the page, in their language, from right to left where that is how it is read.',
          speaker: 'visitor',
        },
        {
          title: 'The answer comes with its source',
          text: 'It streams as it is written. Two thumbs tell you whether it helped.',
          speaker: 'ai',
        },
        {
          title: 'A person takes the pen',
          text: 'The line turns cinnamon: from here on your agent writes, and the AI does not.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Measured here, not promised',
      intro: 'Every figure comes from this product’s own tests and builds, and names the one it comes from.',
      figures: ['loader', 'untilTyping', 'isolationCells', 'hostGlobals'],
    },
    {
      kind: 'code',
      heading: 'On your site with one tag',
      text: 'Paste it before the end of your page’s body. Nothing of your page’s styles reaches the chat, and nothing of the chat’s reaches your page. It works under a strict content security policy.',
      code: '<script\n  src="https://your-host/widget-loader.js"\n  data-tenant="your-company"\n  data-features="chat"\n  async\n></script>',
    },
    {
      kind: 'faq',
      heading: 'Before you try it',
      questions: [
        {
          question: 'Do I need a key for a language model?',
          answer:
            'No. The built-in answerer quotes your own articles without any model. If you have an OpenAI-compatible model, enter its address and key in the chat’s settings, or once for all companies in the server’s configuration.',
        },
        {
          question: 'What happens to the chat when my server restarts?',
          answer:
            'A message counts once it is stored, and each browser fetches what it missed. The tests kill the server in the middle of conversations and compare what was shown with what was kept.',
        },
        {
          question: 'Can I run it myself?',
          answer:
            'Yes. It is one process with an embedded database, or it uses your PostgreSQL or your Supabase project. The licence is MIT.',
        },
      ],
    },
  ],
  closing: {
    heading: 'See the pen change hands.',
    text: 'Open the demo, ask something the articles do not answer, and take over as the agent yourself.',
  },
}
