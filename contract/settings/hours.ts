import { z } from 'zod'
import { AWAY_TEXT_MAX } from '../constants/ai.ts'
import { filledText } from '../entities/values.ts'
import { officeHours, replyTime } from '../entities/widget.ts'
import { isTimeZone } from './time-zone.ts'

/** When people answer, and what visitors read meanwhile. */
export const hoursSettings = z.object({
  /** Null: somebody is always there. */
  office_hours: officeHours
    .refine(({ time_zone }) => isTimeZone(time_zone), {
      message: 'Name a time zone such as Europe/Berlin.',
      path: ['time_zone'],
    })
    .refine(({ week }) => week.flat().every(([from, to]) => from < to), {
      message: 'Each time begins before it ends.',
      path: ['week'],
    })
    .nullable()
    .default(null),
  /** What visitors read while nobody is there; null for the built-in text. */
  away_text: filledText(AWAY_TEXT_MAX).nullable().default(null),
  /** How soon people usually answer; null to promise nothing. */
  reply_time: replyTime.nullable().default(null),
})
