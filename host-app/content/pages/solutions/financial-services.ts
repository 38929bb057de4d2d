import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Banks, insurers and financial advisers',
  description:
    'Keep advice with licensed people: the AI quotes approved texts and stops there. What supervision and record-keeping need, and what is missing.',
  hero: {
    eyebrow: 'Financial services',
    heading: 'Information from approved texts, advice from licensed people',
    lead: 'For firms under supervision: the AI may repeat what your compliance function has released, and a named colleague says the rest.',
    proof:
      'Who speaks is taken from the credential on the server. No message can claim to be from a person it was not from.',
    actions: [
      { label: 'Talk to us first', to: '/contact' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'audit',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Where information ends and advice begins',
      intro: 'A starting point for the meeting with your compliance officer, not a legal opinion.',
      columns: ['A client writes', 'Released text can cover', 'Hand over at'],
      rows: [
        [
          'What is the interest on the fixed account?',
          'Today’s rate sheet, with its date',
          '“Is that good for me?”',
        ],
        [
          'Does my household cover include bicycles?',
          'The general terms of each tariff',
          '“Am I covered for this theft?”',
        ],
        ['How do I file a claim?', 'Steps, papers, usual duration', 'The claim itself'],
        ['Should I repay the mortgage early?', 'How early repayment works and what is charged', 'At once'],
        [
          'I want to complain',
          'Your complaints procedure and the ombudsman',
          'At once, with a ticket number',
        ],
        ['My husband has died', 'Nothing. Do not let an article meet this', 'At once'],
        ['I cannot pay this month', 'Where help is to be found', 'At once, to trained people'],
      ],
      note: 'Make the handover easy by leaving out articles. What is not written cannot be quoted, and the AI then offers a person by itself.',
    },
    {
      kind: 'text',
      heading: 'Records: what is kept, and one thing to know before you sign',
      paragraphs: [
        'Messages have an author, a time and a number without holes. Nobody can reword one. Staff can empty it, their own or with the right to settings any: its place stays, with the name of whoever did it. Who took a conversation and who closed it stands in the audit table, as do changes of people, roles and permissions, and everything our staff change on a visit to your workspace. Rows there are only ever added.',
        'But a visitor can erase a conversation of theirs from the chat’s menu. It is then gone on the server too, and the log says only that this happened and when. That is good privacy and may clash with a duty to keep records. There is no setting today that takes the button away. Your own admins can erase a customer with everything, too. If you must retain what was said, replicate the messages table as it is written, and ask your counsel which of the two duties wins.',
      ],
      link: { label: 'How messages are stored', to: '/blog/messages-exactly-once' },
    },
    {
      kind: 'steps',
      heading: 'A rate question that becomes advice',
      steps: [
        {
          title: 'A fact is asked',
          text: '“What do you pay on the two-year deposit?”',
          speaker: 'visitor',
        },
        {
          title: 'A fact is given',
          text: 'The sentence of the rate article, with its date and its title as the source. Compliance released that sentence, and it stands there unchanged.',
          speaker: 'ai',
        },
        {
          title: 'Judgement is asked',
          text: '“I am 71 and need the money perhaps next year. Would you do it?”',
          speaker: 'visitor',
        },
        {
          title: 'No article is about that',
          text: 'The AI says that the help articles do not tell, and offers a human with Yes and No. It adds no opinion of its own. Test this with your hardest twenty questions, for search may still find a text that shares the words.',
          speaker: 'ai',
        },
        {
          title: 'An adviser takes the pen',
          text: 'First name on the screen, identity checked in your own systems, suitability done where you always do it. The chat holds the appointment, not the advice.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'What a risk committee should hear',
      good: {
        title: 'Defensible',
        items: [
          'A public site’s general questions, with released texts and no model.',
          'A complaints form that gives a number at once and emails a receipt.',
          'Named people behind each reply, with a log of who took what.',
        ],
      },
      bad: {
        title: 'Not defensible',
        items: [
          'Personal recommendations, suitability tests or quotes by chat.',
          'Orders, payments, changes of beneficiary.',
          'The sole archive of client communication, given what is said above about erasing.',
          'Recorded lines: calls in the browser keep the words, never the sound.',
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Settings for a supervised firm',
      cards: [
        {
          icon: 'shield',
          title: 'Attestations: none',
          text: 'There is no SOC 2 report, ISO certificate, PCI DSS or HIPAA assessment of Lapwing. Outsourcing rules will want your own risk assessment; the open source and the test suite are what we can put before you.',
        },
        {
          icon: 'people',
          title: 'Licensed and unlicensed staff',
          text: 'All agents of a workspace may answer all threads; a team sorts them and forbids nothing. Where only licensed people may speak of a product, give that line a workspace of its own.',
        },
        {
          icon: 'key',
          title: 'Two factors for everybody',
          text: 'Each colleague can add an authenticator app. A company-wide duty to do so is not there yet; the list of people shows who has it.',
        },
        {
          icon: 'tag',
          title: 'Fields for complaints',
          text: 'Product line, policy or contract reference, what you would consider fair, and whether somebody helps you write. The last one tells trained staff to take their time.',
        },
        {
          icon: 'clock',
          title: 'A reply time you can keep',
          text: 'The chat shows one of three promises: minutes, hours, a day. Supervisors read such lines as well. Choose the slowest that is true.',
        },
        {
          icon: 'globe',
          title: 'Hosting where you must',
          text: 'Database, files and email are yours to place: PostgreSQL in your data center, SMTP through your archive, a model inside the house or none.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'From second-line functions',
      questions: [
        {
          question: 'Can compliance approve articles before the AI uses them?',
          answer:
            'Take the right to publish from those who write: a draft then waits for somebody who holds it and sees the changed words and the changed answers before publishing. Comments and a recorded sign-off are not built; where you need them, review in a repository and import the released files.',
        },
        {
          question: 'Can we show which wording was online on a given day?',
          answer:
            'The answer is stored as it was given, with its sources. Each publication of an article is kept as a version with its time and the name of whoever published it. Removing an article for good removes its versions, so archive instead.',
        },
        {
          question: 'Does an adviser’s message look different from the AI’s?',
          answer:
            'Yes, by a label in the visitor’s language: one says AI assistant, the other a first name. A system notice has neither.',
        },
        {
          question: 'Where can vulnerable clients be flagged?',
          answer:
            'By a label on the conversation, or in a field or note on the customer’s page. Every member of the workspace reads these, so agree on mild words, or use the system in which such a mark belongs anyway.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'To put before the committee',
      pages: [
        { to: '/compliance/security', why: 'Controls, how each is tested, and what is open.' },
        { to: '/solutions/fintech', why: 'If your service is an app and cards are involved.' },
        { to: '/legal/dpa', why: 'The contract on processing, with its annexes.' },
        { to: '/blog/acting-for-a-customer', why: 'How our own access is bounded and shown to you.' },
      ],
    },
  ],
  closing: {
    heading: 'Bring your hardest twenty questions',
    text: 'Load the released texts, ask them in a closed installation, and take the transcript to the committee.',
  },
}
