import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for online learning',
  description:
    'Help learners, parents and teachers with enrollment, deadlines and certificates. The AI answers from your help articles and doesn’t do homework.',
  hero: {
    eyebrow: 'Edtech',
    heading: 'Support for learners without doing their homework',
    lead: 'The AI answers questions about enrollment, deadlines and certificates from your articles. It offers a human for other questions.',
    proof: 'The server discards a model’s answer that doesn’t cite one of your articles.',
    actions: [
      { label: 'Ask it something', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'thread-course',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Who asks about a course',
      cards: [
        {
          icon: 'person',
          title: 'Learners',
          text: '“Where do I hand in my work?” “Can I repeat the exam?” “My certificate has the wrong name.” Articles answer the first two.',
        },
        {
          icon: 'people',
          title: 'Parents',
          text: '“What does the second term cost?” “How is my child doing?” Prices are in an article. Questions about a child go to a person.',
        },
        {
          icon: 'tool',
          title: 'Teachers',
          text: '“How do I import a class list?” “Does it work on tablets?” Setup guides answer most of them.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where to put the chat',
      good: {
        title: 'Good places',
        items: [
          'Enrollment and pricing pages.',
          'The help page of your platform.',
          'The setup guide for teachers, with a ticket form.',
        ],
      },
      bad: {
        title: 'Not for',
        items: [
          'Tutoring, grading or feedback on work.',
          'Emergencies. Name the right phone number in your away text and articles.',
          'Group chats for a class.',
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'Example: the night before a deadline',
      steps: [
        {
          title: 'A learner asks for a solution',
          text: '“What is the derivative of this function?” Your help articles don’t cover it.',
          speaker: 'visitor',
        },
        {
          title: 'The AI offers a human',
          text: 'It says that it doesn’t have information about that. The learner declines.',
          speaker: 'ai',
        },
        {
          title: 'The learner asks about the deadline',
          text: '“If I upload at midnight, is that still on time?”',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the rule',
          text: 'The article says which time counts and what late work costs.',
          speaker: 'ai',
        },
        {
          title: 'The upload fails',
          text: 'The learner asks for a person. The ticket’s time shows that they tried before midnight.',
          speaker: 'visitor',
        },
        {
          title: 'A tutor decides',
          text: 'In the morning, a tutor reads the conversation and extends the deadline.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If your learners are children',
      paragraphs: [
        'The chat asks for an email address before the first message. It doesn’t ask for an age or a guardian’s consent. If you need consent, load the tag after you have it.',
        'In a signed-in platform, you can pass a school address and a first name. Don’t send grades or diagnoses, because members of your workspace can read them.',
      ],
      link: { label: 'What the chat stores in the browser', to: '/solutions/data-privacy' },
    },
    {
      kind: 'table',
      heading: 'Settings for schools',
      columns: ['Setting', 'Recommendation', 'Reason'],
      rows: [
        ['Rate limit per network', 'Start large classes in groups', 'A school often has one network address'],
        ['Ticket fields', 'Role, course, device', 'You can sort tickets by role'],
        ['Holidays', 'Add term breaks', 'They differ from public holidays'],
        ['Languages', 'Write articles in the languages you teach in', 'The search compares words'],
        ['Signed identity', 'Use it in your platform', 'A typed address isn’t proof'],
        ['Files', 'Screenshots, not coursework', 'Coursework belongs in your platform'],
      ],
      note: 'Fields and holidays are under Help desk, and the signing key is under Install.',
    },
    {
      kind: 'faq',
      heading: 'Questions from schools',
      questions: [
        {
          question: 'Can learners trick it into writing an essay?',
          answer:
            'The built-in AI quotes your articles and can’t write texts. With a model, the server discards answers without a citation.',
        },
        {
          question: 'Is it accessible enough for a public school?',
          answer: 'Read our accessibility statement. It lists what is tested and which limits we know.',
        },
        {
          question: 'Will a shared computer show the last learner’s chat?',
          answer:
            "Call Lapwing('logout') when a learner signs out. It deletes the chat’s data in that browser.",
        },
        {
          question: 'Does it integrate with our LMS by LTI?',
          answer: 'It doesn’t. Add the script tag to your template, or use an iframe.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More for schools',
      pages: [
        { to: '/compliance/wcag', why: 'The accessibility statement.' },
        { to: '/resources/university', why: 'Lessons about Lapwing.' },
        { to: '/help-center', why: 'Write and publish articles.' },
      ],
    },
  ],
  closing: {
    heading: 'Prepare for enrollment',
    text: 'Write articles for the questions that your office answers by phone.',
  },
}
