import { z } from 'zod'
import { filledText } from '../entities/values.ts'
import { ticketField } from '../entities/widget.ts'

/** The company's additions to the ticket form. */
export const ticketFormSettings = z
  .object({
    categories: z.array(filledText(80)).max(50).default([]),
    fields: z.array(ticketField).max(20).default([]),
  })
  .refine(({ fields }) => new Set(fields.map(({ key }) => key)).size === fields.length, {
    message: 'Each field has a key of its own.',
    path: ['fields'],
  })
  .refine(({ fields }) => fields.every(({ kind, options }) => kind === 'text' || options.length > 0), {
    message: 'A list needs options to choose from.',
    path: ['fields'],
  })
