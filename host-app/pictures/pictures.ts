import type { ComponentType } from 'react'
import type { PictureName } from '../content/page.ts'

type PictureEntry = {
  /** What the picture shows. */
  readonly caption: string
  readonly load: () => Promise<ComponentType>
}

/** The pictures for pages, by name. */
export const PICTURES: Readonly<Record<PictureName, PictureEntry>> = {
  thread: {
    caption:
      'An example conversation: a visitor asks about returns, the AI answers and names its source, then an agent takes over.',
    load: async () => (await import('./sample-thread.tsx')).SampleThread,
  },
  article: {
    caption:
      'The AI answers one question from an article it names, and says that it found nothing for another.',
    load: async () => (await import('./article-picture.tsx')).ArticlePicture,
  },
  passages: {
    caption:
      'Three passages that a search found, each with how likely it answers: one is quoted, the others are not likely enough.',
    load: async () => (await import('./passages-picture.tsx')).PassagesPicture,
  },
  handoff: {
    caption: 'A visitor asks for a human, and an agent called Mara takes the conversation.',
    load: async () => (await import('./handoff-picture.tsx')).HandoffPicture,
  },
  queue: {
    caption:
      'Two conversations wait for a human, with their place in the queue; a third has become a ticket.',
    load: async () => (await import('./queue-picture.tsx')).QueuePicture,
  },
  inbox: {
    caption:
      'The list of the inbox: one visitor waits, one is answered by you, one by the AI, one is resolved.',
    load: async () => (await import('./inbox-picture.tsx')).InboxPicture,
  },
  ticket: {
    caption:
      'What a ticket says of its customer: a verified address, the category and two fields of its own.',
    load: async () => (await import('./ticket-picture.tsx')).TicketPicture,
  },
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
    caption:
      'The inbox: two customers wait for a human, Priya has taken one conversation, and the AI answers two. In the open thread the AI names its source, then the line beside it turns to Priya.',
    load: async () => (await import('./desk-picture.tsx')).DeskPicture,
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
