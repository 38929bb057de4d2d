/**
 * The embed doctor: tells the company on which of its sites the widgets run, and what hinders them there. It reports
 * nothing about the visitor. Loads when the page is idle, so it imports only types from modules that the widgets share.
 */
import type { PageFinding } from '#contract/constants/embed-doctor.ts'
import type { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import type { LAUNCHER_CLASS } from '#contract/embed.ts'
import type { EmbedPing } from '#contract/entities/embed-report.ts'
import type { VISITOR_HEADERS } from '#contract/headers.ts'
import { mayStore } from '../may-store.ts'
import { forgetReport, isRepeated, keepForLater, takeKept } from './session-notes.ts'
import { isOurs, watchPolicy } from './watch-policy.ts'

const TENANT_HEADER: (typeof VISITOR_HEADERS)['tenant'] = 'x-tenant-subdomain'

// In a constant, or the bundler treats the page's URL as an asset.
const HERE = import.meta.url

const LAUNCHER: typeof LAUNCHER_CLASS = 'launcher'

/** How often the launcher is looked for: without a brand in its tag, it is drawn once the brand has come, or is late. */
const TRIES = 16

const TRY_EVERY_MS = 250

const DEFAULT: typeof DEFAULT_SUBDOMAIN = 'app'

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

/** A script tag of the page that loads the widgets. */
type Tag = {
  readonly tenant: string
  /** The features that it names, also unknown ones. */
  readonly names: readonly string[]
  /** The style that it had when it was copied; null without one. */
  readonly brand: string | null
}

/** Returns the tags of the page, as the loader reads them. */
function readTags(): Tag[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*=widget-loader]')].map(script => {
    const query = new URL(script.src).searchParams
    const read = (name: string) => script.getAttribute(`data-${name}`) ?? query.get(name)
    return {
      tenant: read('tenant') ?? DEFAULT,
      names: (read('features') ?? read('feature') ?? '').match(/\w+/g) ?? [],
      brand: read('brand'),
    }
  })
}

/**
 * Returns whether the visitor can reach the chat's launcher: `launcher-outside` if its center isn't on the screen, and
 * `launcher-covered` if something else is in front of it. Null if it can be reached, is hidden by a command, or the chat
 * has none. A page that is still being drawn gets time: only what stays is a problem.
 */
async function findLauncherProblem(chat: HTMLElement): Promise<PageFinding | null> {
  const mode = chat.getAttribute('mode') ?? 'floating'
  if (mode !== 'floating' && mode !== 'iframe') return null
  let problem: PageFinding | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const launcher = chat.shadowRoot?.querySelector(`.${LAUNCHER}`)
    problem = launcher ? problemOf(chat, launcher) : null
    if (launcher && !problem) return null
    await new Promise(resolve => setTimeout(resolve, TRY_EVERY_MS))
  }
  return problem
}

function problemOf(chat: HTMLElement, launcher: Element): PageFinding | null {
  if (chat.hidden || launcher.ariaExpanded === 'true') return null
  const { left, top, width, height } = launcher.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'launcher-outside'
  const front = document.elementFromPoint(x, y)
  return front === chat || chat.contains(front) ? null : 'launcher-covered'
}

/** A page's report. */
type Report = Pick<EmbedPing, 'path' | 'mode' | 'brand'> & {
  readonly features: ReadonlySet<string>
  readonly findings: ReadonlySet<PageFinding>
}

/**
 * Sends a report to a company, unless the tab has sent the same one for another page. Hides the widgets if there is no
 * such company, or if it does not allow this site.
 */
async function sendReport(tenant: string, report: Report): Promise<void> {
  const { path, ...rest } = report
  if (isRepeated(tenant, json(rest))) return
  const response = await fetch(new URL('../api/embed-ping', HERE), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TENANT_HEADER]: tenant },
    body: json({ path, ...rest }),
    credentials: 'omit',
    keepalive: true,
  })
  if (response.ok) return
  // Or the tab's next page would not ask.
  forgetReport(tenant)
  await (await import('../refuse-tenant.ts')).refuseByResponse(tenant, response)
}

/** Returns a report as JSON. Old libraries give arrays a `toJSON`, so lists are written here. */
function json(report: object): string {
  const fields = Object.entries(report).map(([name, value]) => {
    const text =
      value instanceof Set ? `[${[...value].map(one => JSON.stringify(one)).join()}]` : JSON.stringify(value)
    return `"${name}":${text}`
  })
  return `{${fields.join()}}`
}
