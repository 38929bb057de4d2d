import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Website chat for clinics and practices',
  description:
    'Answer questions about opening hours, booking and prices, with or without AI. Lapwing isn’t assessed for HIPAA, so keep health details out of it.',
  hero: {
    eyebrow: 'Healthcare',
    heading: 'Website chat for your front desk',
    lead: 'Answer questions about hours, directions, booking and prices. Keep symptoms, results and records in the systems made for them.',
    proof: 'The dental clinic in our demo runs with the AI turned off: messages wait for a person.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Read about data privacy', to: '/solutions/data-privacy' },
    ],
    picture: 'handoff-clinic',
  },
  sections: [
    {
      kind: 'text',
      heading: 'Lapwing isn’t assessed for HIPAA',
      paragraphs: [
        'We don’t offer a business associate agreement. If HIPAA applies to you, protected health information must not go into a conversation, a ticket or a file. Other countries have similar rules.',
        'Tell visitors so in your first article and in the away text. If a conversation becomes medical, ask the visitor to call.',
      ],
      link: { label: 'How Lapwing protects data', to: '/compliance/security' },
    },
    {
      kind: 'contrast',
      heading: 'What belongs in the chat',
      good: {
        title: 'Suitable',
        items: [
          '“Are you taking new patients?”',
          '“How do I cancel for tomorrow?”',
          '“Where can I park?”',
          '“Do I need a referral?”',
          '“What does a cleaning cost without insurance?”',
        ],
      },
      bad: {
        title: 'Not suitable',
        items: [
          '“My tooth has hurt since Friday. What should I take?”',
          'Photos, X-rays, prescriptions and hospital letters.',
          'Insurance numbers and patient ids.',
          'Emergencies.',
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Example: a question becomes medical',
      intro: 'In this example, the AI is on.',
      steps: [
        {
          title: 'The patient asks about an appointment',
          text: '“Can I move my cleaning to Thursday?”',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the booking article',
          text: 'It explains how to use the link in the confirmation. It can’t see your calendar.',
          speaker: 'ai',
        },
        {
          title: 'The patient mentions a symptom',
          text: '“Thanks. My jaw is swollen since this morning, though.”',
          speaker: 'visitor',
        },
        {
          title: 'The AI offers a human',
          text: 'Your articles don’t cover swelling. You can also add such words to the blocked topics.',
          speaker: 'ai',
        },
        {
          title: 'The front desk takes over',
          text: '“Please call us now, we keep a chair free for this.” The conversation continues by phone.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Settings for a practice',
      columns: ['Setting', 'Recommendation', 'Reason'],
      rows: [
        ['AI', 'Off, if people should answer', 'Messages go to the queue'],
        ['Office hours', 'Your front desk’s hours', 'The chat shows when you’re back'],
        ['Away text', 'The number for emergencies', 'Patients see it when you’re closed'],
        ['Ticket form', 'Few fields', 'You collect less data'],
        ['Files', 'Don’t ask for them', 'The address of a file works without a login'],
        ['Languages', 'Those your patients speak', 'The widget is available in six'],
        ['Retention', 'Delete old conversations and files', 'It’s off until you turn it on'],
      ],
      note: 'The AI and the away text are under Chat flow, and hours and form are under Help desk.',
    },
    {
      kind: 'faq',
      heading: 'Questions from practices',
      questions: [
        {
          question: 'Can the chat ask for consent before it starts?',
          answer:
            'Not yet. It shows a privacy notice. If you need consent, load the widget after the visitor has agreed on your page.',
        },
        {
          question: 'A patient has written symptoms anyway. Can we remove them?',
          answer:
            'Yes. The patient can erase the conversation under “My data”. An admin can empty messages or erase the customer.',
        },
        {
          question: 'Who in our practice can read a conversation?',
          answer:
            'Active members of your workspace, including viewers. Invite the people at the front desk and turn on two-factor authentication.',
        },
        {
          question: 'Does a language model see what patients write?',
          answer: 'It does if you connect one. The built-in AI runs on the Lapwing server.',
        },
        {
          question: 'Can it book into our practice software?',
          answer: 'It can’t. It can link to your booking page.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before you decide',
      pages: [
        { to: '/legal/dpa', why: 'The data processing agreement for your counsel.' },
        { to: '/compliance/gdpr-dsar', why: 'How to answer data requests.' },
        { to: '/compliance/wcag', why: 'How accessible the chat is.' },
      ],
    },
  ],
  closing: {
    heading: 'Keep the phone free for patients',
    text: 'Write articles about directions, prices and booking, and read what people ask in the first week.',
  },
}
