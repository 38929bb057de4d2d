import { EVENTS } from '#contract/embed.ts'
import type { WidgetHost } from '../element/widget-host.ts'
import { logQuietly } from './log-quietly.ts'

/** What kind of trouble, for the page: the code goes into `support:error`. */
export type TroubleCode = 'load' | 'realtime' | 'identity' | 'action'

/** Tells the console and the page (`support:error`) of trouble that the visitor need not see (CHAT-29). */
export type ReportTrouble = (code: TroubleCode, message: string, cause?: unknown) => void

export function createReport(host: WidgetHost): ReportTrouble {
  return (code, message, cause) => {
    logQuietly(message, cause)
    host.announce(EVENTS.error, { code, message })
  }
}
