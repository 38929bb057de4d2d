import { VIDEO } from '#contract/constants/site.ts'
import type { SectionsPage } from '../../page.ts'
import { REDUCE_CHURN_TRANSCRIPT } from '../../videos/reduce-churn.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Live demos',
  description:
    'Try the chat and the ticket form on this page, see both sides of a conversation in the demo, open example websites, or watch a three-minute video.',
  hero: {
    eyebrow: 'Demos',
    heading: 'Try the chat and the ticket form',
    lead: 'The widgets on this page are real and answer from our own articles. The full demo also shows the agent’s inbox.',
    actions: [
      { label: 'Open the full demo', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'inbox-demo',
  },
  sections: [
    {
      kind: 'live',
      heading: 'Chat',
      text: 'Ask how to add the widget to a website. Then ask something unrelated, and ask for a person. If we’re not at the inbox, you see what your visitors would see: a position in the queue, and then a ticket.',
      widget: 'chat',
    },
    {
      kind: 'table',
      heading: 'Things to try in the chat',
      columns: ['Do this', 'What happens'],
      rows: [
        ['Reload the page', 'The conversation is still there'],
        ['Open a second tab', 'Both tabs show the same messages'],
        ['Turn off your network and send a message', 'The message is sent when you are back online'],
        ['Write in Hebrew or Arabic', 'The message runs from right to left'],
        ['Paste a screenshot and send it', 'The chat uploads it and shows the picture'],
        ['Open “My data” in the menu', 'You see what is stored about you, and can delete it'],
      ],
    },
    {
      kind: 'live',
      heading: 'Ticket form',
      text: 'Enter a subject and wait a moment for suggested articles. If you send the form, we receive your message. If you enter your own email address, you get a receipt.',
      widget: 'ticket',
    },
    {
      kind: 'video',
      heading: 'Reduce churn, boost engagement',
      intro: 'A video of three minutes, recorded from the product, with captions and without sound.',
      file: VIDEO.file,
      transcript: REDUCE_CHURN_TRANSCRIPT,
    },
    {
      kind: 'cards',
      heading: 'Six example websites',
      intro: 'They are in the repository’s folder “examples”.',
      cards: [
        {
          icon: 'tag',
          title: 'plain-html',
          text: 'A store with the script tag, its own chat button and a contact form.',
        },
        {
          icon: 'code',
          title: 'react',
          text: 'The chat as a React component.',
        },
        {
          icon: 'bolt',
          title: 'spa',
          text: 'A single-page app that replaces the page’s body. The conversation stays.',
        },
        {
          icon: 'shield',
          title: 'strict-csp',
          text: 'A page with a strict content security policy and Trusted Types.',
        },
        {
          icon: 'lock',
          title: 'iframe',
          text: 'The chat in a frame. The page doesn’t run our script.',
        },
        {
          icon: 'tool',
          title: 'old-site',
          text: 'An old page with libraries that change standard browser functions.',
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
            'The people who run this platform. Please don’t enter passwords or customer data. You can delete the conversation in “My data”.',
        },
        {
          question: 'Is there a demo of voice or surveys?',
          answer:
            'You can try a call in the demo company’s widget at /widget/voice?tenant=acme. The CSAT page opens the surveys.',
        },
        {
          question: 'Can you show it to us in person?',
          answer:
            'Ask us on the contact page, and tell us what you would like to see. We can’t promise a date.',
        },
        {
          question: 'Why did the chat load when I scrolled?',
          answer: 'A widget in a page loads when it comes into view. That keeps the page fast.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Learn more about the widgets',
      pages: [
        { to: '/live-ai-chat-support', why: 'How the chat answers.' },
        { to: '/tickets', why: 'What the form can ask.' },
        { to: '/csat', why: 'The five kinds of survey.' },
        { to: '/resources/university', why: 'Exercises with the demo companies, with their solutions.' },
      ],
    },
  ],
  closing: {
    heading: 'Now reply as the agent',
    text: 'In the full demo, you can also take over the conversation and see how the AI stops.',
  },
}
