import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'

/** A field of the form: one of its own, or one that the company asks for, under the path that the server knows it by. */
export type FieldName = 'email' | 'name' | 'subject' | 'category' | 'content' | `custom_fields.${string}`

/** What stands in the fields. */
export type TicketValues = { readonly [Name in FieldName]?: string }

/** What is wrong with a field: the key of the word that says so. */
export type Problem = 'missing' | 'notChosen' | 'notAnEmail' | 'notAccepted'
export type Problems = { readonly [Name in FieldName]?: Problem }

/** The most characters that the server takes. */
export const LENGTHS = {
  email: 254,
  name: 120,
  subject: 80,
  content: MESSAGE_MAX_LENGTH,
  custom: 500,
} as const
