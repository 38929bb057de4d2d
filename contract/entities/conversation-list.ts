/** How the company's conversations are listed, searched, and kept as views. */
import { z } from 'zod'
import {
  CONVERSATION_SORTS,
  CONVERSATION_STATES,
  SEARCH_MAX_LENGTH,
  VIEW_NAME_MAX,
} from '../constants/lists.ts'
import { priority, staffConversation } from './conversation.ts'
import { label } from './desk-action.ts'

export const conversationListState = z.enum(CONVERSATION_STATES)
export type ConversationListState = z.infer<typeof conversationListState>

export const conversationSort = z.enum(CONVERSATION_SORTS)
export type ConversationSort = z.infer<typeof conversationSort>

const idOrNone = z.union([z.literal('none'), z.uuid()])

/** What a list is narrowed to; all of it must hold. `q` are words that were said, noted, or name the conversation. */
export const conversationFilter = z.object({
  state: conversationListState.default('all'),
  assignee: idOrNone.optional(),
  team: idOrNone.optional(),
  label: label.optional(),
  priority: priority.optional(),
  customer: z.uuid().optional(),
  q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
})
export type ConversationFilter = z.infer<typeof conversationFilter>

/** Where the words of a search stand: a piece of the text, and the places in it, each `[start, end)` in UTF-16 units. */
export const foundText = z.object({
  in: z.enum(['message', 'note', 'conversation']),
  text: z.string(),
  marks: z.array(z.tuple([z.int().nonnegative(), z.int().positive()])),
})
export type FoundText = z.infer<typeof foundText>

export const listedConversation = staffConversation.extend({
  /** Of a search; else null. */
  found: foundText.nullable(),
})
export type ListedConversation = z.infer<typeof listedConversation>

/** How many conversations each state has. */
export const conversationCounts = z.record(conversationListState, z.int().nonnegative())
export type ConversationCounts = z.infer<typeof conversationCounts>

export const viewName = z.string().trim().min(1).max(VIEW_NAME_MAX)

/** A filter and a sort under a name; its maker's own, or the company's. */
export const view = z.object({
  id: z.uuid(),
  name: viewName,
  is_shared: z.boolean(),
  owner_id: z.uuid(),
  filter: conversationFilter,
  sort: conversationSort,
  position: z.int(),
})
export type View = z.infer<typeof view>
