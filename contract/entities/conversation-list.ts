/** The inbox's lists, their filters, and saved views. */
import { z } from 'zod'
import {
  CALL_FILTERS,
  CONVERSATION_SORTS,
  CONVERSATION_STATES,
  SEARCH_MAX_LENGTH,
  VIEW_NAME_MAX,
} from '../constants/lists.ts'
import { priority, staffConversation } from './conversation.ts'
import { label } from './desk-action.ts'
import { filledText, visibleText } from './values.ts'

/** A list of `CONVERSATION_STATES`. */
export const conversationListState = z.enum(CONVERSATION_STATES)
/** A parsed `conversationListState`. */
export type ConversationListState = z.infer<typeof conversationListState>

/** A sort order of `CONVERSATION_SORTS`. */
export const conversationSort = z.enum(CONVERSATION_SORTS)
/** A parsed `conversationSort`. */
export type ConversationSort = z.infer<typeof conversationSort>

const idOrNone = z.union([z.literal('none'), z.uuid()])

/**
 * Filter of a list; every field must match. `q` searches messages, notes, and the conversation's subject, number and
 * customer.
 */
export const conversationFilter = z.object({
  state: conversationListState.default('all'),
  assignee: idOrNone.optional(),
  team: idOrNone.optional(),
  label: label.optional(),
  priority: priority.optional(),
  call: z.enum(CALL_FILTERS).optional(),
  customer: z.uuid().optional(),
  q: visibleText.max(SEARCH_MAX_LENGTH).optional(),
})
/** A parsed `conversationFilter`. */
export type ConversationFilter = z.infer<typeof conversationFilter>

/** Where a search matched: an excerpt, and the matches in it, each `[start, end)` in UTF-16 units. */
export const foundText = z.object({
  in: z.enum(['message', 'note', 'conversation']),
  text: z.string(),
  marks: z.array(z.tuple([z.int().nonnegative(), z.int().positive()])),
})
/** A parsed `foundText`. */
export type FoundText = z.infer<typeof foundText>

/** A row of a conversation list. */
export const listedConversation = staffConversation.extend({
  /** The match of a search; null without one. */
  found: foundText.nullable(),
  /** The start of the visitor's first message; null if there is none. */
  first_message: z.string().nullable(),
  /** Whether the viewer has begun a reply or a note. */
  has_draft: z.boolean(),
})
/** A parsed `listedConversation`. */
export type ListedConversation = z.infer<typeof listedConversation>

/** Number of conversations per list. */
export const conversationCounts = z.record(conversationListState, z.int().nonnegative())
/** Parsed `conversationCounts`. */
export type ConversationCounts = z.infer<typeof conversationCounts>

/** Name of a view, trimmed and not empty. */
export const viewName = filledText(VIEW_NAME_MAX)

/** A saved filter and sort order, personal or shared with the company. */
export const view = z.object({
  id: z.uuid(),
  name: viewName,
  is_shared: z.boolean(),
  owner_id: z.uuid(),
  filter: conversationFilter,
  sort: conversationSort,
  position: z.int(),
})
/** A parsed `view`. */
export type View = z.infer<typeof view>
