import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'

/** The name of a field. The company's own fields have the path that the server uses. */
export type FieldName = 'email' | 'name' | 'subject' | 'category' | 'content' | `custom_fields.${string}`

/** The values of the fields. */
export type TicketValues = { readonly [Name in FieldName]?: string }

/** A problem of a field, as the key of its message. */
export type Problem = 'missing' | 'notChosen' | 'notAnEmail' | 'notAccepted' | 'refused'
/** The problems of the form, by field. */
export type Problems = { readonly [Name in FieldName]?: Problem }

/** Maximum lengths that the server accepts, in characters. */
export const LENGTHS = {
  email: 254,
  name: 120,
  subject: 80,
  content: MESSAGE_MAX_LENGTH,
  custom: 500,
} as const
