import { parseScripts } from '../../parse-scripts.ts'
import { accountScripts } from './account.ts'
import { billingScripts } from './billing.ts'
import { calendarScripts } from './calendar.ts'
import { callScripts } from './calls.ts'
import { otherLanguageScripts } from './other-languages.ts'
import { schedulingScripts } from './scheduling.ts'
import { technicalScripts } from './technical.ts'
import { timeTrackingScripts } from './time-tracking.ts'

/** The scripts of chats and tickets. */
export const chatScripts = [
  calendarScripts,
  billingScripts,
  schedulingScripts,
  timeTrackingScripts,
  accountScripts,
  technicalScripts,
  otherLanguageScripts,
].flatMap(parseScripts)

/** The scripts of voice calls. */
export const spokenScripts = parseScripts(callScripts)
