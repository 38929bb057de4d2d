import { z } from 'zod'
import { CONTEXT_FIELDS, MESSAGE_PAGE_SIZE, SUBJECT_LENGTH } from '../constants/conversation.ts'
import { LOCALES } from '../constants/locales.ts'
import { AFTER_ALL_MESSAGES } from '../constants/thread-tools.ts'
import { email } from '../entities/account.ts'
import { priority, settleRule, staffConversation, visitorConversation } from '../entities/conversation.ts'
import { message, messageContent, visitorChoice } from '../entities/message.ts'
import type { Route } from './route.ts'

const ofConversation = { params: z.object({ id: z.uuid() }), absent: 'conversation_not_found' } as const
const name = z.string().trim().max(120)
/** A JWT (RFC 7519) that the company signed with HS256: `{ sub, email?, name?, exp, aud: tenant }`. */
const identityToken = z.string().max(4_096)
const ok = z.object({ ok: z.literal(true) })
const either = z.union([staffConversation, visitorConversation])

/** `realtime` is where a visitor's browser hears its conversation and brings its files, and with which public key. */
const realtime = z.object({ url: z.url(), key: z.string() })
export const visitorCredential = z.object({ token: z.string(), realtime })

/** The calls of API-02 and API-03. */
export const conversationRoutes = {
  createVisitorToken: {
    access: ['renewer'],
    limit: 'visitorToken',
    body: z.object({ conversation_id: z.uuid() }),
    response: visitorCredential,
  },
  createConversation: {
    access: ['tenant'],
    limit: 'createConversation',
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
      customer_name: name.optional(),
      customer_company_name: name.optional(),
      priority: priority.default('medium'),
      /** What the page tells of the visitor, such as the plan; shown to staff beside the thread. */
      custom_fields: z
        .record(z.string().min(1).max(40), z.string().trim().max(500))
        .refine(fields => Object.keys(fields).length <= CONTEXT_FIELDS, 'Has too many fields.')
        .default({}),
      locale: z.enum(LOCALES).catch('en').default('en'),
      identity_token: identityToken.optional(),
    }),
    response: visitorCredential.extend({ conversationId: z.uuid() }),
  },
  getConversation: { access: ['visitor', 'member'], ...ofConversation, response: either },
  updateConversation: {
    access: ['member'],
    permission: 'conversations.reply',
    ...ofConversation,
    body: z
      .object({
        assignee_id: z.uuid().nullable(),
        priority,
        team_id: z.uuid().nullable(),
        /** Out of sight until then; null brings it back at once. */
        snoozed_until: z.iso.datetime({ offset: true }).nullable(),
        /** What the caller believes the assignee to be; when it is not so, the answer is `already_assigned`. */
        expected_assignee_id: z.uuid().nullable(),
      })
      .partial(),
    response: staffConversation,
  },
  /** The conversation's visitor writes nothing more in it, or again. */
  blockVisitor: {
    access: ['member'],
    permission: 'conversations.reply',
    ...ofConversation,
    body: z.object({ blocked: z.boolean() }),
    response: staffConversation,
  },
  listMessages: {
    access: ['visitor', 'member'],
    ...ofConversation,
    query: z.object({
      /** In front of what is behind it stand those up to it that were deleted. */
      after: z.coerce.number().int().min(0).default(0),
      /** With it come the newest messages before that sequence, in order, in place of the oldest after `after`. */
      before: z.coerce.number().int().min(1).max(AFTER_ALL_MESSAGES).optional(),
      limit: z.coerce.number().int().min(1).max(MESSAGE_PAGE_SIZE).default(MESSAGE_PAGE_SIZE),
    }),
    response: z.object({ messages: z.array(message), conversation: visitorConversation }),
  },
  postMessage: {
    access: ['visitor', 'member'],
    permission: 'conversations.reply',
    limit: 'postMessage',
    status: 201,
    ...ofConversation,
    /**
     * `sender` and the like are accepted and ignored: the credential says who speaks. With `meta` it is a choice of the
     * visitor's, whose text is the server's own, whatever `content` says. An article that was not among the conversation's
     * last suggestions, or that visitors can no longer read, cannot be picked: the message is then an ordinary one.
     */
    body: z.object({
      content: messageContent,
      client_id: z.uuid().optional(),
      meta: visitorChoice.optional(),
    }),
    response: z.object({ message, conversation: visitorConversation }),
  },
  getQueuePosition: {
    access: ['visitor', 'member'],
    ...ofConversation,
    response: z.object({ position: z.int().positive() }),
  },
  setNeedsHuman: {
    access: ['visitor', 'member'],
    permission: 'conversations.reply',
    limit: 'needsHuman',
    ...ofConversation,
    body: z.object({ needs_human: z.boolean(), make_ticket: z.boolean().default(false) }),
    response: visitorConversation,
  },
  resolveConversation: {
    access: ['visitor', 'member'],
    permission: 'conversations.reply',
    ...ofConversation,
    response: visitorConversation,
  },
  /** Does what `rule` says if it is due, once; else changes nothing. */
  settleConversation: {
    access: ['visitor'],
    ...ofConversation,
    body: z.object({ rule: settleRule }),
    response: visitorConversation,
  },
  /** The visitor is writing: the idle rule waits (CHAT-17). */
  postTyping: { access: ['visitor'], ...ofConversation, response: ok },
  /** By a member only with the right to answer: the look of somebody else is no answer to anybody. */
  postSeen: {
    access: ['visitor', 'member'],
    permission: 'conversations.reply',
    ...ofConversation,
    body: z.object({ sequence: z.int().positive() }),
    response: ok,
  },
  /** The visitor's word on an AI answer; null takes it back. */
  rateAnswer: {
    access: ['visitor'],
    ...ofConversation,
    body: z.object({ message_id: z.uuid(), helpful: z.boolean().nullable() }),
    response: message,
  },
  /** Mails the thread to the address the conversation was opened with. */
  sendTranscript: { access: ['visitor'], ...ofConversation, response: ok },
  /** The visitor corrects the own name, and once the own address. */
  correctContact: {
    access: ['visitor'],
    ...ofConversation,
    body: z.object({ email, name }).partial(),
    response: ok,
  },
  identifyVisitor: {
    access: ['visitor'],
    ...ofConversation,
    body: z.object({ identity_token: identityToken }),
    response: ok,
  },
  /** Removes the conversation with its messages and files. */
  eraseConversation: { access: ['visitor'], ...ofConversation, response: ok },
  /** The AI's answer while it is being written: each event has all of the text so far. Ends with the answer. */
  streamAnswer: {
    access: ['visitor'],
    ...ofConversation,
    isStream: true,
    response: z.object({ text: z.string() }),
  },
} as const satisfies Record<string, Route>
