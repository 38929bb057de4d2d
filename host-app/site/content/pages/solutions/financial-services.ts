import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for banks, insurers and advisers',
  description:
    'Answer general questions from approved texts and hand advice to licensed people. Read what Lapwing offers for supervision and records, and what’s missing.',
  hero: {
    eyebrow: 'Financial services',
    heading: 'General information from the AI, advice from licensed people',
    lead: 'The AI answers from texts that your compliance team has released. Questions that need advice go to a named colleague.',
    proof: 'The server sets the author of a message from the sender’s credentials.',
    actions: [
      { label: 'Talk to us first', to: '/contact' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'audit',
  },
  sections: [
    {
      kind: 'table',
      heading: 'What the AI can answer and what it can’t',
      intro: 'A starting point for your compliance officer. It isn’t legal advice.',
      columns: ['A client asks', 'An article can cover', 'Hand over for'],
      rows: [
        ['What is the interest rate?', 'Today’s rates with their date', '“Is that good for me?”'],
        ['Are bicycles insured?', 'The general terms', '“Am I covered for this theft?”'],
        ['How do I file a claim?', 'Steps and documents', 'The claim itself'],
        ['Should I repay my mortgage early?', 'How early repayment works', 'The decision'],
        ['I want to complain', 'Your complaints procedure', 'The complaint, with a ticket'],
        ['A family member has died', 'Leave this to people', 'The whole conversation'],
        ['I can’t pay this month', 'Where to get help', 'The conversation with trained staff'],
      ],
      note: 'Add these topics to the blocked topics, so that the AI offers a human.',
    },
    {
      kind: 'text',
      heading: 'Records and erasure',
      paragraphs: [
        'Messages are stored with author, time and number, and can’t be edited. Staff can delete a message’s content; the log shows who did it. The audit log records assignments, role changes and access by platform staff.',
        'Visitors can erase their conversations in the chat’s menu, and you can’t turn this off today. If you have to keep records, copy the messages to an archive of your own and ask your counsel which duty applies.',
      ],
      link: { label: 'How messages are stored', to: '/blog/messages-exactly-once' },
    },
    {
      kind: 'steps',
      heading: 'From a rate question to advice',
      steps: [
        {
          title: 'The client asks for a fact',
          text: '“What do you pay on the two-year deposit?”',
          speaker: 'visitor',
        },
        {
          title: 'The AI answers from the rate article',
          text: 'Without a model, it quotes the released sentence and names the article.',
          speaker: 'ai',
        },
        {
          title: 'The client asks for advice',
          text: '“I’m retired and may need the money next year. Would you do it?”',
          speaker: 'visitor',
        },
        {
          title: 'The AI offers a human',
          text: 'The topic is blocked or the articles don’t cover it. Test this with your hardest questions.',
          speaker: 'ai',
        },
        {
          title: 'An adviser takes over',
          text: 'The adviser checks the identity in your own systems and makes an appointment.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'For your risk committee',
      good: {
        title: 'Good uses',
        items: [
          'General questions on a public site, answered from released texts.',
          'A complaints form with a ticket number and a receipt.',
          'Replies from named people, with a log of who took which conversation.',
        ],
      },
      bad: {
        title: 'Don’t use it for',
        items: [
          'Personal recommendations, suitability tests or quotes.',
          'Orders, payments and changes of beneficiary.',
          'Your single archive of client communication.',
          'Recorded lines. Calls store a transcript, not the sound.',
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Settings for regulated firms',
      cards: [
        {
          icon: 'shield',
          title: 'Certificates',
          text: 'Lapwing hasn’t been assessed under SOC, ISO, PCI DSS or HIPAA. You need your own risk assessment.',
        },
        {
          icon: 'people',
          title: 'Licensed staff',
          text: 'Agents can answer any conversation of their workspace. Use a separate workspace for products that need a license.',
        },
        {
          icon: 'key',
          title: 'Two-factor authentication',
          text: 'Members can add an authenticator app, and you see who has one. You can’t make it mandatory yet.',
        },
        {
          icon: 'tag',
          title: 'Complaint fields',
          text: 'Ask for the product, the contract number and the outcome that the client wants.',
        },
        {
          icon: 'clock',
          title: 'Reply time',
          text: 'The chat shows the reply time that you choose. Choose one that you can keep.',
        },
        {
          icon: 'globe',
          title: 'Hosting',
          text: 'Run database, files and email in your own data center, with your own model or without one.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Compliance questions',
      questions: [
        {
          question: 'Can compliance approve articles before the AI uses them?',
          answer:
            'Yes. Give the permission to publish to compliance, and remove it from the writers. A recorded sign-off with comments isn’t built.',
        },
        {
          question: 'Can we show which wording was online on a given day?',
          answer:
            'Published articles are kept as versions, with the time and the person who published them. Archive articles instead of deleting them, because deleting removes the versions.',
        },
        {
          question: 'Does an adviser’s message look different from the AI’s?',
          answer: 'Yes. The AI’s messages are labeled, and an adviser’s messages show a first name.',
        },
        {
          question: 'Where can vulnerable clients be flagged?',
          answer: 'With a label, a field or a note. Other members of the workspace can read them.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For your committee',
      pages: [
        { to: '/compliance/security', why: 'Security controls and their tests.' },
        { to: '/solutions/fintech', why: 'If your service is an app.' },
        { to: '/legal/dpa', why: 'The contract on data processing.' },
        { to: '/blog/acting-for-a-customer', why: 'How platform access is limited and logged.' },
      ],
    },
  ],
  closing: {
    heading: 'Test it with your hardest questions',
    text: 'Load your released texts into a private installation and take the transcript to your committee.',
  },
}
