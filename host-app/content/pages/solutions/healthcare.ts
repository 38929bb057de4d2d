import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Website chat for clinics and practices',
  description:
    'Opening hours, booking and prices by chat, with or without an AI. Lapwing has no HIPAA attestation, so health details must stay out of it.',
  hero: {
    eyebrow: 'Healthcare',
    heading: 'For the front desk, not for the consulting room',
    lead: 'Lapwing takes the questions your reception answers all morning, and leaves symptoms, results and records to the channels made for them.',
    proof:
      'The demo’s dental clinic runs it with the AI switched off: every message there waits for a person.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'Read about data privacy', to: '/solutions/data-privacy' },
    ],
    picture: 'handoff-clinic',
  },
  sections: [
    {
      kind: 'text',
      heading: 'No HIPAA attestation, and what follows',
      paragraphs: [
        'Nobody has assessed Lapwing against HIPAA, and no business associate agreement is offered with it. If you are a covered entity in the United States, protected health information must therefore not go into a conversation, a ticket or an attachment. The same caution suits any country that gives health data a protection of its own.',
        'That leaves a great deal of what people actually ask a practice: when you open, how to get there, what a check-up costs, what to bring, how to move an appointment. None of it needs a diagnosis. Tell visitors so in the first article and in the text they see when you are closed, and have your staff move a thread to the phone as soon as it turns medical.',
      ],
      link: { label: 'What the product does protect', to: '/compliance/security' },
    },
    {
      kind: 'contrast',
      heading: 'What belongs in the chat',
      good: {
        title: 'Welcome',
        items: [
          '“Are you taking new patients?”',
          '“How do I cancel for tomorrow, and does it cost?”',
          '“Is there a lift, and where can I park?”',
          '“Do I need a referral for the dermatologist?”',
          '“What does a cleaning cost without insurance?”',
        ],
      },
      bad: {
        title: 'Never here',
        items: [
          '“My tooth has throbbed since Friday, what should I take?”',
          'Photos of a rash, X-rays, prescriptions, letters from a hospital.',
          'Insurance numbers and patient ids.',
          'Anything that cannot wait. A chat is no emergency line, and 60 seconds in a queue can be too long.',
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'A question that turns medical halfway',
      intro: 'With the AI on. With it off, the second step is a person’s as well.',
      steps: [
        {
          title: 'It starts as an appointment',
          text: '“Can I move my cleaning to Thursday?”',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the booking article',
          text: 'Use the link in the confirmation message, free until the time your article names. It cannot see the calendar, so it promises no slot.',
          speaker: 'ai',
        },
        {
          title: 'Then it changes',
          text: '“Thanks. My jaw is swollen since this morning though.”',
          speaker: 'visitor',
        },
        {
          title: 'No article, no guess',
          text: 'You have written nothing about swelling, on purpose. The AI says it has no information and offers a human. If you prefer, write one article for such words that says only: call us, or the emergency number.',
          speaker: 'ai',
        },
        {
          title: 'Reception takes over and takes it out',
          text: '“Please call 01632 960123 now, we keep a chair free for this.” The medical part continues by phone, and nothing more is written down here.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Settings for a practice',
      columns: ['What', 'Set it to', 'Because'],
      rows: [
        ['AI', 'Off, if you want people only', 'Each first message then joins the queue at once'],
        [
          'Office hours',
          'Your reception’s, lunch break included',
          'A day can have several spans, and the header says when you are back',
        ],
        ['Away text', 'The out-of-hours number', 'The demo’s clinic names the NHS line there'],
        [
          'Ticket form',
          'One field: been here before, yes or no',
          'It tells reception which system to open and reveals nothing',
        ],
        [
          'Files',
          'Ask for none',
          'There is no switch that forbids them, and a file’s address opens it without a login',
        ],
        [
          'Languages',
          'Those your patients speak',
          'The widget comes in six, two of them written right to left',
        ],
        [
          'Keeping messages',
          'Erase old conversations, and delete old files sooner',
          'Resolved conversations go 30 days to ten years after they were resolved; off until you turn it on',
        ],
      ],
      note: 'The AI’s switch and the away text stand under Chat flow in the settings, hours and form under Help desk.',
    },
    {
      kind: 'faq',
      heading: 'Questions from practice managers',
      questions: [
        {
          question: 'Can the chat ask for consent before it starts?',
          answer:
            'It shows a line about privacy that can be dismissed, and nothing that must be ticked. A strict consent step is planned. Today, load the widget only after a consent box of your own page.',
        },
        {
          question: 'A patient has written symptoms anyway. Can we remove them?',
          answer:
            'The patient can, under My data in the chat’s menu: the conversation goes for good, files included. An admin can empty single messages of anybody’s, or erase the customer with every conversation.',
        },
        {
          question: 'Who in our practice can read a conversation?',
          answer:
            'Every active member of your workspace, viewers too. Invite the reception and not the whole house, and have each of them add a second factor.',
        },
        {
          question: 'Does a language model see what patients write?',
          answer:
            'Only if your practice, or whoever runs the installation, connects one. Left as it is, answers are sentences of your articles picked on your own server, and with the AI off not even that.',
        },
        {
          question: 'Can it book into our practice software?',
          answer: 'No. It can say how to book and open your booking page in a link. It reads no calendar.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Before you decide',
      pages: [
        { to: '/legal/dpa', why: 'The data processing agreement, to lay before your counsel.' },
        { to: '/compliance/gdpr-dsar', why: 'Requests to see, correct or erase, step by step.' },
        { to: '/compliance/wcag', why: 'Patients with screen readers or keyboards only.' },
      ],
    },
  ],
  closing: {
    heading: 'Let the phone be for patients who need it',
    text: 'Put directions, prices and booking into eight articles, keep the AI off for the first week, and read what people ask.',
  },
}
