import { LABEL_LENGTH, PRIORITIES } from '#contract/constants/desk.ts'
import { CALL_FILTERS, CONVERSATION_STATES, SEARCH_MAX_LENGTH } from '#contract/constants/lists.ts'
import type { ConversationFilter } from '#contract/entities/conversation-list.ts'
import { oneOf } from '../../common/one-of.ts'

type Field = keyof ConversationFilter

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Parsers by field. They don't use the contract's schemas, which would add their library to the browser's
 * bundle. The server validates with the schemas.
 */
const READ: { readonly [F in Field]-?: (given: string) => ConversationFilter[F] | undefined } = {
  state: given => oneOf(CONVERSATION_STATES, given),
  assignee: idOrNone,
  team: idOrNone,
  label: given => words(given, LABEL_LENGTH),
  priority: given => oneOf(PRIORITIES, given),
  call: given => oneOf(CALL_FILTERS, given),
  customer: id,
  q: given => words(given, SEARCH_MAX_LENGTH),
}

/** Returns the filter with a field set from text; unchanged if the text is invalid. */
export function withField(filter: ConversationFilter, field: Field, given: string): ConversationFilter {
  const value = READ[field](given)
  return value === undefined ? filter : { ...filter, [field]: value }
}

function id(given: string): string | undefined {
  return UUID.test(given) ? given : undefined
}

function idOrNone(given: string): string | undefined {
  return given === 'none' ? given : id(given)
}

function words(given: string, most: number): string | undefined {
  const text = given.trim()
  return text !== '' && text.length <= most ? text : undefined
}
