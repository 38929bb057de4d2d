/**
 * Hostile text in every field that a visitor can fill: no script runs for visitors or staff, and the text
 * stays whole.
 */
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { RUNNING_MARKUP, TRICKY_TEXTS } from '#tests/security/xss-strings.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox } from './screens.ts'

const STRINGS = [...RUNNING_MARKUP, ...TRICKY_TEXTS]
const server = ownServer()

test('the strings run where a page is careless', async ({ page }) => {
  await page.goto(server.example('/'))
  const silent: string[] = []
  for (const markup of RUNNING_MARKUP) {
    const hasRun = await page.evaluate(
      async ([html, looks]) => {
        let calls = 0
        Object.assign(window, { __x: () => (calls += 1) })
        const box = document.createElement('div')
        document.body.append(box)
        box.innerHTML = html
        box.querySelector<HTMLElement>('a, button, [data-click]')?.click()
        box.querySelector<HTMLElement>('input, textarea, select')?.focus()
        for (let i = 0; i < looks && calls === 0; i += 1) await new Promise(done => setTimeout(done, 25))
        box.remove()
        return calls > 0
      },
      [markup, scaleTimeout(10_000) / 25] as const,
    )
    if (!hasRun) silent.push(markup)
  }
  expect(silent).toEqual([])
})

test('none runs in the widget or in the inbox, and each is shown as it was written', async ({ browser }) => {
  const visitor = await (await browser.newContext()).newPage()
  const visitorRuns = await watch(visitor)
  await visitor.goto(server.example('/'))
  await chat(visitor).open()
  await chat(visitor).giveEmail('visitor@example.com')
  await chat(visitor).send(`talk to a person ${STRINGS[0]}`)
  await expect(chat(visitor).panel).toContainText('Your position')
  const { id, token } = await storedConversation(visitor)
  for (const content of STRINGS) await call('postMessage', { content }, { id, token })
  await expect.poll(() => shownTexts(chat(visitor).texts)).toEqual(expect.arrayContaining(STRINGS.map(plain)))
  await useEveryControl(visitor, 'support-chat')

  for (const subject of STRINGS) {
    await call('createConversation', { subject, customer_name: subject, customer_company_name: subject })
  }
  for (const text of STRINGS.slice(0, 12)) {
    await call('createTicket', {
      customer_email: 'visitor@example.com',
      customer_name: text,
      subject: text.slice(0, 80),
      content: text,
    })
  }

  const agent = await (await browser.newContext({ permissions: ['notifications'] })).newPage()
  const agentRuns = await watch(agent)
  await inbox(agent).signIn(server.port, 'agent@acme.test', { path: `/admin/conversations/${id}` })
  await expect(inbox(agent).thread.getByRole('article').first()).toBeVisible()
  // The newest messages are shown; earlier ones load on scrolling up.
  const shownUpwards = async () => {
    await inbox(agent).thread.evaluate(thread => thread.scrollTo(0, 0))
    return shownTexts(inbox(agent).texts)
  }
  await expect.poll(shownUpwards).toEqual(expect.arrayContaining(STRINGS.map(plain)))
  await agent.getByRole('button', { name: 'All open' }).click()
  await expect(inbox(agent).list).toContainText(STRINGS[0]!)

  expect(await visitorRuns()).toEqual([])
  expect(await agentRuns()).toEqual([])
})

/** Counts what must never happen: calls of `__x`, dialogs, requests to other hosts. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = []
  page.on('dialog', dialog => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) seen.push(`request ${request.url()}`)
  })
  await page.exposeFunction('__x', () => void seen.push('__x was called'))
  return async () => seen
}

/** Presses every control that the text may have become, except links that would leave the page. */
async function useEveryControl(page: Page, element: string): Promise<void> {
  await page.evaluate(tag => {
    const root = document.querySelector(tag)!.shadowRoot!
    for (const link of root.querySelectorAll('a')) {
      link.addEventListener('click', event => event.preventDefault())
      link.click()
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (!/^(?:https?|mailto|blob):$/.test(link.protocol)) throw new Error(`A link leads to ${link.href}`)
    }
  }, element)
}

/** Returns the conversation in the page's storage. */
async function storedConversation(page: Page): Promise<{ id: string; token: string }> {
  const text = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(text)![0]
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  return { id: claims.conversation_id, token }
}

async function call(
  name: 'postMessage' | 'createConversation' | 'createTicket',
  body: object,
  as?: { id: string; token: string },
): Promise<void> {
  const [method, path] = ENDPOINTS[name]
  const response = await fetch(`http://localhost:${server.port}${path.replace(':id', as?.id ?? '')}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [HEADERS.tenant]: 'acme',
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
}

/** Normalizes white space, which the screen may change. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

async function shownTexts(texts: () => Promise<string[]>): Promise<string[]> {
  return (await texts()).map(plain)
}
