import { z } from 'zod'
import { STARTER_MAX, STARTERS_MAX } from '../constants/ai.ts'
import {
  ANSWER_FOLLOW_UP_S,
  DEFAULT_TIMERS,
  FLOW_TEXT_MAX,
  type FlowText,
  HANDOFF_PHRASE_MAX,
  HANDOFF_PHRASES_MAX,
  QUICK_REPLIES_MAX,
  QUICK_REPLY_LABEL_MAX,
  TEXT_PLACEHOLDERS,
  TIMER_BOUNDS,
  type Timers,
} from '../constants/chat-flow.ts'
import { CONTENT_SLUG_MAX } from '../constants/knowledge.ts'
import { LOCALES } from '../constants/locales.ts'
import { filledText, visibleText } from '../entities/values.ts'

const seconds = (name: keyof Timers) =>
  z.int().min(TIMER_BOUNDS[name][0]).max(TIMER_BOUNDS[name][1]).default(DEFAULT_TIMERS[name])

/** How long a conversation waits for each of its next steps. Defaults: the specification's. */
const conversationTimers = z
  .object({
    follow_up_s: seconds('follow_up_s'),
    auto_close_s: seconds('auto_close_s'),
    typing_pause_s: seconds('typing_pause_s'),
    human_fallback_s: seconds('human_fallback_s'),
    choice_timeout_s: seconds('choice_timeout_s'),
  })
  .refine(({ follow_up_s, auto_close_s }) => auto_close_s >= follow_up_s + ANSWER_FOLLOW_UP_S, {
    message: `A conversation closes at least ${ANSWER_FOLLOW_UP_S} seconds after the follow-up question, so that visitors can answer it.`,
    path: ['auto_close_s'],
  })

/** A company's own version of a message. */
const flowText = (key: FlowText) => {
  const wanted = TEXT_PLACEHOLDERS[key]
  return filledText(FLOW_TEXT_MAX)
    .refine(text => !wanted || text.includes(wanted), {
      error: `Keep ${wanted} in the text. Visitors see the number there.`,
    })
    .refine(text => (text.match(/\{\w*\}/g) ?? []).every(found => found === wanted), {
      error: wanted ? `${wanted} is the only placeholder here.` : 'This text has no placeholders.',
    })
    .exactOptional()
}

const flowTexts = z.object({
  followUp: flowText('followUp'),
  queue: flowText('queue'),
  nobodyThere: flowText('nobodyThere'),
  unsure: flowText('unsure'),
  noInformation: flowText('noInformation'),
  unavailable: flowText('unavailable'),
  autoClose: flowText('autoClose'),
  apology: flowText('apology'),
  choiceTimeout: flowText('choiceTimeout'),
})
const byLocale = <Texts extends z.ZodType>(texts: Texts) => z.partialRecord(z.enum(LOCALES), texts)
/** A company's own versions of messages, by language. A message that is left out is the built-in one. */
export type FlowTexts = z.infer<ReturnType<typeof byLocale<typeof flowTexts>>>
/** Those of the messages that widgets show. */
export const widgetTexts = byLocale(flowTexts.pick({ followUp: true, queue: true, nobodyThere: true }))

const phrase = visibleText.max(HANDOFF_PHRASE_MAX).regex(/[\p{L}\p{N}]/u, 'Give at least one word.')
const phrases = z.array(phrase).max(HANDOFF_PHRASES_MAX).default([])

const label = filledText(QUICK_REPLY_LABEL_MAX)
/** A button that visitors find on the home view and below an answer. */
export const quickReply = z.discriminatedUnion('action', [
  /** Sends a message in the visitor's name. */
  z.object({ action: z.literal('message'), label, text: filledText(STARTER_MAX) }),
  /** Asks for a human. */
  z.object({ action: z.literal('human'), label }),
  /** Opens an article of the help center. */
  z.object({ action: z.literal('article'), label, slug: filledText(CONTENT_SLUG_MAX) }),
  /** Opens the ticket form. */
  z.object({ action: z.literal('ticket'), label }),
])
/** A parsed `quickReply`. */
export type QuickReply = z.infer<typeof quickReply>

/** How a chat begins, who answers it, what it says and how long it waits. */
export const chatFlowSettings = z.object({
  /** Whether the AI answers visitors; otherwise they go straight to a human. */
  is_ai_enabled: z.boolean().default(true),
  /** Questions that a visitor asks with one press. */
  starters: z.array(filledText(STARTER_MAX)).max(STARTERS_MAX).default([]),
  quick_replies: z.array(quickReply).max(QUICK_REPLIES_MAX).default([]),
  timers: conversationTimers.default(DEFAULT_TIMERS),
  texts: byLocale(flowTexts).default({}),
  /** Messages that contain one of these phrases ask for a human, as the built-in ones do (CHAT-09). */
  handoff_phrases: phrases,
  /** Phrases that ask for no human, although the words in them seem to. */
  handoff_exceptions: phrases,
})
/** Parsed `chatFlowSettings`. */
export type ChatFlowSettings = z.infer<typeof chatFlowSettings>
