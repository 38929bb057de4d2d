import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Visitor data: what is kept, and where',
  description:
    'A map of what a support chat stores in the browser and on the server, who can read it, how a visitor erases it, and what is still missing.',
  hero: {
    eyebrow: 'Data privacy',
    heading: 'Every place where a visitor’s words are kept',
    lead: 'Lapwing stores little, in places you can name, and gives the visitor a page to see, correct, download and erase it.',
    proof:
      'The widget sets no cookie. It keeps one record in local storage for each company, and My data shows it.',
    actions: [
      { label: 'Read the privacy policy', to: '/legal/privacy' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'permissions',
  },
  sections: [
    {
      kind: 'table',
      heading: 'The map',
      intro: 'For your record of processing. “Your server” is whichever machine runs the installation.',
      columns: ['Data', 'Where it lies', 'Who reads it', 'When it goes'],
      rows: [
        [
          'Address and name as given',
          'Browser, and the conversation on your server',
          'Visitor, members of the workspace',
          'When the visitor erases; forgetting the device clears the browser alone',
        ],
        ['Messages', 'Your server', 'The same', 'With their conversation'],
        ['Unsent messages, a ticket’s draft, two settings', 'Browser', 'Visitor', 'When sent, or forgotten'],
        [
          'Subjects and tokens of own threads',
          'Browser, at most 20 threads',
          'Visitor',
          'Erased one by one, or all by forgetting',
        ],
        [
          'Files',
          'Your server, under a random address',
          'Whoever has that address',
          'With their conversation, or sooner if you set an age',
        ],
        ['Context from your page', 'With the conversation', 'Members', 'With their conversation'],
        [
          'Title and path of the page a message was written on, without query string',
          'With the message',
          'Members',
          'With their conversation',
        ],
        [
          'Staff’s notes, labels, drafts, what happened when',
          'Beside the conversation',
          'Members; a draft only its writer',
          'With their conversation',
        ],
        [
          'The customer’s page: company, own fields, notes, last seen, blocked or not',
          'Your server',
          'Members',
          'When an admin erases the customer',
        ],
        [
          'Who of the staff is online and in which thread',
          'Your server',
          'Members',
          '90 seconds after the page last spoke it counts no more',
        ],
        [
          'Recent messages of a thread',
          'A model server, only if you set one',
          'Whoever runs that server',
          'By your contract with them',
        ],
        [
          'Receipts, unseen replies and transcripts',
          'Your mail server, the visitor’s mailbox',
          'Whoever reads that mailbox',
          'Not in our hands',
        ],
        [
          'Network addresses',
          'Memory, to count visitors’ requests; the database for staff’s sign-ins',
          'Operator; each colleague their own',
          'Memory: at a restart at the latest',
        ],
        [
          'Who did what among staff',
          'Audit table, add-only',
          'Members with the audit right',
          'With the company',
        ],
      ],
    },
    {
      kind: 'jobs',
      heading: 'Who can get at it, and who cannot',
      jobs: [
        {
          title: 'Other companies: no',
          text: 'Row-level security is forced on each table, and the rights are tested against two databases. The platform can attack itself and show you the result.',
          picture: 'isolation',
        },
        {
          title: 'Our staff: visibly',
          text: 'A visit to a workspace ends after an hour, is read-only without a written reason, and stands in the tenant’s own access log. People, passwords and keys stay out of reach during it.',
          picture: 'impersonation',
        },
        {
          title: 'The visitor: always',
          text: 'My data is in the chat’s menu, in six languages. It lists this browser’s conversations, lets the address be corrected once, saves everything as a JSON file and erases thread by thread.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Two ways to configure it',
      good: {
        title: 'Little data',
        items: [
          'No model server: questions never leave the machine.',
          'Context of one or two facts that agents need, and no more.',
          'A ticket form with choices instead of free text where you can.',
          'Sites that may show the widget listed by name, 50 at most.',
          'Invite few people, as each reads everything in the workspace.',
        ],
      },
      bad: {
        title: 'More than you need',
        items: [
          'Passing your whole user object as context because 20 fields fit.',
          'Asking for a phone number, a birthday and a customer number, all required.',
          'Letting a hosted model read threads without a contract that names it.',
          'One workspace for sales, support and HR.',
        ],
      },
    },
    {
      kind: 'code',
      heading: 'Nothing before consent',
      text: 'The chat stores its record when somebody uses it, not when the page loads. If your counsel still wants consent first, let the tag itself wait. startSupport is what your consent tool calls.',
      code: `function startSupport() {
  const tag = document.createElement('script')
  tag.src = 'https://HOST/widget-loader.js'
  tag.async = true
  tag.dataset.tenant = 'acme'
  tag.dataset.features = 'chat'
  document.head.append(tag)
}`,
    },
    {
      kind: 'text',
      heading: 'What is missing, so that nobody finds out later',
      paragraphs: [
        'A strict mode, in which the chat cannot be opened without a ticked consent, is planned; the present notice is one line that can be dismissed, and its link leads to the installation’s policy.',
        'A request that comes by letter is served from the customer’s page, by somebody with the right to settings: one button saves what is kept of the person, another erases it. The file leaves out what staff noted inside a thread and what happened to it. An erased thread also stays in your backups until those expire, and in emails that were sent.',
        'Uploads are not scanned for malware, and their addresses need no login. They are long, random and kept from search engines, and still an address that is forwarded opens the file.',
      ],
      link: { label: 'Serving a request step by step', to: '/compliance/gdpr-dsar' },
    },
    {
      kind: 'faq',
      heading: 'From privacy officers',
      questions: [
        {
          question: 'Is a cookie banner needed for the chat?',
          answer:
            'It sets no cookie, but local storage is treated alike in many places. What it stores serves what the visitor asked for. Whether that is enough is for your counsel; the code above is there if it is not.',
        },
        {
          question: 'Can somebody read another’s thread by typing their address?',
          answer:
            'No. A typed address opens nothing, neither old conversations nor a profile. A thread is opened by a token that only the browser which began it holds, renewed for at most 30 days after it ran out.',
        },
        {
          question: 'What is left after a visitor erases?',
          answer:
            'An entry in the log with the instant and the conversation’s id, without a word of what was in it. With the last thread, a customer known only by a typed address goes too, notes on their page included; one vouched for by your signature or brought by an import stays until an admin erases it.',
        },
        {
          question: 'Do pages load anything from third parties because of the widget?',
          answer:
            'No. Code, fonts and pictures come from the host that runs Lapwing or from the visitor’s system. A picture that somebody links from another site is fetched only when Show image is pressed.',
        },
        {
          question: 'Is the widget’s text used to train models?',
          answer:
            'Not by this software. It contains no training and sends nothing home. What an external model server does is in your contract with its operator.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'The documents behind this page',
      pages: [
        { to: '/legal/dpa', why: 'Processing on your behalf, in contract language.' },
        { to: '/compliance/subprocessors', why: 'The list, and how it changes with your set-up.' },
        { to: '/compliance/ccpa', why: 'The same rights under Californian law.' },
        { to: '/legal/cookie-policy', why: 'What this site, as opposed to the widget, may store.' },
      ],
    },
  ],
  closing: {
    heading: 'See your own record first',
    text: 'Open a chat, write a line, press My data, and erase it. That takes a minute and shows most of this page.',
  },
}
