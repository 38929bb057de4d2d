import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Candidate and employee questions',
  description:
    'Answer applicants about the process and staff about leave and payroll rules, with nobody’s CV scored and no grievance in a shared inbox.',
  hero: {
    eyebrow: 'HR and recruiting',
    heading: 'Tell candidates what happens next',
    lead: 'Lapwing explains your process and your rules to applicants and employees, and passes everything about a single person to a person.',
    proof:
      'It opens no attachment and ranks nobody: the AI reads the typed messages and your published articles, no more.',
    actions: [
      { label: 'Start Free Trial', does: 'start-trial' },
      { label: 'See the ticket form', to: '/tickets' },
    ],
    picture: 'ticket-candidate',
  },
  sections: [
    {
      kind: 'contrast',
      heading: 'First of all, what must not go in',
      intro: 'In HR the limits matter more than the features, so they come first.',
      good: {
        title: 'Fine in a shared inbox',
        items: [
          'How the application works, how many interviews, how long an answer takes.',
          'Technical trouble with the careers site.',
          'Public rules: leave, notice, expenses, parental time, working from abroad.',
          'Booking and moving interviews by hand.',
        ],
      },
      bad: {
        title: 'Keep it elsewhere',
        items: [
          'Grievances, whistle-blowing and sickness. Each member of a workspace can read each conversation, whichever team it is given to.',
          'Reasons for a rejection, references, salary offers.',
          'Screening or scoring by AI. It does not exist here, and we have no plan for it.',
          'Bank details and identity papers for onboarding.',
        ],
      },
    },
    {
      kind: 'cards',
      heading: 'Two audiences, two workspaces',
      intro: 'Recruiters and HR operations should not share an inbox. Give each its own subdomain.',
      cards: [
        {
          icon: 'person',
          title: 'careers: applicants',
          text: '“Did you get my application?” “May I apply for two roles?” “Is the interview online?” “Do you pay for the train?” “I need more time for the test because of my dyslexia.” The last one is an accommodation and belongs to a person the same day.',
        },
        {
          icon: 'people',
          title: 'people: employees',
          text: '“How many days can I carry over?” “When is payroll run?” “Who signs my parental leave?” “How do I get a letter for my landlord?” Rules are articles, and letters are tickets.',
        },
        {
          icon: 'lock',
          title: 'The wall between them',
          text: 'Workspaces share nothing, not even accounts. Somebody who works in both needs an address for each, which is a nuisance and exactly the point.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A candidate two weeks after the interview',
      steps: [
        {
          title: 'The usual question',
          text: '“I interviewed on the 6th for the analyst role and have heard nothing.”',
          speaker: 'visitor',
        },
        {
          title: 'The process, not the outcome',
          text: 'The AI quotes your article: decisions within three weeks, by email, from the recruiter who invited you. It knows nothing of this application and says nothing about it.',
          speaker: 'ai',
        },
        {
          title: 'Fair enough, but',
          text: '“I have another offer and must answer on Friday. Can I speak to someone about it?”',
          speaker: 'visitor',
        },
        {
          title: 'The recruiter takes the thread',
          text: 'The requisition number came with the page. The recruiter looks into the applicant system, promises a call, and keeps the content of that call out of the chat.',
          speaker: 'agent',
        },
        {
          title: 'Nobody is forgotten',
          text: 'Had no recruiter been there, the candidate would have left with a number. For somebody who has waited two weeks that is worth a lot.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Fields and settings that pay off',
      columns: ['Setting', 'Careers', 'Employees'],
      rows: [
        [
          'Ticket fields',
          'Requisition, stage (choice), subject of the question',
          'Country, employment type (choice), manager',
        ],
        [
          'Categories',
          'Application, interview, accommodation, technical',
          'Leave, payroll, documents, travel',
        ],
        [
          'Identity',
          'Unverified is normal: applicants have no login',
          'Signed by your intranet, else no answer on a person',
        ],
        [
          'Attachments',
          'PDF of a CV only when a recruiter asks',
          'None, in the articles and in the form’s labels',
        ],
        ['Reply time', 'Within a day, and keep it', 'A few hours'],
        ['Sites allowed', 'The careers site alone', 'The intranet’s address alone'],
      ],
      note: 'The list of sites is on the company page of the settings. Reply time and fields are set under Help desk; the identity key is made under Install.',
    },
    {
      kind: 'text',
      heading: 'Papers from candidates',
      paragraphs: [
        'A PDF or Word file can be attached, up to 10 MiB each. It is stored under the conversation with a long random name, and anybody who has the full address can open it without signing in, as with a shared link. Addresses like that get forwarded. Let your applicant system collect CVs, and use the chat for the question around them.',
        'Candidates ask for deletion more often than customers do. In the chat’s own menu they can see, download and erase their conversations by themselves; your access log then notes that it happened and not what was in it. An admin can erase a person from the customer’s page, with every thread. Where the law gives you a period for rejected applicants, set it: resolved conversations are erased after 30 days to ten years, as you choose, and their files sooner if you like. Both are off until an admin turns them on.',
      ],
    },
    {
      kind: 'faq',
      heading: 'From talent teams and works councils',
      questions: [
        {
          question: 'Does the software judge applicants?',
          answer:
            'No. There is no scoring, no matching and no reading of attachments. It matches a question with your articles, and that is the whole of the AI.',
        },
        {
          question: 'Could it be used to monitor our recruiters?',
          answer:
            'It logs who took, labeled, snoozed and closed a conversation. Colleagues also see who is online, away after a minute, or looking at the same thread; of that only the last state is kept. The reports can be narrowed to one agent. A works council should be heard about both.',
        },
        {
          question: 'Can a hiring manager look in for one role?',
          answer:
            'A viewer sees the workspace in full; there is no access by role or requisition. Paste the relevant lines to the manager instead.',
        },
        {
          question: 'How do candidates learn that they talk to software?',
          answer:
            'Its messages are marked “AI assistant”, and an agent’s carry a first name. The two never share a label.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For your data protection officer',
      pages: [
        { to: '/solutions/data-privacy', why: 'What is kept where, in one table.' },
        { to: '/compliance/gdpr-dsar', why: 'How to serve an access request from an applicant.' },
        { to: '/compliance/wcag', why: 'Applicants with disabilities must be able to use the chat.' },
      ],
    },
  ],
  closing: {
    heading: 'Say what happens next, in writing',
    text: 'Six articles about your process and a chat on the careers site. Silence is what candidates remember.',
  },
}
