/** Saved lists: customers that share conditions. */
import { z } from 'zod'
import { filledText, instant } from './values.ts'

const days = z.int().min(1).max(3_650)
/** `within` the last so many days, or longer ago: `before`, which for `last_seen` is also never. */
const when = z.enum(['within', 'before'])
const text = filledText(120)

/** One condition on customers. Text compares without regard to case. */
export const customerCondition = z.discriminatedUnion('field', [
  z.object({ field: z.literal('created'), when, days }),
  z.object({ field: z.literal('last_seen'), when, days }),
  z.object({ field: z.literal('company'), is: z.enum(['equal', 'containing']), value: text }),
  z.object({ field: z.literal('verified'), value: z.boolean() }),
  z.object({ field: z.literal('blocked'), value: z.boolean() }),
  z.object({
    field: z.literal('custom'),
    key: filledText(40),
    is: z.enum(['equal', 'containing']),
    value: text,
  }),
  z.object({
    field: z.literal('conversations'),
    is: z.enum(['at-least', 'at-most']),
    count: z.int().min(0).max(100_000),
  }),
  z.object({ field: z.literal('has_open'), value: z.boolean() }),
])
/** A parsed `customerCondition`. */
export type CustomerCondition = z.infer<typeof customerCondition>

/** Conditions that all must hold. An empty filter matches everybody. */
export const customerFilter = z.array(customerCondition).max(10)
/** A parsed `customerFilter`. */
export type CustomerFilter = z.infer<typeof customerFilter>

/** A saved list. */
export const customerList = z.object({
  id: z.uuid(),
  name: z.string(),
  filter: customerFilter,
  created_by_name: z.string(),
  created_at: instant,
  updated_at: instant,
})
/** A parsed `customerList`. */
export type CustomerList = z.infer<typeof customerList>
