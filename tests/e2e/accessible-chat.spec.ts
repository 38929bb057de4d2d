/** The widgets by keyboard, checked by axe, on small screens and enlarged, on the example site. */
import { expect, type Page } from '@playwright/test'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { axeFindings } from './axe-findings.ts'
import { chat } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

for (const look of [
  { name: 'light', attributes: {}, tag: [] },
  { name: 'dark', attributes: { theme: 'dark' }, tag: '@full' },
  { name: 'in Arabic', attributes: { locale: 'ar' }, tag: '@full' },
]) {
  test(`axe finds nothing in any state of the chat, ${look.name}`, { tag: look.tag }, async ({ page }) => {
    await page.goto(server.example('/'))
    await page.locator('support-chat').evaluate((element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    }, look.attributes)
    await page.locator('support-chat').getByRole('button').first().click()
    const panel = page.getByRole('dialog')
    const findings = async (state: string) =>
      expect(await axeFindings(page, 'support-chat'), state).toEqual([])
    await expect(panel.getByRole('textbox').first()).toBeVisible()
    await findings('gate')
    await panel.getByRole('textbox').first().fill('visitor@example.com')
    await panel.getByRole('textbox').first().press('Enter')
    const box = panel.locator('textarea')
    await expect(box).toBeVisible()
    await findings('home')

    await box.fill('How do I reset my password?')
    await box.press('Enter')
    await expect(panel.getByRole('log')).toContainText('press Forgot password')
    await findings('answer')
    await panel.locator('[aria-haspopup=menu]').click()
    await expect(panel.getByRole('menu')).toBeVisible()
    await findings('menu')
    await page.keyboard.press('Escape')
    await box.fill('I would like to talk to a person.')
    await box.press('Enter')
    await expect(panel).toContainText('1')
    await findings('queue')
  })
}

test('axe finds nothing on the ticket form, with its errors and when it is sent', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(server.example('/contact.html'))
  const ticket = page.locator('support-ticket')
  await expect(ticket.getByRole('textbox', { name: /subject/i })).toBeVisible()
  expect(await axeFindings(page, 'support-ticket')).toEqual([])
  await ticket.getByRole('button', { name: /send/i }).click()
  await expect(ticket.locator('[aria-invalid=true]').first()).toBeFocused()
  expect(await axeFindings(page, 'support-ticket')).toEqual([])
})

test('[CHAT-01] [CHAT-05] [CHAT-06] all of a conversation by keyboard alone', async ({ page }) => {
  await page.goto(server.example('/'))
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Open chat' }).focus()
  await press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Email address')
  await page.keyboard.type('visitor@example.com')
  await press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Message')
  await page.keyboard.type('How do I reset my password?')
  await press('Enter')
  await expect(chat(page).thread).toContainText('press Forgot password')

  await test.step('rates the answer', async () => {
    await expect(chat(page).panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
    await tabTo(page, 'Helpful', 'Shift+Tab')
    await press('Enter')
    await expect(chat(page).panel.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
  await test.step('adds an emoji', async () => {
    await tabTo(page, 'Add an emoji')
    await press('Enter')
    await expect.poll(() => focusedName(page)).toBe('😀')
    await press('ArrowRight', 'Enter')
    await expect(chat(page).composer).toHaveValue('😂')
    await expect.poll(() => focusedName(page)).toBe('Message')
    await press('Enter')
    await expect(chat(page).thread).toContainText('😂')
  })
  await test.step('opens the menu, my data, and comes back', async () => {
    await tabTo(page, 'More options', 'Shift+Tab')
    await press('Enter', 'End')
    await expect.poll(() => focusedName(page)).not.toBe('More options')
    await press('Escape')
    await expect.poll(() => focusedName(page)).toBe('More options')
  })
  await press('Escape')
  await expect(chat(page).panel).toBeHidden()
  await expect.poll(() => focusedName(page)).toMatch(/^Open chat/)
})

test('[CHAT-05] a press on Start Chat counts, also when the rest of the panel comes in the middle of it', {
  tag: '@full',
}, async ({ page }) => {
  let letIn = () => {}
  const wait = new Promise<void>(resolve => {
    letIn = resolve
  })
  await page.route('**/sdk/lazy-*.js', async route => {
    await wait
    await route.continue()
  })
  await page.goto(server.example('/'))
  await chat(page).open()
  const start = chat(page).panel.getByRole('button', { name: SHARED_MESSAGES.startChat })
  await chat(page).panel.getByRole('textbox', { name: /email/i }).fill('visitor@example.com')
  await start.hover({ position: { x: 40, y: 6 } })
  await page.mouse.down()
  letIn()
  await expect(chat(page).panel.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await page.mouse.up()
  await expect(start).toHaveCount(0)
})

test('works at 320 px and enlarged to 200%, with no scrolling sideways', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(server.example('/'))
  await chat(page).open()
  await chat(page).giveEmail('visitor@example.com')
  await chat(page).send('How do I reset my password?')
  await expect(chat(page).thread).toContainText('press Forgot password')
  // A 1280 px window at 200% has 640 CSS pixels; 320 is the minimum of WCAG 1.4.10.
  for (const size of [
    { width: 640, height: 400 },
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    // The panel follows the window's size with the next frame.
    await expect(async () => {
      const box = await chat(page).panel.boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.y).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(size.width)
      expect(box!.y + box!.height).toBeLessThanOrEqual(size.height)
    }).toPass()
    const overflow = await chat(page).panel.evaluate(
      panel =>
        [panel, ...panel.querySelectorAll('*')].filter(
          part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto',
        ).length,
    )
    expect(overflow).toBe(0)
    await expect(chat(page).composer).toBeInViewport()
  }
})

test('what is written without a network arrives when it is back, in order', async ({ page, context }) => {
  await page.goto(server.example('/'))
  await chat(page).open()
  await chat(page).giveEmail('visitor@example.com')
  await chat(page).send('I need a real person, please')
  await expect(chat(page).panel).toContainText('Your position')
  await context.setOffline(true)
  for (const text of ['one', 'two', 'three']) await chat(page).send(text)
  const waits = 'Will be sent when you are back online'
  await expect(chat(page).thread).toContainText(waits)
  await context.setOffline(false)
  await expect(chat(page).thread).not.toContainText(waits)
  await page.reload()
  await chat(page).open()
  await expect.poll(() => chat(page).texts()).toEqual(['I need a real person, please', 'one', 'two', 'three'])
})

/** Moves the focus until it is on the control with this name. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    if ((await focusedName(page)) === name) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${name}; it is at ${await focusedName(page)}.`)
}

/** Returns the accessible name of the focused element inside the widget. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? ''
  })
}
