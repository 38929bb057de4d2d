import type { DemoPage } from '../page.ts'

export const page: DemoPage = {
  template: 'demo',
  title: 'Demo: both sides of a conversation',
  description:
    'A company’s page with the real chat beside the real inbox. Ask, get an answer with its source, take over as the agent, and jump the clock.',
  heading: 'Be the visitor and the agent at once.',
  lead: 'Ask in the chat on a company’s page, then answer in its inbox. It is the product itself, with made-up companies. Ten stops show you around, without an account.',
  closing: {
    heading: 'Now with your own articles.',
    text: 'A workspace takes a name and an address. It starts empty; the first article you publish is the first thing it can answer.',
    second: { label: 'See the plans', to: '/pricing' },
  },
}
