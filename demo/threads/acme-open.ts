/** Conversations of acme that an agent is still answering. */
import type { SeedThread } from '../types.ts'

/** Three open conversations, the first of them reopened by its visitor. */
export const acmeOpenThreads: readonly SeedThread[] = [
  {
    subject: 'Google Calendar stopped syncing on Monda',
    customer: { name: 'Ingrid Solberg', email: 'ingrid.solberg@example.com' },
    source: 'widget',
    priority: 'high',
    tags: ['calendar', 'reopened'],
    status: 'open',
    needs_human: false,
    assignee: 'hana@acme.test',
    minutes_ago: 1480,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'Google Calendar stopped syncing on Monday' },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'Look at Last update in Profile > Calendars. If it is older than 15 minutes, press Reconnect and allow access again.',
        cites: 'calendar-not-updating',
      },
      {
        from: 'visitor',
        after_seconds: 33,
        content: 'I pressed Reconnect twice, no change. Please connect me to a person',
      },
      { from: 'ai', after_seconds: 35, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'hana@acme.test',
        after_seconds: 79,
        content:
          'Hello Ingrid, Hana here. Your connection belongs to a second Google account, ingrid.private. Please press Disconnect, then Connect Google Calendar, and choose your work account.',
      },
      { from: 'visitor', after_seconds: 260, content: 'That was it! Shifts are back, thanks' },
      {
        from: 'agent',
        by: 'hana@acme.test',
        after_seconds: 291,
        content: 'Good to hear. I am marking this as resolved; you can reopen it at any time.',
      },
      {
        from: 'visitor',
        after_seconds: 84600,
        content:
          'Reopening this: the shifts are there, but now I see every one of them twice in Google Calendar',
      },
      {
        from: 'agent',
        by: 'hana@acme.test',
        after_seconds: 85020,
        content:
          'Hello again Ingrid. Shifts appear twice when a calendar is connected and the calendar feed is subscribed to as well. Do you have a second entry for Acme Planner under Other calendars in Google?',
      },
      {
        from: 'visitor',
        after_seconds: 86340,
        content: 'Yes there is one. Can I delete it without losing shifts?',
      },
    ],
  },
  {
    subject: 'My hours from the weekend are gone, I ha',
    customer: { name: 'Dele Adeyemi', email: 'dele.adeyemi@example.org' },
    source: 'chat',
    priority: 'high',
    tags: ['mobile', 'offline'],
    status: 'open',
    needs_human: false,
    assignee: 'sofia@acme.test',
    minutes_ago: 95,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'My hours from the weekend are gone, I had no signal at the farm and clocked in offline',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'Everything you record offline is sent on its own as soon as your phone has a connection again. If entries are still waiting, open Profile > Waiting entries and press Send now.',
        cites: 'mobile-offline',
      },
      {
        from: 'visitor',
        after_seconds: 44,
        content:
          'Nothing is waiting there. I signed out on Sunday because my brother used the phone. Human please',
      },
      { from: 'ai', after_seconds: 46, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'sofia@acme.test',
        after_seconds: 98,
        content:
          'Hi Dele, Sofia here. I am sorry: signing out deletes entries that have not been sent, and we cannot bring them back. The good news is that you can still enter them, because members can add entries of the last 30 days.',
      },
      {
        from: 'agent',
        by: 'sofia@acme.test',
        after_seconds: 151,
        content:
          'Open Time, press Add entry, and fill in Saturday and Sunday. Your manager sees that they were added by hand, so a short note about the missing signal will help. Shall I stay here while you try?',
      },
      {
        from: 'visitor',
        after_seconds: 240,
        content: 'Yes please, I am at work until 4 and will do it after that',
      },
    ],
  },
  {
    subject: 'I lost my phone and have no recovery cod',
    customer: { name: 'Miriam Adler', email: 'miriam.adler@example.com' },
    source: 'widget',
    priority: 'high',
    tags: ['sign-in', 'two-factor'],
    status: 'open',
    needs_human: false,
    assignee: 'noa@acme.test',
    minutes_ago: 38,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'I lost my phone and have no recovery codes left, how do I get into my workspace?',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'If you have no recovery code left, an admin can open People, choose your name and press Reset two-factor.',
        cites: 'two-factor-authentication',
      },
      {
        from: 'visitor',
        after_seconds: 29,
        content: 'I am the owner and there is no other admin. I need to speak with an agent',
      },
      { from: 'ai', after_seconds: 31, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'noa@acme.test',
        after_seconds: 74,
        content:
          'Hi Miriam, this is Noa. In that case our security team has to check who you are. Please write to security@acme.test from the address you sign in with, and name your workspace. It takes up to 2 business days, and I cannot shorten that check for you.',
      },
      {
        from: 'visitor',
        after_seconds: 133,
        content: 'Two days! My team needs the schedule for next week. Can they at least see it?',
      },
      {
        from: 'agent',
        by: 'noa@acme.test',
        after_seconds: 190,
        content:
          'Yes. Everyone else signs in as usual and sees all shifts that are published, and managers can plan and publish for their own teams. Do you have a manager who can do next week?',
      },
      { from: 'visitor', after_seconds: 262, content: 'I do, Uri. I will ask him and send the email now' },
    ],
  },
]
