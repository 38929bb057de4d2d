import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for applicants and employees',
  description:
    'Answer applicants’ questions about your hiring process and employees’ questions about leave and payroll. Lapwing doesn’t screen or score applicants.',
  hero: {
    eyebrow: 'HR and recruiting',
    heading: 'Answer applicants and employees faster',
    lead: 'The AI explains your hiring process and HR rules from your articles. Questions about a person go to a person.',
    proof: 'The AI doesn’t read attachments and doesn’t rank applicants.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'See the ticket form', to: '/tickets' },
    ],
    picture: 'ticket-candidate',
  },
  sections: [
    {
      kind: 'contrast',
      heading: 'What belongs in a shared inbox',
      good: {
        title: 'Suitable for HR',
        items: [
          'How to apply and how long a decision takes.',
          'Technical problems with the careers site.',
          'General rules on leave, notice, expenses and remote work.',
          'Scheduling interviews.',
        ],
      },
      bad: {
        title: 'Keep elsewhere',
        items: [
          'Grievances, whistleblowing and sickness, because members of a workspace can read its conversations.',
          'Reasons for a rejection, references and salary offers.',
          'Screening or scoring of applicants.',
          'Bank details and identity documents.',
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Use two workspaces',
      intro: 'Recruiting and HR operations should have separate workspaces with their own subdomains.',
      cards: [
        {
          icon: 'person',
          title: 'Careers: for applicants',
          text: '“Did you get my application?” “Is the interview online?” Requests for an accommodation go to a person.',
        },
        {
          icon: 'people',
          title: 'People: for employees',
          text: '“How many days can I carry over?” “How do I get a letter for my landlord?” Articles explain rules, and tickets handle letters.',
        },
        {
          icon: 'lock',
          title: 'Separate accounts',
          text: 'An account belongs to one company. Someone who works in both needs two email addresses.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Example: waiting after an interview',
      steps: [
        {
          title: 'The applicant asks',
          text: '“I had an interview two weeks ago and have heard nothing.”',
          speaker: 'visitor',
        },
        {
          title: 'The AI explains the process',
          text: 'It quotes your article about decision times. It doesn’t know the application.',
          speaker: 'ai',
        },
        {
          title: 'The applicant asks for a person',
          text: '“I have another offer. Can I speak to someone about it?”',
          speaker: 'visitor',
        },
        {
          title: 'The recruiter takes over',
          text: 'The recruiter sees the job’s reference and arranges a call.',
          speaker: 'agent',
        },
        {
          title: 'If the recruiter is away',
          text: 'The applicant gets a ticket with a number.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Settings for both workspaces',
      columns: ['Setting', 'Applicants', 'Employees'],
      rows: [
        ['Ticket fields', 'Job reference, stage', 'Country, employment type'],
        ['Categories', 'Application, interview, accommodation', 'Leave, payroll, documents'],
        ['Identity', 'Usually unverified', 'Signed by your intranet'],
        ['Attachments', 'When a recruiter asks', 'Ask employees not to send them'],
        ['Reply time', 'Within a day', 'A few hours'],
        ['Allowed sites', 'The careers site', 'The intranet'],
      ],
      note: 'Set allowed sites on the company page, fields under Help desk, and the identity key under Install.',
    },
    {
      kind: 'text',
      heading: 'Applications and deletion',
      paragraphs: [
        'The address of an uploaded file works without a login, so collect résumés in your applicant tracking system.',
        'Applicants can see, download and erase their conversations in the chat’s menu. An admin can erase a person with all conversations, and you can set how long resolved conversations are kept.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from HR',
      questions: [
        {
          question: 'Does the software judge applicants?',
          answer: 'It doesn’t. It matches questions with your articles.',
        },
        {
          question: 'Could it be used to monitor our recruiters?',
          answer:
            'The log records who took and closed a conversation, and reports can be filtered by agent. Inform your works council or employees.',
        },
        {
          question: 'Can a hiring manager see one role’s conversations?',
          answer: 'A viewer sees the whole workspace. Send the relevant text to the manager instead.',
        },
        {
          question: 'How do candidates know that they’re talking to an AI?',
          answer: 'Its messages are labeled “AI assistant”. An agent’s messages show a first name.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For your privacy team',
      pages: [
        { to: '/solutions/data-privacy', why: 'Which data is stored where.' },
        { to: '/compliance/gdpr-dsar', why: 'How to answer an applicant’s data request.' },
        { to: '/compliance/wcag', why: 'Accessibility for applicants with disabilities.' },
      ],
    },
  ],
  closing: {
    heading: 'Tell applicants what happens next',
    text: 'Write articles about your process and add the chat to your careers site.',
  },
}
