import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Visitor data and privacy',
  description:
    'See what a support chat stores in the browser and on the server, who can read it, how visitors erase it, and which privacy features are missing.',
  hero: {
    eyebrow: 'Data privacy',
    heading: 'Know where visitor data is stored and who can read it',
    lead: 'Visitors can see, correct, download and erase their conversations. You choose the server, the database and the AI model.',
    proof: 'Open the chat’s menu and choose “My data” to see your own record.',
    actions: [
      { label: 'Read the privacy policy', to: '/legal/privacy' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'permissions',
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which data is stored',
      intro: 'For your record of processing activities. “Server” is the machine that runs Lapwing.',
      columns: ['Data', 'Stored', 'Who can read it', 'Deleted'],
      rows: [
        [
          'Address and name',
          'Browser and server',
          'The visitor and members of your company',
          'When the visitor erases the conversation',
        ],
        ['Messages', 'Server', 'The visitor and members', 'With the conversation'],
        ['Unsent messages and drafts', 'Browser', 'The visitor', 'When they’re sent or forgotten'],
        ['Tokens of conversations', 'Browser', 'The visitor', 'When the visitor forgets this device'],
        [
          'Files',
          'Server, at a random address',
          'Anyone with the address',
          'With the conversation, or after an age that you set',
        ],
        [
          'Ratings of answers, with comments',
          'With the answer',
          'Members; visitors see their rating',
          'With the conversation',
        ],
        ['Data from your page', 'With the conversation', 'Members', 'With the conversation'],
        [
          'Title and path of the page where a message was written, without the query string',
          'With the message',
          'Members',
          'With the conversation',
        ],
        ['Notes and labels', 'With the conversation', 'Members', 'With the conversation'],
        ['Customer record', 'Server', 'Members', 'When an admin erases the customer'],
        [
          'Recent messages for an AI model',
          'At the model’s provider, if you connect one',
          'The provider',
          'By your contract with the provider',
        ],
        [
          'Emails',
          'Mail server and the visitor’s mailbox',
          'People with access to that mailbox',
          'Outside Lapwing',
        ],
        [
          'Network addresses',
          'Memory for visitors; database for staff sign-ins',
          'The operator; members see their own',
          'At a restart for visitors',
        ],
        ['Audit log', 'Server', 'Members with permission', 'With the company'],
      ],
    },
    {
      kind: 'jobs',
      heading: 'Who has access',
      jobs: [
        {
          title: 'Other companies can’t read your data',
          text: 'Row-level security in the database separates companies. A self-test tries to break the separation and shows the results.',
          picture: 'isolation',
        },
        {
          title: 'You see what platform staff do',
          text: 'Their access ends after a set time, is read-only without a stated reason, and appears in your audit log.',
          picture: 'impersonation',
        },
        {
          title: 'Visitors manage their own data',
          text: '“My data” lists the conversations of this browser, corrects the address, downloads a JSON file and erases conversations.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'How to store less data',
      good: {
        title: 'Do this',
        items: [
          'Run without an external model, so that questions stay on your server.',
          'Send few fields from your page.',
          'Use choices instead of free text in the ticket form.',
          'List the sites that may show the widget.',
          'Invite few people, because members can read the company’s conversations.',
        ],
      },
      bad: {
        title: 'Avoid this',
        items: [
          'Sending your whole user object to the chat.',
          'Required fields for phone number and birthday.',
          'A hosted model without a data processing contract.',
          'One workspace for sales, support and HR.',
        ],
      },
    },
    {
      kind: 'code',
      heading: 'Load the chat after consent',
      text: 'The chat stores its record when a visitor uses it, and the tag reports to your server that it runs. If you need consent first, call this function from your consent tool: before that, the page sends nothing to Lapwing and stores nothing of it.',
      code: `function startSupport() {
  const tag = document.createElement('script')
  tag.src = 'https://your-host/widget-loader.js'
  tag.async = true
  tag.dataset.tenant = 'your-company'
  tag.dataset.features = 'chat'
  document.head.append(tag)
}`,
    },
    {
      kind: 'text',
      heading: 'Privacy features that are missing',
      paragraphs: [
        'The chat doesn’t yet have a mode that requires a ticked consent box. Today it shows a notice with a link to the privacy policy.',
        'An erased conversation stays in your backups until they expire, and in emails that were sent.',
        'Uploads aren’t scanned for malware, and their addresses work without a login. The addresses are long and random, but a forwarded address opens the file.',
      ],
      link: { label: 'How to answer a data request', to: '/compliance/gdpr-dsar' },
    },
    {
      kind: 'faq',
      heading: 'Privacy questions',
      questions: [
        {
          question: 'Is a cookie banner needed for the chat?',
          answer:
            'The chat uses local storage instead of cookies. Many laws treat both alike, so ask your counsel.',
        },
        {
          question: 'Can someone read a conversation by typing another person’s address?',
          answer:
            'A typed address doesn’t open conversations. A visitor needs the token in the browser that started the conversation, or an identity that your site has signed.',
        },
        {
          question: 'What is left after a visitor erases a conversation?',
          answer:
            'A log entry with the time and the conversation’s id, without its content. A customer record that your site verified or that you imported stays until an admin erases it.',
        },
        {
          question: 'Does the widget load third-party content?',
          answer:
            'Its code and fonts come from the Lapwing server or the visitor’s system. A linked image from another site loads when the visitor presses “Show image”.',
        },
        {
          question: 'Is the text used to train AI models?',
          answer: 'Not by Lapwing. If you connect an external model, check your contract with its provider.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Legal documents',
      pages: [
        { to: '/legal/dpa', why: 'The data processing agreement.' },
        { to: '/compliance/subprocessors', why: 'The list of subprocessors for your setup.' },
        { to: '/compliance/ccpa', why: 'Privacy rights in California.' },
        { to: '/legal/cookie-policy', why: 'What this website stores.' },
      ],
    },
  ],
  closing: {
    heading: 'See your own record',
    text: 'Open the chat, write a message, choose “My data”, and erase it.',
  },
}
