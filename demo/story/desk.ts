/** What acme's agents have made for their work: canned replies, macros, views, lists, labels, notes on customers. */
import type { LabelColor } from '#contract/constants/desk.ts'
import type { ConversationFilter, ConversationSort } from '#contract/entities/conversation-list.ts'
import type { CustomerFilter } from '#contract/entities/customer-list.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { teamId } from './agents.ts'

/** Canned replies by shortcut. An `owner` is the email address of the agent whose own it is. */
export const cannedReplies: readonly {
  readonly shortcut: string
  readonly content: string
  readonly owner?: string
}[] = [
  {
    shortcut: 'hello',
    content: 'Hi {{customer.first_name}}, thank you for writing. I am looking at it now.',
  },
  {
    shortcut: 'more',
    content: 'Could you tell me the name of your workspace and what you see on the page, word for word?',
  },
  {
    shortcut: 'screenshot',
    content: 'A screenshot would help me a lot. Please leave out private data; files can be up to 10 MB.',
  },
  {
    shortcut: 'sync-late',
    content:
      'Copies to calendars are late at the moment. The shifts in the planner and in the app are right. I write here as soon as your calendars are up to date.',
  },
  {
    shortcut: 'reissue',
    content:
      'I have canceled the invoice and sent a corrected one to the owner of the workspace. Both are in your list, so that your books match.',
  },
  {
    shortcut: 'refund',
    content: 'The refund is on its way. It takes 5 to 10 business days, depending on your bank.',
  },
  {
    shortcut: 'owner-only',
    content:
      'Only the owner of the workspace can do this. You find their name under People, marked with a crown.',
  },
  { shortcut: 'trial', content: 'I have added 7 days to your trial. Have fun trying it!' },
  {
    shortcut: 'no-date',
    content:
      'I can not promise a date for this, and I would rather not guess. Your wish is noted with what you wrote.',
  },
  {
    shortcut: 'bye',
    content: 'You are welcome! If it comes back, just write here again, the conversation opens by itself.',
  },
  {
    shortcut: 'danke',
    content: 'Vielen Dank für die Geduld! Wenn noch etwas ist, schreiben Sie einfach hier weiter.',
    owner: 'hana@acme.test',
  },
  {
    shortcut: 'thursday',
    content: 'I do video calls on Tuesdays and Thursdays between 10 and 12. Which one suits you?',
    owner: 'agent@acme.test',
  },
]

/** Macros by name. */
export const macros: Readonly<Record<string, readonly DeskAction[]>> = {
  'Sync trouble: say it and hand over': [
    { type: 'add-label', label: 'calendar sync' },
    { type: 'assign-team', team_id: teamId('Technical') },
    {
      type: 'reply',
      content:
        'Copies to calendars are late at the moment. The app shows the right hours. I write here as soon as yours are up to date.',
    },
  ],
  'Wish for a feature': [
    { type: 'add-label', label: 'feature-request' },
    { type: 'set-priority', priority: 'low' },
    { type: 'reply', content: 'I have noted your wish with what you wrote. Thank you!' },
    { type: 'resolve' },
  ],
  'To Billing': [
    { type: 'add-label', label: 'billing' },
    { type: 'assign-team', team_id: teamId('Billing') },
  ],
  'Ask again in three days': [{ type: 'snooze', minutes: 3 * 24 * 60 }],
}

type View = { readonly name: string; readonly sort: ConversationSort; readonly filter: ConversationFilter }

/** Views that everybody at acme sees. */
export const sharedViews: readonly View[] = [
  { name: 'Calendar trouble', sort: 'newest', filter: { state: 'all', label: 'calendar sync' } },
  { name: 'Money', sort: 'waiting-longest', filter: { state: 'open', team: teamId('Billing') } },
  { name: 'Urgent and high', sort: 'priority', filter: { state: 'open', priority: 'high' } },
  { name: 'Calls', sort: 'newest', filter: { state: 'all', call: 'any' } },
  { name: 'Missing articles', sort: 'newest', filter: { state: 'all', label: 'kb-gap' } },
]

/** Lists of customers by name. */
export const customerLists: Readonly<Record<string, CustomerFilter>> = {
  'Business plan': [{ field: 'custom', key: 'plan', is: 'equal', value: 'Business' }],
  'Wrote three times or more': [{ field: 'conversations', is: 'at-least', count: 3 }],
  'New this month': [{ field: 'created', when: 'within', days: 30 }],
  'Something is open': [{ field: 'has_open', value: true }],
  'Not seen for two months': [{ field: 'last_seen', when: 'before', days: 60 }],
}

/** Labels with their colors and meanings. */
export const labels: readonly {
  readonly name: string
  readonly color: LabelColor
  readonly description: string
}[] = [
  { name: 'calendar sync', color: 'orange', description: 'Shifts do not arrive in Google or Outlook' },
  { name: 'outage', color: 'red', description: 'Many customers have the same trouble' },
  { name: 'billing', color: 'green', description: 'Prices, invoices, payments' },
  { name: 'refund', color: 'green', description: 'Somebody wants money back' },
  { name: 'kb-gap', color: 'purple', description: 'The help center has no article about it' },
  { name: 'feature-request', color: 'blue', description: 'A wish: tell the product round' },
  { name: 'reopened', color: 'pink', description: 'Came back after it was solved' },
  { name: 'follow-up', color: 'pink', description: 'We wrote again after a bad rating' },
  { name: 'vip', color: 'teal', description: 'Large move or contract' },
]

/** Notes on customers: the customer's name, the writer's address, the text. */
export const customerNotes: readonly (readonly [customer: string, writer: string, text: string])[] = [
  [
    'Kristjan Magi',
    'yusuf@acme.test',
    'Moves ten sites to us, one a night. Very well prepared. Likes short answers.',
  ],
  ['Fiona Gallagher', 'agent@acme.test', 'Runs the rota of three hotels alone. Mondays before 10 are bad.'],
  [
    'Maureen Tully',
    'sofia@acme.test',
    'Decides about the contract in spring. Wants one invoice for all homes.',
  ],
  ['Maureen Tully', 'agent@acme.test', 'Lost two shifts in the calendar week and was very fair about it.'],
  ['Carmen Aguilar', 'tomas@acme.test', 'Prefers Spanish. Plans from her phone in the kitchen.'],
  ['Sabine Krüger', 'hana@acme.test', 'Antwortet am liebsten per E-Mail, nicht im Chat.'],
  ['Yossi Amar', 'noa@acme.test', 'Night team of 20, asks about surcharges every quarter.'],
  ['Gareth Price', 'liam@acme.test', 'Admin since October, the former owner has left.'],
  ['Marguerite Boateng', 'sofia@acme.test', 'Food bank, has the 30%. Register entry checked in May.'],
  ['Trevor Nash', 'yusuf@acme.test', 'Their proxy cuts WebSockets. IT contact is Viktor.'],
  ['Huda Karam', 'yusuf@acme.test', 'Arabic, please. Pays by transfer.'],
  ['Joe Whitlock', 'agent@acme.test', 'Sends photos of the paper rota. Funny and patient.'],
]
