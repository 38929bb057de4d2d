import type { Page } from '@playwright/test'

/** Collects the browser's complaints about all pages opened from now on: policy violations and errors. */
export async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.exposeFunction('complain', (complaint: string) => complaints.push(complaint))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const told = `${event.effectiveDirective}: ${event.blockedURI} ${event.sample} at ${event.sourceFile}`
      ;(window as never as { complain: (text: string) => void }).complain(told)
    })
  })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (/content security|trusted|permissions.?policy|unrecognized|cross-origin/i.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}
