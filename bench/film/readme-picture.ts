/**
 * Takes the picture of README.md: `npm run picture -- OUT.png`. A visitor asks in the demo's shop, the AI answers with
 * its source, the visitor asks for a person, and an agent replies in the inbox. Needs the built product and the Chromium of the end-to-end tests.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs'
import { chat, inbox } from '../../tests/e2e/screens.ts'
import { createServerProcess } from '../../tests/support/server-process.ts'

/** The windows, in CSS px. Both are as small as their text stays readable, because README.md is narrow. */
const VISITOR = { width: 560, height: 800 }
const DESK = { width: 1_060, height: 800 }
const EMAIL = 'lena.vogel@example.com'
const FRAME = `
  body { display: flex; gap: 20px; width: max-content; margin: 0; padding: 24px; background: #dfe6e2 }
  img { border-radius: 10px }`

async function takePicture(out: string | undefined): Promise<void> {
  if (!out) throw new Error('Say where to: npm run picture -- OUT.png')
  const server = await createServerProcess({ DEMO_STORY: 'on' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    await server.start()
    const visitor = await open(browser, VISITOR)
    const desk = await open(browser, DESK)
    await talk(visitor, desk, server.port)
    const sides = await Promise.all([visitor, desk].map(page => page.screenshot({ animations: 'disabled' })))
    const frame = await browser.newPage()
    const images = sides.map(side => `<img src="data:image/png;base64,${side.toString('base64')}">`)
    await frame.setContent(`<style>${FRAME}</style><body>${images.join('')}`)
    await frame.locator('body').screenshot({ path: out })
  } finally {
    await browser.close()
    await server.dispose()
  }
}

async function open(browser: Browser, viewport: typeof VISITOR): Promise<Page> {
  return (await browser.newContext({ viewport })).newPage()
}

/** A question with an answer, a request for a person, and an agent who takes it and replies. */
async function talk(visitor: Page, desk: Page, port: number): Promise<void> {
  const widget = chat(visitor)
  await visitor.goto(`http://localhost:${port}/demo-shop/acme/`)
  await widget.open()
  await widget.giveEmail(EMAIL)
  await widget.send('How do I reset my password?')
  await widget.thread.getByRole('link', { name: 'Reset your password' }).waitFor()
  await widget.panel.getByRole('button', { name: 'Dismiss' }).click()
  await widget.send('I don’t get that email. Can I talk to a person?')
  const staff = inbox(desk)
  await staff.signIn(port, 'agent@acme.test')
  await staff.rowOf(EMAIL).click()
  await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await staff.reply('Hi, Priya here. Your address had a typo. I’ve corrected it, please try again.')
  await desk.getByRole('button', { name: 'Dismiss' }).click()
  await desk.mouse.move(0, 0)
  await staff.rowOf(EMAIL).getByText('Priya here').waitFor()
  await widget.thread.getByText('Priya here').waitFor()
}

await takePicture(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
