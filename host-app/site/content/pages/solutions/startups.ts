import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for startups',
  description:
    'Add support to your website before you hire for it: an AI that answers from your articles, and tickets for questions that it can’t answer.',
  hero: {
    eyebrow: 'For startups',
    heading: 'Customer support before you have a support team',
    lead: 'Lapwing answers the questions that your articles cover and notifies you of the rest. If you’re not there, the customer gets a ticket number.',
    proof: 'Run npm start to try it on your laptop. You don’t need a model key, Docker or a database server.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Compare the plans', to: '/pricing' },
    ],
    picture: 'thread-plan',
    hasLiveChat: true,
  },
  sections: [
    {
      kind: 'text',
      heading: 'Answer a question once',
      paragraphs: [
        'In a startup, the people who build the product also answer customers. The same questions arrive by email, direct message and comments.',
        'Put the chat on the page where people get stuck, and write an article for each question that comes back.',
      ],
      link: { label: 'How the AI says “I don’t know”', to: '/blog/an-honest-i-dont-know' },
    },
    {
      kind: 'steps',
      heading: 'Set it up in an afternoon',
      steps: [
        {
          title: 'Start it on your laptop',
          text: 'npm start runs the product and a sample store with demo users.',
        },
        {
          title: 'Write ten articles',
          text: 'Take the questions from your sent emails. Write one article per question, or import Markdown files.',
        },
        {
          title: 'Test the questions',
          text: 'Ask each question in several ways. If the AI misses an article, add your customers’ words to its alternate questions.',
        },
        {
          title: 'Add the script tag to one page',
          text: 'Start with the pricing or onboarding page.',
        },
        {
          title: 'Turn on notifications',
          text: 'You hear a sound and see a desktop notification when a customer asks for a human.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'The code for your website',
      text: 'The button is optional. It opens the chat with a question already typed.',
      code: `<script
  async
  src="https://your-host/widget-loader.js"
  data-tenant="your-company"
  data-features="chat"
></script>

<button data-support-prompt="Is there a plan for two people?">
  Ask about small teams
</button>`,
    },
    {
      kind: 'contrast',
      heading: 'Is it right for your startup?',
      good: {
        title: 'It’s a good fit if',
        items: [
          'A few people answer customers, and they may read all conversations',
          'You have help articles, or can write them',
          'You want open-source software under the MIT license',
          'A developer can add the script tag',
        ],
      },
      bad: {
        title: 'It isn’t if',
        items: [
          'Most of your customers write on WhatsApp or Instagram',
          'You need a shared mailbox today',
          'You need custom charts for investors',
        ],
      },
    },
    {
      kind: 'figures',
      heading: 'What it adds to your landing page',
      intro: 'The build or a test checks these limits.',
      figures: ['loader', 'pageView', 'hostGlobals'],
    },
    {
      kind: 'faq',
      heading: 'Questions from founders',
      questions: [
        {
          question: 'Do we need an OpenAI key?',
          answer:
            'You don’t. The built-in AI quotes your articles. You can connect a server with an OpenAI-compatible API later.',
        },
        {
          question: 'What happens at night?',
          answer:
            'The AI keeps answering. If a customer asks for a human and nobody is there, the conversation becomes a ticket for the next morning.',
        },
        {
          question: 'Can a co-founder read conversations without replying?',
          answer: 'Yes. Invite them as a viewer.',
        },
        {
          question: 'What if we outgrow one server?',
          answer:
            'Move from the embedded database to your own PostgreSQL server. docs/configuration.md explains how.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Next steps for startups',
      pages: [
        { to: '/resources/learn/ai-chat-playbook', why: 'Which articles to write first.' },
        { to: '/blog/two-kilobytes-on-your-page', why: 'How much the widget loads, and when.' },
        { to: '/solutions/saas-tech', why: 'If your product has a login, start with verified customers.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with ten articles and one script tag',
    text: 'Enter your email address and choose a subdomain.',
  },
}
