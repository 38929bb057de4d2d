/**
 * Enhances a knowledge-base page where scripts run: suggestions while typing, ratings without a page load,
 * and the widget. Everything works without it.
 */
import '../styles.ts'
import { KNOWLEDGE_ENDPOINTS } from '#contract/routes/knowledge-endpoints.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { createTolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'
import { widgetLoaderUrl } from '#host-app/shared/browser/widget-loader-url.ts'
import { passGate } from '#host-app/shared/preview-gate/pass-gate.ts'
import { suggest } from './suggest.ts'

/**
 * A key of local storage: a random id that tells this browser's ratings from others'. It identifies nobody.
 */
const VISITOR_KEY = 'kb_visitor_key'

const [METHOD, PATH] = KNOWLEDGE_ENDPOINTS.rateArticle

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kb-search]')) suggest(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kb-feedback]')) keepPage(form)
void passGate()
if (document.body.dataset['widgets'] === 'true') addWidget()

/** Adds the script tag that customers use, once the browser is idle. */
function addWidget(): void {
  const tenant = tenantOfHost(location.host)
  // Safari has no `requestIdleCallback`.
  const soon = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000))
  if (tenant !== null) addEventListener('load', () => soon(() => append(tenant)))
}

function append(tenant: string): void {
  const script = document.createElement('script')
  script.src = widgetLoaderUrl()
  script.dataset['tenant'] = tenant
  script.dataset['feature'] = 'chat'
  script.dataset['locale'] = document.documentElement.lang
  // At the end of the lines, so that it covers no line's start.
  if (document.documentElement.dir === 'rtl') script.dataset['position'] = 'left'
  document.body.append(script)
}

/** Sends a rating without leaving the page. A comment may follow, and a second rating replaces the first. */
function keepPage(form: HTMLFormElement): void {
  const status = document.querySelector<HTMLElement>('[data-kb-status]')
  const answers = form.querySelector('div')
  const details = form.querySelector('details')
  const sendButton = form.querySelector<HTMLButtonElement>('[data-kb-send]')
  if (!status || !answers || !details || !sendButton) return

  form.addEventListener('submit', async event => {
    event.preventDefault()
    const button = event.submitter as HTMLButtonElement
    const isSent = await send(form, button.value)
    status.textContent = (isSent ? status.dataset['thanks'] : status.dataset['notSent']) ?? ''
    if (!isSent) return
    const isComment = button === sendButton
    answers.hidden = true
    details.hidden = isComment
    details.open = true
    sendButton.hidden = false
    sendButton.value = button.value
    // The button that had the focus is gone.
    if (!isComment) details.querySelector('summary')?.focus()
  })
}

async function send(form: HTMLFormElement, answer: string): Promise<boolean> {
  const given = new FormData(form)
  const word = {
    type: given.get('type'),
    slug: given.get('slug'),
    comment: given.get('comment'),
    helpful: answer === 'yes',
    visitor_key: visitorKey(),
  }
  const headers = { 'content-type': 'application/json' }
  return fetch(PATH, { method: METHOD, headers, body: JSON.stringify(word) }).then(
    response => response.ok,
    () => false,
  )
}

function visitorKey(): string {
  const storage = createTolerantStorage(() => localStorage)
  const known = storage.getItem(VISITOR_KEY)
  if (known !== null && /^[\w-]{16,64}$/.test(known)) return known
  const made = newId()
  storage.setItem(VISITOR_KEY, made)
  return made
}
