import { z } from 'zod'
import { assistReply, assistRequest, assistState } from '../entities/assist.ts'
import type { Route } from './route.ts'

const ofConversation = { params: z.object({ id: z.uuid() }), absent: 'conversation_not_found' } as const
/** Whoever acts for a tenant is none of its people, and keeps nothing of an own there. */
const ownPeople = {
  access: ['member'],
  permission: 'conversations.reply',
  refusesImpersonation: true,
} as const

/** The AI beside the agent. It writes to the agent alone and never sends. */
export const assistRoutes = {
  readAssist: { access: ['member'], ...ofConversation, response: assistState },
  /** Lets the company's language model write a text. Without a model it is `no_language_model`. */
  askAssist: {
    ...ownPeople,
    ...ofConversation,
    limit: 'assist',
    body: assistRequest,
    response: assistReply,
  },
  /** Notes what the agent did with a text that the AI wrote for them. For another's or an unknown one, nothing changes. */
  noteAssist: {
    ...ownPeople,
    ...ofConversation,
    body: z.object({ assist_id: z.uuid(), outcome: z.enum(['inserted', 'dismissed']) }),
    response: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>
