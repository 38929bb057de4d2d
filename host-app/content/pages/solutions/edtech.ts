import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support for learning platforms',
  description:
    'Help learners, parents and teachers with logins, deadlines and certificates, in six languages, without an AI that does the homework.',
  hero: {
    eyebrow: 'Edtech',
    heading: 'Help with the course, not with the answers to it',
    lead: 'Lapwing explains enrolment, deadlines and certificates from your own texts, and says it does not know when a learner pastes in exercise four.',
    proof: 'Without an article that covers the question there is no answer, only the offer of a person.',
    actions: [
      { label: 'Ask it something', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'thread-course',
  },
  sections: [
    {
      kind: 'cards',
      heading: 'Three people ask about the same course',
      cards: [
        {
          icon: 'person',
          title: 'The learner',
          text: '“Where do I hand in week three?” “The video stops at 4:10.” “Can I sit the exam again?” “My certificate has my old surname.” Most of these have a written answer. The surname needs a person.',
        },
        {
          icon: 'people',
          title: 'The parent',
          text: '“What does the second term cost?” “Can I see how she is doing?” “How do I delete his account?” Price is an article; anything about a named child goes to a person who can check who is asking.',
        },
        {
          icon: 'tool',
          title: 'The teacher',
          text: '“How do I import a class list?” “A pupil is in the wrong group.” “Does it work on the school’s tablets?” Set-up guides answer two of them, and the third needs somebody with access.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Where it belongs on a learning site',
      good: {
        title: 'Put it here',
        items: [
          'Enrolment and pricing pages, in the weeks when places are sold.',
          'The help corner of the platform, next to hand-in and exam pages.',
          'The teachers’ set-up guide, with a ticket form for class imports.',
        ],
      },
      bad: {
        title: 'Not for this',
        items: [
          'Tutoring, grading or feedback on work.',
          'A safe place for disclosures. A child who writes that they are in danger gets an article search, so name the right phone number in your away text and your articles.',
          'Community or class chat: a thread has one visitor and your staff.',
        ],
      },
    },
    {
      kind: 'steps',
      heading: 'The night before the deadline',
      steps: [
        {
          title: 'Homework first',
          text: '“What is the derivative of x squared times e to the x?” Your help articles do not teach calculus, so nothing scores high enough to be quoted.',
          speaker: 'visitor',
        },
        {
          title: 'A plain no, with a door in it',
          text: 'The AI answers that it has no information about that and offers a human. The learner presses No.',
          speaker: 'ai',
        },
        {
          title: 'Then the real worry',
          text: '“ok. if I upload at 23:59 is that still on time”',
          speaker: 'visitor',
        },
        {
          title: 'The rule, quoted',
          text: 'From the article on deadlines: the time of the finished upload counts, in the course’s own time zone, and late work loses what the course page says.',
          speaker: 'ai',
        },
        {
          title: 'The upload hangs',
          text: '“It says error 12.” The learner asks for a person. Outside your hours this becomes a ticket, whose time stamp shows that they tried before midnight.',
          speaker: 'visitor',
        },
        {
          title: 'A tutor decides',
          text: 'In the morning a person reads the thread from the top and grants the extension. That was never the AI’s to grant.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'When the visitor is a child',
      paragraphs: [
        'The chat asks for an email address before the first word, because a ticket needs somewhere to send its receipt. It does not ask for an age and has no step for a guardian’s consent. If your learners are under the age at which they may agree by themselves, show the tag only after your own consent is on file, or only to teachers and parents.',
        'Inside a signed-in platform you can pass an address of the school’s and a first name, so that a child types neither. Anything you put into the context is stored with the conversation and readable by every member of your workspace. A class code is fine there; a diagnosis or a grade is not.',
      ],
      link: { label: 'What a visitor’s browser keeps', to: '/solutions/data-privacy' },
    },
    {
      kind: 'table',
      heading: 'Settings through a school’s eyes',
      columns: ['Setting', 'What to choose', 'Why it matters here'],
      rows: [
        [
          'Limit per network',
          '60 new conversations an hour from one address',
          'A whole school often shares one address. It cannot be raised for a school, so plan a class launch in waves',
        ],
        [
          'Ticket fields',
          'Role, course, device, error code',
          'Role as a choice sorts the inbox before anybody reads',
        ],
        [
          'Holidays',
          'Up to 100 dates in the office hours',
          'Term breaks differ from public holidays; list each day',
        ],
        [
          'Languages',
          'Widget in six, articles in those you teach in',
          'Search goes by words, so a French question finds French articles',
        ],
        ['Signed identity', 'On inside the platform', 'A pupil’s typed address could be anyone’s'],
        [
          'Files',
          'Up to five at a time, 10 MiB each',
          'Screenshots yes, coursework no: hand-ins belong in your platform',
        ],
      ],
      note: 'Fields and holidays have a settings page, Help desk. The signing key is made on another, Install.',
    },
    {
      kind: 'faq',
      heading: 'Asked by schools and course makers',
      questions: [
        {
          question: 'Can learners trick it into writing an essay?',
          answer:
            'The built-in answerer cannot write; it repeats sentences from your articles. With a model attached, a text that rests on none of your articles is discarded before anyone sees it.',
        },
        {
          question: 'Is it accessible enough for a public school?',
          answer:
            'Keyboard, focus, live announcements and reduced motion are built in and checked by automated tests with axe. The accessibility statement has the details.',
        },
        {
          question: 'Will a shared classroom computer show the last pupil’s chat?',
          answer:
            "It would, since threads live in the browser. Call Lapwing('logout') when your platform signs somebody out; that wipes address and threads on that machine.",
        },
        {
          question: 'Does it integrate with our LMS by LTI?',
          answer:
            'No. You add a script tag to the template, or, where scripts are not allowed, an iframe of the chat’s own page.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Worth reading next',
      pages: [
        { to: '/compliance/wcag', why: 'The accessibility statement, for a tender.' },
        { to: '/resources/university', why: 'How we try to teach our own product.' },
        { to: '/help-center', why: 'Where the articles are edited and shown.' },
      ],
    },
  ],
  closing: {
    heading: 'Ready before enrolment opens',
    text: 'Write the fifteen answers your office gives by phone every September, and let the phone rest.',
  },
}
