/** Tickets of acme: two from the form, and one from a request for a human that no agent took in time. */
import type { SeedThread } from '../types.ts'

/** Three tickets, the oldest first, so that their numbers rise. */
export const acmeTicketThreads: readonly SeedThread[] = [
  {
    subject: 'Import of our 2024 time entries',
    customer: { name: 'Marek Nowak', email: 'marek.nowak@example.org' },
    source: 'widget',
    priority: 'low',
    tags: ['import'],
    status: 'ticket',
    form: { category: 'Time tracking', custom_fields: { plan: 'Business', workspace: 'Nowak Logistics' } },
    needs_human: true,
    assignee: 'sofia@acme.test',
    minutes_ago: 4_410,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content:
          'We would like to bring our time entries of 2024 over from spreadsheets, about 9,000 lines. Which columns do you need, and can you do it for us?',
      },
      {
        from: 'agent',
        by: 'sofia@acme.test',
        after_seconds: 5_400,
        content:
          'Hello Marek, Sofia here. We can. Please send one file with the columns person, date, start, end and break, and I will try it in a copy of your workspace first.',
      },
      {
        from: 'visitor',
        after_seconds: 9_900,
        content: 'Great, I will have the file ready by the end of the week',
      },
    ],
  },
  {
    subject: 'Invoice with the wrong company name',
    customer: { name: 'Charlotte Dubois', email: 'charlotte.dubois@example.com' },
    source: 'widget',
    priority: 'medium',
    tags: ['billing', 'invoice'],
    status: 'ticket',
    form: { category: 'Billing', custom_fields: { plan: 'Team' } },
    needs_human: true,
    assignee: null,
    minutes_ago: 415,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content:
          'Our last two invoices still carry our old company name, although I changed it under Billing. Could you issue them again?',
      },
    ],
  },
  {
    subject: 'Can the rota respect school holidays per',
    customer: { name: 'Aiko Mori', email: 'aiko.mori@example.net' },
    source: 'chat',
    priority: 'medium',
    tags: ['kb-gap'],
    status: 'ticket',
    needs_human: true,
    assignee: null,
    minutes_ago: 95,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'Can the rota respect school holidays per region?',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'I could not find an answer to that in our help articles. Would you like to talk to a person?',
      },
      { from: 'visitor', after_seconds: 22, content: 'Yes' },
      { from: 'ai', after_seconds: 23, content: 'I am passing you on to a person in our support team.' },
    ],
  },
]
