/** Conversations of acme in the queue: their visitors requested a human in the last minute. */
import type { SeedThread } from '../types.ts'

/** Three visitors in the queue, the longest wait first. */
export const acmeQueueThreads: readonly SeedThread[] = [
  {
    subject: 'None of us can sign in since we switched',
    customer: { name: 'Pieter de Vries', email: 'pieter.devries@example.com' },
    source: 'widget',
    priority: 'urgent',
    tags: ['sso', 'sign-in'],
    status: 'open',
    needs_human: true,
    assignee: null,
    minutes_ago: 2,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'None of us can sign in since we switched on single sign-on. It says Unknown person.',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'If a sign-in fails with Unknown person, the address sent by your provider differs from the one under People.',
        cites: 'single-sign-on',
      },
      {
        from: 'visitor',
        after_seconds: 41,
        content: 'All 38 of us? Our provider sends the same addresses as before, I just looked',
      },
      {
        from: 'ai',
        after_seconds: 44,
        content:
          'I could not find an answer to that in our help articles. Would you like to talk to a person?',
      },
      {
        from: 'visitor',
        after_seconds: 78,
        content: 'Yes. Payroll closes today, please get me a human agent',
      },
      { from: 'ai', after_seconds: 80, content: 'I am handing this conversation to our support team.' },
    ],
  },
  {
    subject: 'Does Acme Planner have a dark mode?',
    customer: { name: 'Keiko Tanaka', email: 'keiko.tanaka@example.net' },
    source: 'chat',
    priority: 'medium',
    tags: ['kb-gap'],
    status: 'open',
    needs_human: true,
    assignee: null,
    minutes_ago: 1,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'Does Acme Planner have a dark mode?' },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'I could not find an answer to that in our help articles. Would you like to talk to a person?',
      },
      { from: 'visitor', after_seconds: 27, content: 'Yes' },
      { from: 'ai', after_seconds: 28, content: 'I am passing you on to a person in our support team.' },
    ],
  },
  {
    subject: 'Can I talk to a person about our last in',
    customer: { name: 'Samira Bensaid', email: 'samira.bensaid@example.com' },
    source: 'widget',
    priority: 'medium',
    tags: ['billing', 'invoice'],
    status: 'open',
    needs_human: true,
    assignee: null,
    minutes_ago: 0.5,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'Can I talk to a person about our last invoice? It lists 14 people but we are 11',
      },
      {
        from: 'ai',
        after_seconds: 2,
        content: 'Of course. I am asking someone in our support team to join this conversation.',
      },
      {
        from: 'visitor',
        after_seconds: 16,
        content: 'Thanks. Three people left in the spring and were deactivated, if that helps',
      },
    ],
  },
]
