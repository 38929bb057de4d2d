import { VIDEO } from '#contract/constants/site.ts'
import type { SectionsPage } from '../../page.ts'
import { FIVE_MOMENTS_TRANSCRIPT } from '../../videos/five-moments.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Live demos of every built part',
  description:
    'The chat and the ticket form run on this page, both sides of a conversation on the next, six example sites in the repository, and a film of eighty seconds.',
  hero: {
    eyebrow: 'Demos',
    heading: 'Demos you can type into',
    lead: 'The widgets on this page are real and answer from this platform’s own articles. The longer demo shows the agent’s inbox beside the customer’s page.',
    actions: [
      { label: 'Open both sides', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox',
  },
  sections: [
    {
      kind: 'live',
      heading: 'The chat, in its place in a page',
      text: 'Ask how the widget gets onto a site, then ask for something absurd, and then for a person. If nobody of us is at the inbox, you will see what your visitors would: a place in the queue, and a ticket when the time is up.',
      widget: 'chat',
    },
    {
      kind: 'table',
      heading: 'Things to try in it',
      columns: ['Try', 'And notice'],
      rows: [
        ['Reload the page in the middle', 'The thread is there again, with its last message in view'],
        ['Open a second tab', 'Both show the same, as it happens'],
        ['Switch your network off and send', 'The message waits, and goes out once when you are back'],
        ['Write in Hebrew or Arabic', 'That message runs from right to left; the page stays as it is'],
        ['Paste a screenshot', 'Its progress, then the picture, shown from this server alone'],
        ['Open My data in the menu', 'What is kept about you, and the button that erases it'],
      ],
    },
    {
      kind: 'live',
      heading: 'The ticket form',
      text: 'Type a subject and wait a moment for the suggestions. If you send it, the number is real and the message reaches us; use an address of yours if you want the receipt.',
      widget: 'ticket',
    },
    {
      kind: 'video',
      heading: 'Five moments that keep customers',
      intro:
        'If you would rather watch: eighty seconds without sound, recorded by a script from the same demo, with captions.',
      file: VIDEO.file,
      transcript: FIVE_MOMENTS_TRANSCRIPT,
    },
    {
      kind: 'cards',
      heading: 'Six pages of invented customers',
      intro: 'They lie in the folder examples, use built files only, and are served beside the product.',
      cards: [
        {
          icon: 'tag',
          title: 'plain-html',
          text: 'The tag in a shop’s page, a button that asks a question, and a contact page with the form.',
        },
        {
          icon: 'code',
          title: 'react',
          text: 'The element as a component: attributes go down, the unread count comes up.',
        },
        {
          icon: 'bolt',
          title: 'spa',
          text: 'A router that throws the whole body away at each step. The conversation stays.',
        },
        {
          icon: 'shield',
          title: 'strict-csp',
          text: 'Everything forbidden but one host, Trusted Types included.',
        },
        {
          icon: 'lock',
          title: 'iframe',
          text: 'The chat in a frame, without any script of ours in the page.',
        },
        {
          icon: 'tool',
          title: 'old-site',
          text: 'A page of 2009 with styles that shout and two libraries that change the browser’s own objects.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'About these demos',
      questions: [
        {
          question: 'Who reads what I write here?',
          answer:
            'Whoever works for this platform and opens its inbox. Treat it as a public counter: no passwords, no customer data. You can erase the thread yourself when you are done.',
        },
        {
          question: 'Is there a demo of voice or surveys?',
          answer:
            'A call can be tried in the demo company’s widget, at /widget/voice?tenant=acme. The five kinds of survey open on the CSAT page.',
        },
        {
          question: 'Will somebody show it to us in person?',
          answer:
            'Write by the contact page and say what you would like to see, with a question your own customers ask. We cannot promise a date.',
        },
        {
          question: 'Why did the chat not load until I scrolled?',
          answer:
            'On purpose. A page should not pay for a widget that nobody has reached, and this one comes by the same script tag as yours would.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'From trying to using',
      pages: [
        { to: '/live-ai-chat-support', why: 'What happens behind each of the chat’s replies.' },
        { to: '/tickets', why: 'What the form can ask, with its limits.' },
        { to: '/csat', why: 'The five surveys to try, and what each is good for.' },
        { to: '/resources/university', why: 'Exercises on the demo companies, with their answers.' },
      ],
    },
  ],
  closing: {
    heading: 'Now sit on the other side',
    text: 'You have been the customer. Open the full demo and answer yourself as the agent, with the AI gone quiet beside you.',
  },
}
