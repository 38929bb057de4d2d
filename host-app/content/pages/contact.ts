import type { SectionsPage } from '../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Contact',
  description:
    'Write to us with the product’s own ticket form: a number at once, a receipt by mail, and a thread to come back to. What to say for each kind of request.',
  hero: {
    eyebrow: 'Contact',
    heading: 'Write to us, and get a number for it',
    lead: 'We use the form that we make. It takes your message and up to five files at a time, and gives back a ticket number before you leave the page.',
    actions: [
      { label: 'Go to the form', to: '/contact#the-form' },
      { label: 'Try the chat instead', to: '/live-ai-chat-support' },
    ],
  },
  sections: [
    {
      kind: 'live',
      heading: 'The form',
      text: 'Email, subject and message are needed, the name is not. While you type the subject, articles that might answer it appear below; ignore them if they do not.',
      widget: 'ticket',
    },
    {
      kind: 'table',
      heading: 'What to put in, by what you want',
      columns: ['About', 'Begin the subject with', 'Say', 'Leave out'],
      rows: [
        [
          'Something does not work',
          'Fault',
          'What you did, what you expected, what came; database, browser, with a model or without',
          'Tokens, passwords, your .data folder',
        ],
        [
          'A weakness in security',
          'Security',
          'That there is one, and how we reach you',
          'Every detail, until we have agreed on a way',
        ],
        [
          'Your personal data',
          'Privacy',
          'What you want: to see, correct, erase or complain; the address you wrote from',
          'Copies of identity papers',
        ],
        [
          'Something you cannot use',
          'Accessibility',
          'Where it stopped you, with which aid',
          'An apology for asking',
        ],
        [
          'A fact about another product',
          'Comparison',
          'The page, the row, and a link to the source',
          'Numbers without a link',
        ],
        [
          'Hosting it for others',
          'Partner',
          'For whom, how many, what is in the way',
          'A request for a partner badge: there is none',
        ],
        ['Work', 'Contribution', 'What you would like to change, and why', 'A CV'],
      ],
    },
    {
      kind: 'steps',
      heading: 'What happens after Send',
      steps: [
        {
          title: 'A number appears',
          text: 'Tickets are counted from 1001. Quote yours whenever you write about the same thing.',
          speaker: 'visitor',
        },
        {
          title: 'A receipt is mailed',
          text: 'It has the number and the name of who got it, and not a word of yours: nobody has proven yet that the address is yours. If it does not come, look for a typing error in the address.',
        },
        {
          title: 'It waits in an inbox for people',
          text: 'The AI answers chats and leaves tickets to the staff of this installation, who see category, files and language beside your words.',
        },
        {
          title: 'The reply is in your ticket',
          text: 'Come back to this page in the same browser and open My tickets. A reply that you have not seen there within a minute comes by mail, too; write back here, because mail to its sender is not read.',
          speaker: 'agent',
        },
        {
          title: 'You add to it, or erase it',
          text: 'Anything you add has the same number. The chat on our home page shows the ticket under My data, where you can take it back for good.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Who reads it, and when',
      paragraphs: [
        'The people who run this installation, and nobody else. There is no agreed time in which they reply; the support page says the same of plans. Where the operator has set no hours, the chat’s header simply says Online; do not take that for a promise about this form.',
        'By post and for legal notices: [Company name and registered address]. By telephone: [Number, or “not offered”]. These two are filled in by the operator, like the contacts in the privacy policy. If you are reading the brackets, it has not happened yet, and the form above is the way.',
      ],
      link: { label: 'What is planned for support', to: '/services/support' },
    },
    {
      kind: 'cards',
      heading: 'Quicker than writing',
      cards: [
        {
          icon: 'tool',
          title: 'The widget does not show',
          text: 'Eight common faults with the place to look, most of them a line in a policy or a missing setting.',
          to: '/services/support',
        },
        {
          icon: 'person',
          title: 'You want your words back',
          text: 'The chat shows, saves and erases them by itself, in the browser you wrote from.',
          to: '/compliance/gdpr-dsar',
        },
        {
          icon: 'company',
          title: 'You wrote to another company',
          text: 'A chat with a Lapwing look on some shop’s site belongs to that shop. We cannot see it and cannot answer for it.',
          to: '/legal/privacy',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'About this form',
      questions: [
        {
          question: 'Why is there no mail address to copy?',
          answer:
            'Because a request with a number is harder to lose, and because we should suffer from our own form before you do. An operator who prefers an address puts it into the paragraph above.',
        },
        {
          question: 'How large may my files be?',
          answer:
            '10 MiB each, five in one go, 100 MiB in a ticket. Their addresses are long and need no login, so send nothing you would not share by a link.',
        },
        {
          question: 'Can I write in my own language?',
          answer:
            'The form comes in English, German, Spanish, French, Hebrew and Arabic. Write in whichever language you like; we may have to reply in English.',
        },
        {
          question: 'I closed the browser and lost my ticket. What now?',
          answer:
            'It is still in our inbox. Its key is in that browser alone, so send a new one and name the old number; staff see both.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before or after you write',
      pages: [
        { to: '/tickets', why: 'The form you just used, as a product.' },
        { to: '/compliance/security', why: 'How to report a weakness, and what is enforced.' },
        { to: '/legal/privacy', why: 'What becomes of what you send here.' },
      ],
    },
  ],
  closing: {
    heading: 'Put the same form on your own contact page',
    text: 'It is one element and one script tag, and your visitors get a number from you instead of silence.',
  },
}
