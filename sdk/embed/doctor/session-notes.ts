/** Notes of the doctor for the tab's later pages. Without storage, there are none. */
import type { PageFinding } from '#contract/constants/embed-doctor.ts'
import { mayStore } from '../may-store.ts'

const SENT = 'lapwing-doctor-sent:'
const KEPT = 'lapwing-doctor-kept'

/** Whether the tab has already sent this report for a company. Notes it as sent. */
export function isRepeated(tenant: string, report: string): boolean {
  const before = read(SENT + tenant)
  write(SENT + tenant, report)
  return before === report
}

/** Forgets that a report was sent. */
export function forgetReport(tenant: string): void {
  write(SENT + tenant, '')
}

/** Keeps a problem for the report of the tab's next page. */
export function keepForLater(finding: PageFinding): void {
  write(KEPT, `${read(KEPT) ?? ''} ${finding}`)
}

/** Returns the problems that earlier pages of the tab kept, and forgets them. */
export function takeKept(): PageFinding[] {
  const kept = read(KEPT)?.match(/\S+/g) ?? []
  if (kept.length > 0) write(KEPT, '')
  return kept as PageFinding[]
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    if (mayStore()) sessionStorage.setItem(key, value)
  } catch {
    // Then every page reports anew.
  }
}
