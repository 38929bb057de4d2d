import type { DemoPage } from '../page.ts'

export const page: DemoPage = {
  template: 'demo',
  title: 'Demo: both sides of a conversation',
  description:
    'A shop with the real chat on the left, the real inbox on the right. Ask, get an answer with its source, take over as the agent, and jump the clock.',
  heading: 'Be the visitor and the agent at once.',
  lead: 'On the left a shop with the chat in it, on the right the inbox of the company behind it. Nothing is faked: it is the product, with made-up customers. Everybody who tries the demo shares that inbox, its articles, its settings and its clock, so write nothing private.',
  closing: {
    heading: 'Now with your own articles.',
    text: 'A workspace takes a name and an address. It starts empty; the first article you publish is the first thing it can answer.',
    second: { label: 'See the plans', to: '/pricing' },
  },
}
