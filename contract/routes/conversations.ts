import { z } from 'zod'
import { CONTEXT_FIELDS, MESSAGE_PAGE_SIZE, SUBJECT_LENGTH } from '../constants/conversation.ts'
import { FEEDBACK_COMMENT_MAX } from '../constants/knowledge.ts'
import { LOCALES } from '../constants/locales.ts'
import { AFTER_ALL_MESSAGES } from '../constants/thread-tools.ts'
import { VOICE_TAG } from '../constants/voice.ts'
import { email } from '../entities/account.ts'
import {
  agentTyping,
  priority,
  staffConversation,
  timeoutRule,
  visitorConversation,
} from '../entities/conversation.ts'
import { message, messageContent, sitePage, visitorChoice } from '../entities/message.ts'
import { filledText, instant, integer, queryInteger, visibleText } from '../entities/values.ts'
import type { Route } from './route.ts'

const ofConversation = { params: z.object({ id: z.uuid() }), absent: 'conversation_not_found' } as const
const name = visibleText.max(120)
/** A JWT (RFC 7519) that the company signed with HS256: `{ sub, email?, name?, exp, aud: tenant }`. */
const identityToken = z.string().max(4_096)
const ok = z.object({ ok: z.literal(true) })
const either = z.union([staffConversation, visitorConversation])

/** `realtime` is where a visitor's browser hears its conversation and brings its files, and with which public key. */
const realtime = z.object({ url: z.url(), key: z.string() })
/** A visitor's token, and where and with which public key the browser reaches realtime and uploads. */
export const visitorCredential = z.object({ token: z.string(), realtime })

/** Calls of API-02 and API-03. Spec 7. */
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
       * Idempotency key that the browser creates and keeps secret: the same value returns the same conversation and
       * its token, so a lost response costs nothing.
       */
      client_id: z.uuid().optional(),
      subject: visibleText.min(1).transform(text => [...text].slice(0, SUBJECT_LENGTH).join('')),
      description: z.string().max(2_000).optional(),
      source: z.enum(['widget', 'chat']).default('widget'),
      customer_email: email.optional(),
      customer_name: name.optional(),
      customer_company_name: name.optional(),
      priority: priority.default('medium'),
      /** Labels that a visitor's widget may set. */
      tags: z.array(z.literal(VOICE_TAG)).max(1).default([]),
      /** What the page says about the visitor, such as the plan. Staff see it beside the conversation. */
      custom_fields: z
        .record(z.string().min(1).max(40), visibleText.max(500))
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
        /** Hidden until then; null shows it at once. */
        snoozed_until: instant.nullable(),
        /** The assignee that the caller expects. If it is another, the answer is `already_assigned`. */
        expected_assignee_id: z.uuid().nullable(),
      })
      .partial(),
    response: staffConversation,
  },
  /** Stops the conversation's visitor from writing in it, or allows it again. */
  blockVisitor: {
    access: ['member'],
    permission: 'conversations.reply',
    ...ofConversation,
    body: z.object({ blocked: z.boolean() }),
    response: staffConversation,
  },
  /** Holds the conversation as spam, or says that it is none. */
  markSpam: {
    access: ['member'],
    permission: 'conversations.reply',
    ...ofConversation,
    body: z.object({ spam: z.boolean() }),
    response: staffConversation,
  },
  listMessages: {
    access: ['visitor', 'member'],
    ...ofConversation,
    query: z.object({
      /** Sequence; exclusive. Deleted messages up to `after` come first, then newer messages. */
      after: queryInteger.min(0).default(0),
      /** Returns the newest messages before this sequence, ascending; overrides `after`. */
      before: queryInteger.min(1).max(AFTER_ALL_MESSAGES).optional(),
      limit: queryInteger.min(1).max(MESSAGE_PAGE_SIZE).default(MESSAGE_PAGE_SIZE),
    }),
    /** `typing`: the agent who is writing a reply, for the visitor only. */
    response: z.object({
      messages: z.array(message),
      conversation: visitorConversation,
      typing: agentTyping.optional(),
    }),
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
      /**
       * The newest message that a member had seen when they wrote. If a colleague has replied after it, the answer is
       * `colleague_replied` (409) and nothing is stored. Without it, the reply is stored in any case.
       */
      seen_sequence: z.int().min(0).max(AFTER_ALL_MESSAGES).optional(),
      /** Where a visitor writes. One that can't be stored is left out: it must not cost the message. */
      page: sitePage.optional().catch(undefined),
    }),
    dispensable: 'page',
    response: z.object({ message, conversation: visitorConversation }),
  },
  getQueuePosition: {
    access: ['visitor', 'member'],
    ...ofConversation,
    response: z.object({
      position: z.int().positive(),
      /** Whether people can answer now, as in `widgetConfig`. */
      is_online: z.boolean(),
    }),
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
  /** Runs the timeout `rule` once if it is due; otherwise changes nothing. */
  applyTimeout: {
    access: ['visitor'],
    ...ofConversation,
    body: z.object({ rule: timeoutRule }),
    response: visitorConversation,
  },
  /**
   * The visitor is typing, so the idle timeout waits (CHAT-17), and members see it if a person has the conversation or is
   * requested. Or the member is typing a reply, and the visitor sees it.
   */
  postTyping: {
    access: ['visitor', 'member'],
    permission: 'conversations.reply',
    refusesImpersonation: true,
    ...ofConversation,
    response: ok,
  },
  /** Marks messages as seen up to `sequence`. Members need the right to answer. */
  postSeen: {
    access: ['visitor', 'member'],
    permission: 'conversations.reply',
    ...ofConversation,
    body: z.object({ sequence: integer.positive() }),
    response: ok,
  },
  /** The visitor's rating of an AI answer, and what was missing if it did not help; null removes both. */
  rateAnswer: {
    access: ['visitor'],
    limit: 'rateAnswer',
    ...ofConversation,
    body: z
      .object({
        message_id: z.uuid(),
        helpful: z.boolean().nullable(),
        /** Without it, an unhelpful answer keeps its comment. */
        comment: filledText(FEEDBACK_COMMENT_MAX).optional(),
      })
      .refine(({ helpful, comment }) => comment === undefined || helpful === false, {
        path: ['comment'],
        message: 'Only an answer that did not help has a comment.',
      }),
    response: message,
  },
  /** Emails the conversation to the address it was opened with. */
  sendTranscript: { access: ['visitor'], ...ofConversation, response: ok },
  /** The visitor corrects their name, and once their address. */
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
  /**
   * The conversations that were opened or identified with a token for the same `sub`, the newest first, at most
   * `REMEMBERED_CONVERSATIONS`, each with a credential for it.
   */
  findConversations: {
    access: ['tenant'],
    limit: 'findConversations',
    body: z.object({ identity_token: identityToken }),
    response: z.object({
      /** The address in the token; null without one. */
      email: z.string().nullable(),
      found: z.array(visitorCredential.extend({ conversation: visitorConversation })),
    }),
  },
  /** Deletes the conversation with its messages and files. */
  eraseConversation: { access: ['visitor'], ...ofConversation, response: ok },
  /** Streams the AI's answer while it is written. Each event has the whole text so far. Ends with the answer. */
  streamAnswer: {
    access: ['visitor'],
    ...ofConversation,
    isStream: true,
    response: z.object({ text: z.string() }),
  },
} as const satisfies Record<string, Route>
