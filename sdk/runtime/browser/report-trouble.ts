import type { TroubleCode } from '#contract/embed-types.ts'
import type { WidgetHost } from '../element/widget-host.ts'
import { logQuietly } from './log-quietly.ts'

/** Reports an error to the console and the page (`support:error`), but not to the visitor (CHAT-29). */
export type ReportTrouble = (code: TroubleCode, message: string, cause?: unknown) => void

/** Returns the reporter of an element. */
export function createReport(host: WidgetHost): ReportTrouble {
  return (code, message, cause) => {
    logQuietly(message, cause)
    host.announce('support:error', { code, message })
  }
}
