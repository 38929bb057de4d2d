import { z } from 'zod'
import { TOP_K_DEFAULT, TOP_K_MAX } from '../constants/ai.ts'
import { SEARCH_QUERY_MAX } from '../constants/knowledge.ts'
import { LOCALES } from '../constants/locales.ts'
import {
  VOICE_CONFIDENCE_THRESHOLD,
  VOICE_LINE_MAX,
  VOICE_LINES_MAX,
  VOICE_PROVIDERS,
  VOICE_REFUSALS,
  VOICE_SDP_MAX,
  VOICE_SNIPPET_MAX,
  VOICE_TURNS_MAX,
} from '../constants/voice.ts'
import { filledText } from '../entities/values.ts'
import { articleLink } from '../entities/widget.ts'
import type { Route } from './route.ts'

const locale = z.enum(LOCALES).catch('en').default('en')
const callToken = z.string().min(1).max(4_096)
const line = filledText(VOICE_LINE_MAX)
const refusal = z.enum(VOICE_REFUSALS).nullable()

/** Calls of API-04. Spec 4.12 and 7. */
export const voiceRoutes = {
  /** What the visitor should know before a call: whether there can be one, and what it is like. */
  getCallVars: {
    access: ['tenant'],
    limit: 'widgetConfig',
    body: z.object({ locale }),
    response: z.object({
      ok: z.literal(true),
      vars: z.object({
        /** Null if a call is possible. */
        reason: refusal,
        /** The reason for the visitor, in the visitor's language; null without one. */
        note: z.string().nullable(),
        provider: z.enum(VOICE_PROVIDERS),
        /** False if the server cannot hear: the visitor types, and the assistant speaks. */
        hears_speech: z.boolean(),
        /** How long a call may last, in ms. */
        longest_ms: z.int().positive(),
        /** Where to connect if /connect fails (VOICE-07); null if there is no other way. */
        direct_url: z.url().nullable(),
        /** What the visitor is told before a call. */
        consent_text: z.string(),
      }),
    }),
  },
  /** What the assistant is told, and its first and last words. */
  getCallPrompt: {
    access: ['tenant'],
    limit: 'widgetConfig',
    body: z.object({ locale }),
    response: z.object({
      ok: z.literal(true),
      instructions: z.string(),
      preferred_voice: z.string(),
      voice_greeting: z.string(),
      voice_ending: z.string(),
    }),
  },
  /** Grants one call. The token connects once, from the page that asked for it. */
  grantCall: {
    access: ['tenant'],
    limit: 'voiceToken',
    body: z.object({ locale }),
    response: z.object({
      /** Null if there is no call now. */
      token: callToken.nullable(),
      /** How long the token may be used to connect, in ms; 0 without one. */
      token_ms: z.int().nonnegative(),
      reason: refusal,
      /** The reason for the visitor, in the visitor's language. */
      note: z.string().nullable(),
      env_flags: z.object({ hears_speech: z.boolean() }),
    }),
  },
  /**
   * Answers the browser's offer of a connection. A token that was used or is too old is `call_token_invalid`; without a
   * free line, it is `calls_busy`, and the token stays good.
   */
  connectCall: {
    access: ['tenant'],
    limit: 'voiceConnect',
    maxBytes: VOICE_SDP_MAX + 8_192,
    body: z.object({ token: callToken, sdp: z.string().min(1).max(VOICE_SDP_MAX), type: z.literal('offer') }),
    response: z.object({ sdp: z.string(), type: z.literal('answer') }),
  },
  /** The search of a call's assistant (VOICE-06). The token is that of a call that has been connected. */
  searchForCall: {
    access: ['tenant'],
    limit: 'searchKnowledge',
    body: z.object({
      token: callToken,
      query: filledText(SEARCH_QUERY_MAX),
      top_k: z
        .number()
        .default(TOP_K_DEFAULT)
        .transform(count => Math.min(TOP_K_MAX, Math.max(1, Math.round(count)))),
      locale,
      /** What was said before, the oldest first. */
      turns: z
        .array(
          z.object({
            speaker: z.enum(['visitor', 'assistant']),
            text: line,
            articles: z.array(articleLink).max(3).default([]),
          }),
        )
        .max(VOICE_TURNS_MAX)
        .default([]),
    }),
    response: z.object({
      ok: z.literal(true),
      snippets: z.array(articleLink.extend({ text: z.string().max(VOICE_SNIPPET_MAX) })),
      confidence: z.number(),
      threshold: z.literal(VOICE_CONFIDENCE_THRESHOLD),
      /** The answer in words to be spoken, as the chat would give it; null if nothing is certain. */
      answer: z.string().nullable(),
      /** The articles that `answer` rests on. */
      articles: z.array(articleLink),
    }),
  },
  /** Adds what was said to the call's conversation. A line that is there already is left as it is. */
  saveCallLines: {
    access: ['visitor'],
    params: z.object({ id: z.uuid() }),
    absent: 'conversation_not_found',
    limit: 'postMessage',
    body: z.object({
      token: callToken,
      lines: z
        .array(
          z.object({
            item_id: z.string().min(1).max(120),
            speaker: z.enum(['visitor', 'assistant']),
            text: line,
            /** The articles that an answer rests on. */
            articles: z.array(articleLink).max(3).default([]),
          }),
        )
        .max(VOICE_LINES_MAX),
      /** Whether the call has ended. */
      is_over: z.boolean(),
    }),
    response: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>
