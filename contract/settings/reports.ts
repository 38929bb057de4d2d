import { z } from 'zod'
import { WEEK_STARTS } from '../constants/reports.ts'
import { visibleText } from '../entities/values.ts'
import { isTimeZone } from './time-zone.ts'

/** How the reports count days and weeks. */
export const reportsSettings = z.object({
  /** IANA time zone in which days begin; null for that of the office hours, or else UTC. */
  time_zone: visibleText
    .max(60)
    .refine(isTimeZone, 'Name a time zone such as Europe/Berlin.')
    .nullable()
    .default(null),
  /** The first day of a week. */
  week_start: z.enum(WEEK_STARTS).default('monday'),
})
