/**
 * The embed doctor: tells the company on which of its sites the widgets run, and what hinders them there. It reports
 * nothing about the visitor. Loads when the page is idle, so it imports only types from modules that the widgets share.
 */
import type { PageFinding } from '#contract/constants/embed-doctor.ts'
import { mayStore } from '../may-store.ts'
import { findLauncherProblem } from './launcher-problem.ts'
import { readTags, type Tag } from './read-tags.ts'
import { sendReport } from './send-report.ts'
import { keepForLater, takeKept } from './session-notes.ts'
import { isOurs, watchPolicy } from './watch-policy.ts'

const WIDGETS = 'support-chat,support-ticket,support-kb,support-voice,support-csat'

type PolicyDocument = Document & {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean }
}

const examined = new Set<string>()
const blocked = new Set<PageFinding>()
let hasReported = false

/** Examines the page and reports, once per page and company. Our own pages are no company's site. */
export async function examinePage(): Promise<void> {
  if (isOurs(location.host)) return
  if (examined.size === 0) watchPolicy(notePolicy)
  const tags = readTags()
  const widgets = [...document.querySelectorAll<HTMLElement>(WIDGETS)]
  const named = [...tags.map(({ tenant }) => tenant), ...widgets.map(tenantOf)]
  for (const tenant of new Set(named)) {
    if (examined.has(tenant)) continue
    examined.add(tenant)
    await report(
      tenant,
      tags.filter(tag => tag.tenant === tenant),
      widgets.filter(widget => tenantOf(widget) === tenant),
    )
  }
}

function tenantOf(widget: Element): string {
  return widget.getAttribute('tenant') ?? 'app'
}

async function report(tenant: string, tags: readonly Tag[], widgets: readonly HTMLElement[]): Promise<void> {
  const chat = widgets.find(({ localName }) => localName === 'support-chat')
  const names = tags.flatMap(tag => tag.names)
  const findings = [
    isStorageBlocked() && 'storage-blocked',
    isTwice(tags) && 'loaded-twice',
    chat && (await findLauncherProblem(chat)),
    names.includes('voice') && isMicrophoneBlocked() && 'microphone-blocked',
    ...takeKept(),
    ...blocked,
  ] as const
  hasReported = true
  await sendReport(tenant, {
    path: location.pathname,
    mode: chat?.getAttribute('mode') === 'iframe' ? 'iframe' : 'element',
    features: new Set(widgets.map(({ localName }) => localName.slice('support-'.length))),
    brand: tags.find(({ brand }) => brand)?.brand ?? null,
    findings: new Set(findings.filter(finding => finding !== false && finding != null)),
  })
}

/** A page reports once. What its policy blocks later is in the report of the tab's next page. */
function notePolicy(finding: PageFinding): void {
  if (hasReported && !blocked.has(finding)) keepForLater(finding)
  blocked.add(finding)
}

function isTwice(tags: readonly Tag[]): boolean {
  const keys = tags.map(({ names }) => `${names}`)
  return new Set(keys).size < keys.length
}

function isStorageBlocked(): boolean {
  try {
    if (!mayStore()) return false
    localStorage.setItem('lapwing-doctor', '')
    localStorage.removeItem('lapwing-doctor')
    return false
  } catch {
    return true
  }
}

function isMicrophoneBlocked(): boolean {
  return (document as PolicyDocument).featurePolicy?.allowsFeature('microphone') === false
}
