import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for startups',
  description:
    'Put support on your site before you hire for it: one tag, answers from articles you wrote, and a ticket for every question nobody could take.',
  hero: {
    eyebrow: 'For startups',
    heading: 'Support for the months when support is you',
    lead: 'Lapwing answers what your articles cover, calls you for the rest, and leaves a numbered ticket when you are asleep or on a train.',
    proof: 'Clone it and type npm start: no model key, no Docker and no database server are needed.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Compare the plans', to: '/pricing' },
    ],
    picture: 'chat',
  },
  sections: [
    {
      kind: 'text',
      heading: 'The third person to ask gets the shortest reply',
      paragraphs: [
        'In a young company the person who answers customers also ships the product. Questions come in by personal mailbox, direct message and a comment under a launch post, and each time the same one returns you write a little less.',
        'Three small things help at that size. Put the box for questions on the page where people get stuck. Let answers you have written once do the first round. See to it that a question which reached nobody still exists in the morning. Those are the parts of Lapwing that are finished, and there is not much around them to learn.',
      ],
      link: { label: 'Why the AI may say “I don’t know”', to: '/blog/an-honest-i-dont-know' },
    },
    {
      kind: 'steps',
      heading: 'From a clone to the first answered question',
      intro: 'An afternoon, most of it spent writing articles.',
      steps: [
        {
          title: 'Start it on your laptop',
          text: 'npm start serves the product on port 3000 and a sample shop on port 3001. In demo mode the login page offers people to sign in as, so you can play visitor and agent in two windows.',
        },
        {
          title: 'Turn your sent mail into ten articles',
          text: 'One question, one article, titled in the words of whoever asked. Write them in the browser, or drop a folder of Markdown on the import: each file becomes a draft that you read once more and publish.',
        },
        {
          title: 'Ask each question three ways',
          text: 'Where the AI offers a human although you wrote the answer down, the article lacks the visitor’s own word. Add that wording to its alternate questions and ask again.',
        },
        {
          title: 'Put the tag on one page',
          text: 'Pricing or onboarding is a better first page than the home page: whoever is there has decided to try and found a gap.',
        },
        {
          title: 'Keep one browser tab open',
          text: 'With notifications on, a visitor who wants a person makes a sound in the inbox and shows a desktop notice for 15 seconds. Nobody at the desk is an answer as well: the visitor then has a ticket number.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'All the code your site needs',
      text: 'The button is optional. The attribute turns any button of yours into a question that is typed already and waits for the visitor to press Send.',
      code: `<script async src="https://HOST/widget-loader.js"
  data-tenant="yourname" data-features="chat"></script>

<button data-support-prompt="Is there a plan for two people?">
  Ask about small teams
</button>`,
    },
    {
      kind: 'contrast',
      heading: 'An honest fit check',
      good: {
        title: 'You will like it if',
        items: [
          'A handful of people answer customers and everybody may read every thread.',
          'You can write plain articles, or have them already as files or web pages.',
          'You would rather own the installation, under the MIT license, than rent seats.',
          'A developer will paste the tag and, later, sign visitors’ identities.',
        ],
      },
      bad: {
        title: 'Wait, or choose another, if',
        items: [
          'Most of your customers write on WhatsApp or Instagram. Lapwing has no such channel and no plan for one.',
          'You need a shared mailbox for support@ today. Mail as a channel is planned, not there.',
          'An investor wants charts of your own design. The reports have fixed figures and filters, and CSV for the rest.',
        ],
      },
    },
    {
      kind: 'figures',
      heading: 'What it takes from your landing page',
      intro:
        'You fought for that load time. These ceilings are held by the build or by tests, not by good intentions.',
      figures: ['loader', 'untilTyping', 'hostGlobals'],
    },
    {
      kind: 'faq',
      heading: 'Founders ask',
      questions: [
        {
          question: 'Do we need an OpenAI key to begin?',
          answer:
            'No. Without MODEL_URL the answers are sentences of your own articles, quoted as you wrote them. When you want them phrased more freely, point it at any server that speaks the OpenAI protocol, one on your own machine included.',
        },
        {
          question: 'What happens at three in the morning?',
          answer:
            'The AI goes on answering. Whoever asks for a person sees a place in the queue and a countdown, and after 60 seconds without you the thread is a ticket with a number. It waits in the inbox under All open.',
        },
        {
          question: 'Can a co-founder look on without answering?',
          answer:
            'Yes: invite them as a viewer. That role reads threads and cannot reply until you tick the permission. An invitation can be accepted for seven days.',
        },
        {
          question: 'What do we do when we outgrow a laptop?',
          answer:
            'Set DATABASE_URL to a PostgreSQL server, or SUPABASE_URL to a project of yours. The same migrations run on each, so it is a move of data and not a rewrite.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Read before you install',
      pages: [
        {
          to: '/resources/learn/ai-chat-playbook',
          why: 'Which articles to write first, and how to see that they work.',
        },
        { to: '/blog/two-kilobytes-on-your-page', why: 'How the button stays out of your page’s way.' },
        { to: '/solutions/saas-tech', why: 'If what you sell has a login, begin with signed identity.' },
      ],
    },
  ],
  closing: {
    heading: 'Ten articles and one tag',
    text: 'That is the whole project plan. Leave your address and pick a subdomain.',
  },
}
