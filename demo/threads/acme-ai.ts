/** Conversations of acme that the AI answered alone. Its answers quote the articles word for word. */
import type { SeedThread } from '../types.ts'

/** Four conversations that no agent touched. */
export const acmeAiThreads: readonly SeedThread[] = [
  {
    subject: 'How do I export our hours as CSV for pay',
    customer: { name: 'Marta Kowalska', email: 'marta.kowalska@example.com' },
    source: 'widget',
    priority: 'medium',
    tags: ['timesheets', 'export'],
    status: 'resolved',
    needs_human: false,
    assignee: null,
    minutes_ago: 190,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'How do I export our hours as CSV for payroll?' },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          "To export timesheets as CSV, open Reports > Timesheets, choose the dates and the people, and press Export > CSV. The owner, admins and managers can export, and a manager's file holds only their own teams.",
        cites: 'export-timesheets-csv',
      },
      {
        from: 'visitor',
        after_seconds: 17,
        content: 'Got the file, but Excel shows strange characters in the Polish names',
      },
      {
        from: 'ai',
        after_seconds: 20,
        content:
          'If Excel shows strange characters, open Data > From Text/CSV in Excel and choose UTF-8 instead of opening the file with a double click.',
        cites: 'export-timesheets-csv',
      },
      { from: 'visitor', after_seconds: 38, content: 'Thank you, that answered my question' },
    ],
  },
  {
    subject: 'my invitation link says it has expired??',
    customer: { name: 'Jonas Weber', email: 'jonas.weber@example.org' },
    source: 'widget',
    priority: 'low',
    tags: ['invitation'],
    status: 'resolved',
    needs_human: false,
    assignee: null,
    minutes_ago: 1510,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'my invitation link says it has expired??' },
      {
        from: 'ai',
        after_seconds: 2,
        content:
          'The invitation link is valid for 7 days. If it has expired, open People > Invited and press Send again, and the old link stops working.',
        cites: 'invite-teammate',
      },
      { from: 'visitor', after_seconds: 15, content: 'so my boss has to do that, not me?' },
      {
        from: 'ai',
        after_seconds: 18,
        content: 'The owner, admins and managers can send invitations; a manager can invite members only.',
        cites: 'invite-teammate',
      },
      { from: 'visitor', after_seconds: 31, content: 'Thank you, that answered my question' },
    ],
  },
  {
    subject: 'Do you integrate with Microsoft Teams?',
    customer: { name: 'Chloé Martin', email: 'chloe.martin@example.net' },
    source: 'chat',
    priority: 'low',
    tags: ['integrations', 'feature-request'],
    status: 'resolved',
    needs_human: false,
    assignee: null,
    minutes_ago: 4320,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'Do you integrate with Microsoft Teams?' },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'One Acme Planner workspace can be connected to one Slack workspace. Microsoft Teams is not supported.',
        cites: 'connect-slack',
      },
      { from: 'visitor', after_seconds: 14, content: 'Pity. But Outlook works?' },
      {
        from: 'ai',
        after_seconds: 17,
        content:
          'The Outlook connection is part of the Team and Business plans and works with Microsoft 365 and Outlook.com accounts.',
        cites: 'connect-outlook-calendar',
      },
      { from: 'visitor', after_seconds: 30, content: 'OK, that will do for us. Thanks' },
    ],
  },
  {
    subject: 'We run a food bank. Do you have a discou',
    customer: { name: 'Aoife Byrne', email: 'aoife.byrne@example.org' },
    source: 'widget',
    priority: 'medium',
    tags: ['billing', 'discount'],
    status: 'resolved',
    needs_human: false,
    assignee: null,
    minutes_ago: 7260,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'We run a food bank. Do you have a discount for charities?',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'Registered charities and schools get 30% off yearly plans. The discount applies to both Team and Business, for as long as you stay a charity or a school.',
        cites: 'charity-and-school-discount',
      },
      { from: 'visitor', after_seconds: 16, content: 'How do we apply?' },
      {
        from: 'ai',
        after_seconds: 19,
        content:
          "Write to billing@acme.test with the workspace's name and a link to your entry in the register. We answer within 3 business days and add the discount to the workspace.",
        cites: 'charity-and-school-discount',
      },
      { from: 'visitor', after_seconds: 33, content: 'Thank you, that answered my question' },
    ],
  },
]
