import type { ComponentType } from 'react'
import type { SampleListName } from './sample-lists.ts'
import type { SampleThreadName } from './sample-threads.ts'
import type { SampleTicketName } from './sample-tickets.ts'

/** Real parts of the product, drawn with demo data. */
export type PictureName =
  | SampleThreadName
  | SampleTicketName
  | SampleListName
  | 'dashboard'
  | 'gaps'
  | 'survey'
  | 'call'
  | 'passages'
  | 'people'
  | 'audit'
  | 'permissions'
  | 'impersonation'
  | 'isolation'
  | 'script-tag'
  /** The inbox in its panes, with and without the mark of the turn, and the chat of the same conversation. */
  | 'desk'
  | 'desk-panes'
  | 'chat-window'
  /** The inbox with another conversation and its composer. */
  | 'desk-delivery'

type PictureEntry = {
  /** What the picture shows. */
  readonly caption: string
  readonly load: () => Promise<ComponentType>
}

const DESK_CAPTION =
  'The inbox: two customers wait for a human, Priya has taken one conversation, and the AI answers two. In the open thread the AI names its source, then the line beside it turns to Priya.'

/** The pictures for pages, by name. */
export const PICTURES: Readonly<Record<PictureName, PictureEntry>> = {
  thread: thread(
    'thread',
    'A visitor asks about a return; the AI answers with its source, then an agent takes over.',
  ),
  'thread-api': thread(
    'thread-api',
    'A user reports a failing export; the AI names an article, then an engineer fixes it.',
  ),
  'thread-course': thread(
    'thread-course',
    'A student asks about a deadline; the AI quotes the rule, then the course office makes an exception.',
  ),
  'thread-spare-part': thread(
    'thread-spare-part',
    'A customer asks for a seal; the AI names the part, then an agent arranges the delivery.',
  ),
  'thread-store': thread(
    'thread-store',
    'A customer reports a broken bowl; the AI quotes the policy, then an agent sends a new one.',
  ),
  'thread-branch': thread(
    'thread-branch',
    'A customer asks where to pick up an order; the AI answers, then the service desk finds it.',
  ),
  'thread-guest': thread(
    'thread-guest',
    'A guest arrives late; the AI says where the key is, then the night porter sends the code.',
  ),
  'thread-plan': thread(
    'thread-plan',
    'A user asks about a plan; the AI names an article, then a founder lifts a limit.',
  ),
  article: thread(
    'article',
    'The AI answers one question from an article that it names, and finds nothing for another.',
  ),
  'article-billing': thread(
    'article-billing',
    'The AI answers one question about billing from an article, and finds nothing about another.',
  ),
  'article-gap': thread(
    'article-gap',
    'The AI explains how to invite a colleague, and has no article about inviting many at once.',
  ),
  'article-manual': thread(
    'article-manual',
    'The AI quotes what an error code means, and has no article about another setting.',
  ),
  'article-store': thread(
    'article-store',
    'The AI answers a question about opening hours, and has no article about the stock of a store.',
  ),
  passages: {
    caption:
      'Two passages that a search found, each with how likely it answers: one is quoted, the other is not likely enough.',
    load: async () => (await import('./passages-picture.tsx')).PassagesPicture,
  },
  handoff: thread('handoff', 'A visitor accepts a human, and an agent called Mara corrects an invoice.'),
  'handoff-about': thread(
    'handoff-about',
    'The AI has no answer about changing an owner, and an agent helps.',
  ),
  'handoff-clinic': thread(
    'handoff-clinic',
    'A patient accepts a human, and the front desk offers an appointment.',
  ),
  'handoff-team': thread('handoff-team', 'A customer reports a double charge, and an agent refunds it.'),
  'handoff-lesson': thread('handoff-lesson', 'A customer misses a parcel, and an agent starts a search.'),
  queue: list(
    'queue',
    'Three conversations wait for a human, with their place in the queue; two others have become tickets.',
  ),
  'queue-team': list('queue-team', 'Two customers wait for a human, each with a place in the queue.'),
  'queue-shift': list(
    'queue-shift',
    'Two customers wait for a human; a third has a ticket, because nobody was there.',
  ),
  'queue-lesson': list('queue-lesson', 'One customer waits for a human, and one has become a ticket.'),
  inbox: list(
    'inbox',
    'The list of the inbox: one visitor waits, one is answered by you, one by the AI, one is resolved.',
  ),
  'inbox-channels': list(
    'inbox-channels',
    'The list of the inbox: a chat, a live call, a ticket from the form and a chat with the AI.',
  ),
  'inbox-homes': list(
    'inbox-homes',
    'The list of the inbox: questions about viewings and a deposit, and a repair as a ticket.',
  ),
  'inbox-demo': list(
    'inbox-demo',
    'The list of the inbox: one visitor waits, one is answered by you, and the AI answers two.',
  ),
  dashboard: {
    caption:
      'The reports of four weeks: conversations, the share that the AI resolved, the time to a first reply and satisfaction; a chart of who resolved the conversations; a heat map of weekdays and hours.',
    load: async () => (await import('./dashboard-picture.tsx')).DashboardPicture,
  },
  gaps: {
    caption:
      'Questions without an answer, with how often and where they were asked: two wait for an article, one has it now.',
    load: async () => (await import('./gaps-picture.tsx')).GapsPicture,
  },
  survey: {
    caption:
      'A survey in the chat: five faces from terrible to great, of which good is chosen, and a comment.',
    load: async () => (await import('./survey-picture.tsx')).SurveyPicture,
  },
  call: {
    caption:
      'A call in the widget: captions of both sides, the article behind the answer, and buttons to mute, type, ask for a person and end the call.',
    load: async () => (await import('./call-picture.tsx')).CallPicture,
  },
  'desk-delivery': {
    caption:
      'The inbox: a list of conversations by who has them, an open thread in which the AI answers and Jonas takes over, the composer with a suggested reply, and the customer’s details.',
    load: async () => (await import('./delivery-picture.tsx')).DeliveryPicture,
  },
  ticket: ticket('ticket'),
  'ticket-store': ticket('ticket-store'),
  'ticket-candidate': ticket('ticket-candidate'),
  'ticket-freight': ticket('ticket-freight'),
  'ticket-machine': ticket('ticket-machine'),
  'ticket-receipt': ticket('ticket-receipt'),
  'ticket-booking': ticket('ticket-booking'),
  'ticket-widget': ticket('ticket-widget'),
  people: {
    caption: 'The people of a company with their roles and whether they use a second factor.',
    load: async () => (await import('./people-picture.tsx')).PeoplePicture,
  },
  permissions: {
    caption: 'A table of permissions by role, with a box for each.',
    load: async () => (await import('./permissions-picture.tsx')).PermissionsPicture,
  },
  audit: {
    caption: 'The access log: what platform staff did for the company is marked and says why.',
    load: async () => (await import('./audit-picture.tsx')).AuditPicture,
  },
  impersonation: {
    caption: 'Two visits by platform staff, one of them with a reason and the right to write.',
    load: async () => (await import('./impersonation-picture.tsx')).ImpersonationPicture,
  },
  isolation: {
    caption: 'Four attempts to reach another company’s data, all of them refused.',
    load: async () => (await import('./isolation-picture.tsx')).IsolationPicture,
  },
  desk: {
    caption: DESK_CAPTION,
    load: async () => (await import('./desk-picture.tsx')).DeskPicture,
  },
  'desk-panes': {
    caption: DESK_CAPTION,
    load: async () => (await import('./desk-picture.tsx')).DeskPanes,
  },
  'chat-window': {
    caption:
      'The chat of the same conversation on the company’s page: the AI’s answer with its source, and Priya, who has joined.',
    load: async () => (await import('./chat-picture.tsx')).ChatPicture,
  },
  'script-tag': {
    caption: 'The script tag that puts the chat on a page.',
    load: async () => (await import('./script-tag.tsx')).ScriptTag,
  },
}

function thread(name: SampleThreadName, caption: string): PictureEntry {
  return { caption, load: async () => (await import('./sample-thread.tsx')).sampleThread(name) }
}

function list(name: SampleListName, caption: string): PictureEntry {
  return { caption, load: async () => (await import('./list-picture.tsx')).listPicture(name) }
}

function ticket(name: SampleTicketName): PictureEntry {
  return {
    caption: 'A customer’s details in a ticket: a verified address, the category and two custom fields.',
    load: async () => (await import('./ticket-picture.tsx')).ticketPicture(name),
  }
}
