/** One change of a conversation. Bulk changes, macros and rules share these actions. */
import { z } from 'zod'
import { LABEL_LENGTH } from '../constants/desk.ts'
import { priority } from './conversation.ts'
import { messageContent } from './message.ts'
import { filledText } from './values.ts'

/** A label. It shows as written and compares without regard to case. */
export const label = filledText(LABEL_LENGTH)

/** The longest a conversation can be snoozed by a number of minutes: a year. */
const SNOOZE_MAX_MINUTES = 366 * 24 * 60

/** An action on a conversation, by `type`. */
export const deskAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('assign'), assignee_id: z.uuid().nullable() }),
  z.object({ type: z.literal('assign-team'), team_id: z.uuid().nullable() }),
  z.object({ type: z.literal('add-label'), label }),
  z.object({ type: z.literal('remove-label'), label }),
  z.object({ type: z.literal('set-priority'), priority }),
  z.object({ type: z.literal('resolve') }),
  z.object({ type: z.literal('reopen') }),
  z.object({ type: z.literal('snooze'), minutes: z.int().min(1).max(SNOOZE_MAX_MINUTES) }),
  z.object({ type: z.literal('reply'), content: messageContent }),
  z.object({ type: z.literal('note'), content: messageContent }),
])
/** A parsed `deskAction`. */
export type DeskAction = z.infer<typeof deskAction>
