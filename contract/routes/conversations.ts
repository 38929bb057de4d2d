import { z } from 'zod'
import { CONVERSATION_PAGE_SIZE, MESSAGE_PAGE_SIZE, SUBJECT_LENGTH } from '../constants/conversation.ts'
import { email } from '../entities/account.ts'
import { priority, staffConversation, visitorConversation } from '../entities/conversation.ts'
import { message, messageContent } from '../entities/message.ts'
import type { Route } from './route.ts'

const byId = z.object({ id: z.uuid() })
const either = z.union([staffConversation, visitorConversation])

/** Where a visitor's browser hears its conversation, and with which public key. */
const realtime = z.object({ url: z.url(), key: z.string() })
const visitorCredential = z.object({ token: z.string(), realtime })

/** The calls of API-02 and API-03. */
export const conversationRoutes = {
  createVisitorToken: {
    access: ['renewer'],
    body: z.object({ conversation_id: z.uuid() }),
    response: visitorCredential,
  },
  createConversation: {
    access: ['tenant'],
    status: 201,
    body: z.object({
      /**
       * The creation key, made by the browser and shown to nobody else: the same value gives the same conversation
       * and its token, so that a lost answer costs nothing.
       */
      client_id: z.uuid().optional(),
      subject: z
        .string()
        .trim()
        .min(1)
        .transform(text => [...text].slice(0, SUBJECT_LENGTH).join('')),
      description: z.string().max(2_000).optional(),
      source: z.enum(['widget', 'chat']).default('widget'),
      customer_email: email.optional(),
      customer_name: z.string().trim().max(120).optional(),
      customer_company_name: z.string().trim().max(120).optional(),
      priority: priority.default('medium'),
    }),
    response: visitorCredential.extend({ conversationId: z.uuid() }),
  },
  listConversations: {
    access: ['member'],
    query: z.object({
      limit: z.coerce.number().int().min(1).max(CONVERSATION_PAGE_SIZE).default(CONVERSATION_PAGE_SIZE),
    }),
    response: z.object({ conversations: z.array(staffConversation) }),
  },
  getConversation: { access: ['visitor', 'member'], params: byId, response: either },
  updateConversation: {
    access: ['member'],
    params: byId,
    body: z
      .object({
        assignee_id: z.uuid().nullable(),
        priority,
        /** What the caller believes the assignee to be; when it is not so, the answer is `already_assigned`. */
        expected_assignee_id: z.uuid().nullable(),
      })
      .partial(),
    response: staffConversation,
  },
  listMessages: {
    access: ['visitor', 'member'],
    params: byId,
    query: z.object({
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE_SIZE).default(MESSAGE_PAGE_SIZE),
    }),
    response: z.object({ messages: z.array(message), conversation: visitorConversation }),
  },
  postMessage: {
    access: ['visitor', 'member'],
    status: 201,
    params: byId,
    /** `sender` and the like are accepted and ignored: the credential says who speaks. */
    body: z.object({ content: messageContent, client_id: z.uuid().optional() }),
    response: z.object({ message, conversation: visitorConversation }),
  },
  getQueuePosition: {
    access: ['visitor', 'member'],
    params: byId,
    response: z.object({ position: z.int().positive() }),
  },
  setNeedsHuman: {
    access: ['visitor', 'member'],
    params: byId,
    body: z.object({ needs_human: z.boolean(), make_ticket: z.boolean().default(false) }),
    response: visitorConversation,
  },
  resolveConversation: { access: ['visitor', 'member'], params: byId, response: visitorConversation },
} as const satisfies Record<string, Route>
