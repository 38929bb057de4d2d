import type { PageFinding } from '#contract/constants/embed-doctor.ts'

// In a constant, or the bundler treats the page's URL as an asset.
const HERE = import.meta.url

type Violation = {
  readonly effectiveDirective: string
  readonly disposition: string
  /** Of a report. */
  readonly blockedURL?: string
  /** Of an event. */
  readonly blockedURI?: string
}

/**
 * Calls back for each request to us that the page's content security policy has blocked or blocks later. Browsers
 * without a ReportingObserver tell only the later ones.
 */
export function watchPolicy(onFinding: (finding: PageFinding) => void): void {
  const hear = (violation: Violation) => {
    const finding = findingOf(violation)
    if (finding) onFinding(finding)
  }
  document.addEventListener('securitypolicyviolation', hear)
  if (!('ReportingObserver' in window)) return
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true })
  observer.observe()
  for (const { body } of observer.takeRecords()) hear(body as unknown as Violation)
  observer.disconnect()
}

function findingOf({
  effectiveDirective,
  disposition,
  blockedURL,
  blockedURI,
}: Violation): PageFinding | null {
  const directive = /^(?:script|connect|img|frame|style|font|media)-src/.exec(effectiveDirective)?.[0]
  const address = blockedURL ?? blockedURI ?? ''
  if (!directive || disposition === 'report' || !URL.canParse(address)) return null
  return isOurs(new URL(address).host) ? (`csp:${directive}` as PageFinding) : null
}

/** Whether a host is our server's, or one below it. */
export function isOurs(host: string): boolean {
  const own = new URL(HERE).host
  return host === own || host.endsWith(`.${own}`)
}
