import { KNOWLEDGE_ENDPOINTS } from '#contract/routes/knowledge-endpoints.ts'
import { newId } from '../../adapters/browser/new-id.ts'
import { createTolerantStorage } from '../../adapters/browser/tolerant-storage.ts'

/**
 * A key of local storage: a random id that tells this browser's ratings from others'. It identifies nobody.
 */
const VISITOR_KEY = 'kb_visitor_key'
const [METHOD, PATH] = KNOWLEDGE_ENDPOINTS.rateArticle

/** Sends a rating without leaving the page. A comment may follow, and a second rating replaces the first. */
export function keepPage(form: HTMLFormElement): void {
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
